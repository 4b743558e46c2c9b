import Reactive

/// A stream of the elements with the same key.
public struct GroupedObservable<Key, Element>: ObservableType {
    public let key: Key
    private let source: Observable<Element>

    public init(key: Key, source: Observable<Element>) { (self.key, self.source) = (key, source) }

    public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
        source.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
    /// Sends a stream for each key, when the first element with the key arrives. The subscription
    /// to the source ends when neither this stream nor any stream that it has sent has a listener.
    ///
    ///     source                    -1-2-3-4-|
    ///     groupBy { $0 % 2 }        -a-b-----|
    ///     a                         -1---3---|
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        Observable { downstream in
            let source = SingleAssignmentDisposable()
            let hold = RefCountDisposable(disposable: source)
            downstream.lifetime.onDispose(hold.dispose)
            var subjects: [(key: Key, subject: PublishSubject<Element>)] = []
            var places: [Key: Int] = [:]

            func subject(for element: Element) throws -> PublishSubject<Element> {
                let key = try keySelector(element)
                if let place = places[key] { return subjects[place].subject }
                let subject = PublishSubject<Element>()
                places[key] = subjects.count
                subjects.append((key, subject))
                downstream.next(GroupedObservable(key: key, source: subject.held(by: hold)))
                return subject
            }
            func end(_ event: Event<Element>, _ ending: Ending) {
                for (_, subject) in subjects { subject.on(event) }
                downstream.end(ending)
                source.dispose()
            }
            source.disposable = self.subscribe { (event: Event<Element>) in
                switch event {
                case .next(let element):
                    do { try subject(for: element).onNext(element) } catch {
                        end(.error(error), .failed(error))
                    }
                case .error(let error): end(event, .failed(error))
                case .completed: end(event, .completed)
                }
            }
        }
    }

    /// Sends consecutive streams of the elements. Each ends after `timeSpan`, or after `count`
    /// elements.
    ///
    ///     source              -a-b-c----|
    ///     window(4, 2)        a--b---c--|
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any Scheduler
    ) -> Observable<Observable<Element>> {
        precondition(count > 0, "A window must have room for at least one element.")
        return Observable { downstream in
            let source = SingleAssignmentDisposable()
            let timer = SerialDisposable()
            let hold = RefCountDisposable(disposable: CompositeDisposable(source, timer))
            downstream.lifetime.onDispose(hold.dispose)
            var subject = PublishSubject<Element>()
            var elements = 0

            func open() {
                subject = PublishSubject()
                elements = 0
                downstream.next(subject.held(by: hold))
            }
            func setTimer() {
                timer.disposable = scheduler.schedule(after: timeSpan) {
                    subject.onCompleted()
                    open()
                    setTimer()
                }
            }
            func end(_ event: Event<Element>, _ ending: Ending) {
                subject.on(event)
                downstream.end(ending)
                source.dispose()
                timer.dispose()
            }
            open()
            setTimer()
            source.disposable = self.subscribe { (event: Event<Element>) in
                switch event {
                case .next(let element):
                    subject.onNext(element)
                    elements += 1
                    guard elements == count else { return }
                    subject.onCompleted()
                    open()
                    setTimer()
                case .error(let error): end(event, .failed(error))
                case .completed: end(event, .completed)
                }
            }
        }
    }
}

extension Observable {
    /// Returns the same stream, but each subscription to it retains `disposable`.
    fileprivate func held(by disposable: RefCountDisposable) -> Observable<Element> {
        Observable { downstream in
            downstream.lifetime.onDispose(disposable.retain().dispose)
            self.forward(to: downstream, onNext: downstream.next)
        }
    }
}
