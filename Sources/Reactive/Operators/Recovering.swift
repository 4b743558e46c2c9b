extension ObservableType {
    /// Continues with another stream in place of an error.
    ///
    ///     source                  -a-#
    ///     catch { _ in of(x) }    -a-(x|)
    public func `catch`(
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { downstream in
            self.asObservable().forward(to: downstream) {
                guard case .failed(let error) = $0 else { return downstream.end($0) }
                do { try handler(error).takeOver(downstream) } catch { downstream.fail(error) }
            }
        }
    }

    /// Sends one element and the end in place of an error.
    ///
    ///     source                -a-#
    ///     catchAndReturn(x)     -a-(x|)
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        `catch` { _ in .just(element) }
    }

    /// Sends the elements of the first stream. Continues with the next stream each time one fails.
    ///
    ///     a                     -1-#
    ///     b                     -2-|
    ///     catch(sequence:)      -1--2-|
    public static func `catch`(sequence: some Sequence<Observable<Element>>) -> Observable<Element>
    { succession(of: sequence) { $0.isFailure } }

    /// Restarts the source each time it fails.
    ///
    ///     first       -a-#
    ///     second      -a-b|
    ///     retry()     -a--a-b|
    public func retry() -> Observable<Element> { retry(.max) }

    /// Restarts the source when it fails, with at most `maxAttemptCount` attempts in total.
    ///
    ///     source       -a-#
    ///     retry(2)     -a--a-#
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        Observable.catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
    }

    /// Restarts the source after a failure, as soon as the trigger sends an element.
    /// `notificationHandler` creates the trigger from the errors. The result ends with the trigger,
    /// but not while the source is running: the trigger's end then takes effect at the next
    /// failure.
    ///
    ///     source             -a-#
    ///     errors, delayed    ----x---x--
    ///     retry(when:)       -a---a---a-
    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> Trigger
    ) -> Observable<Element> {
        Observable { downstream in
            let errors = PublishSubject<any Error>()
            let isWaiting = Box(false)
            let verdict = Box<Ending?>(nil)
            let attempts = Attempts(downstream) { _ in
                self.asObservable().forward(to: downstream, leavingFirst: true) {
                    guard case .failed(let error) = $0 else { return downstream.end($0) }
                    if let verdict = verdict.value { return downstream.end(verdict) }
                    isWaiting.value = true
                    errors.onNext(error)
                }
            }
            // Ignores an element that arrives while the source is running.
            notificationHandler(errors).asObservable().forward(to: downstream) { _ in
                guard isWaiting.value else { return }
                isWaiting.value = false
                attempts.again()
            } onEnd: {
                if isWaiting.value { downstream.end($0) } else { verdict.value = $0 }
            }
            attempts.again()
        }
    }
}
