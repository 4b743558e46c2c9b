extension ObservableType {
    /// Another stream in place of an error.
    ///
    ///     source                  -a-#
    ///     catch { _ in of(x) }    -a-(x|)
    public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>)
        -> Observable<Element>
    {
        Observable { downstream in
            self.asObservable().forward(to: downstream) {
                downstream.next($0)
            } onEnd: {
                guard case .failed(let error) = $0 else { return downstream.end($0) }
                do {
                    let fallback = try handler(error)
                    Trampoline.enter { $0.descend { fallback.flow(into: downstream) } }
                } catch { downstream.fail(error) }
            }
        }
    }

    /// One element, and the end, in place of an error.
    ///
    ///     source                -a-#
    ///     catchAndReturn(x)     -a-(x|)
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        `catch` { _ in .just(element) }
    }

    /// The next of the streams, whenever one fails.
    public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        Observable { downstream in
            var sources = sequence.makeIterator()
            var failure: (any Error)?
            Attempts(downstream) { attempts in
                guard let source = sources.next() else {
                    return failure.map(downstream.fail) ?? downstream.complete()
                }
                source.forward(to: downstream) {
                    downstream.next($0)
                } onEnd: {
                    guard case .failed(let error) = $0 else { return downstream.end($0) }
                    failure = error
                    attempts.again()
                }
            }.again()
        }
    }

    /// The source from the beginning, whenever it fails.
    ///
    ///     source      -a-#           (the second time: -a-b|)
    ///     retry()     -a--a-b|
    public func retry() -> Observable<Element> { retry(.max) }

    /// The source from the beginning when it fails, for at most that many attempts in all.
    ///
    ///     source       -a-#
    ///     retry(2)     -a--a-#
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        Observable.catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
    }

    /// The source from the beginning, whenever the stream made of its errors speaks. When that
    /// ends, so does this.
    ///
    ///     source               -a-#            (each time)
    ///     errors, later        ----x--…
    ///     retry(when:)         -a---a-…
    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> Trigger
    ) -> Observable<Element> {
        Observable { downstream in
            let errors = PublishSubject<any Error>()
            let attempts = Attempts(downstream) { _ in
                self.asObservable().forward(to: downstream) {
                    downstream.next($0)
                } onEnd: {
                    guard case .failed(let error) = $0 else { return downstream.end($0) }
                    errors.onNext(error)
                }
            }
            notificationHandler(errors).asObservable().forward(to: downstream) { _ in
                attempts.again()
            }
            attempts.again()
        }
    }

    /// The same for errors of one type; any other error ends the stream.
    public func retry<Trigger: ObservableType, Failure: Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
    ) -> Observable<Element> {
        retry { (errors: Observable<any Error>) in
            notificationHandler(
                errors.map { error in
                    guard let error = error as? Failure else { throw error }
                    return error
                })
        }
    }
}

/// Starts something over and over. Attempts that fail as they start are a loop, not a recursion.
private final class Attempts<Element> {
    private let downstream: Subscriber<Element>
    private let attempt: (Attempts) -> Void
    private var isStarting = false
    private var wantsAnother = false

    init(_ downstream: Subscriber<Element>, attempt: @escaping (Attempts) -> Void) {
        (self.downstream, self.attempt) = (downstream, attempt)
    }

    func again() {
        wantsAnother = true
        guard !isStarting else { return }
        isStarting = true
        while wantsAnother, !downstream.isStopped {
            wantsAnother = false
            attempt(self)
        }
        isStarting = false
    }
}
