import Reactive

extension ObservableType {
    /// Returns a stream that subscribes to the source once for all listeners, when it is connected.
    public func multicast<Subject: SubjectType>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        multicast { subject }
    }

    /// Returns a stream that subscribes to the source once for all listeners, when it is connected.
    /// Each connection has a new subject.
    public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
        -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
    { ConnectableObservable(asObservable(), makeSubject) }

    /// Returns the stream that `selector` creates from the source. The source has one subscription,
    /// even if `selector` uses it several times.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        Observable { downstream in
            do {
                let subject = try subjectSelector()
                let connectable = self.multicast(subject)
                try selector(connectable).forward(to: downstream, onNext: downstream.next)
                downstream.lifetime.onDispose(connectable.connect().dispose)
            } catch { downstream.fail(error) }
        }
    }

    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    public func replayAll() -> ConnectableObservable<Element> {
        multicast { ReplaySubject.createUnbounded() }
    }
}

/// A stream that subscribes to its source when it is connected.
public protocol ConnectableObservableType<Element>: ObservableType {
    func connect() -> any Disposable
}

/// A stream that subscribes to its source once for all listeners, when it is connected.
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    private let makeConnection: () -> any Disposable

    init<Source, Subject: SubjectType>(
        _ upstream: Observable<Source>, _ makeSubject: @escaping () -> Subject
    ) where Subject.Element == Element, Subject.Observer.Element == Source {
        let state = State<Subject>(makeSubject)
        makeConnection = {
            if let connection = state.connection { return connection }
            let observer = state.subject().asObserver()
            let connection = SingleAssignmentDisposable()
            // Weak: the state owns the subject, whose listeners retain this closure.
            let disconnect = { [weak state, weak connection] in
                guard let state, state.connection === connection else { return }
                (state.connection, state.current) = (nil, nil)
            }
            state.connection = connection
            connection.disposable = Disposables.create(
                upstream.subscribe { (event: Event<Source>) in
                    // Disconnects before the end is sent: a listener that subscribes again in
                    // response must restart the source.
                    if event.isStopEvent { disconnect() }
                    observer.on(event)
                }, Disposables.create(with: disconnect))
            return connection
        }
        super.init { downstream in
            state.subject().asObservable().forward(to: downstream, onNext: downstream.next)
        }
    }

    /// The subject and the connection, until the stream ends or is disconnected.
    private final class State<Subject> {
        var current: Subject?
        var connection: SingleAssignmentDisposable?
        private let makeSubject: () -> Subject

        init(_ makeSubject: @escaping () -> Subject) { self.makeSubject = makeSubject }

        func subject() -> Subject {
            let subject = current ?? makeSubject()
            current = subject
            return subject
        }
    }

    /// Subscribes to the source, unless the stream is already connected. Disposing the result
    /// disconnects the stream.
    public func connect() -> any Disposable { makeConnection() }
}

extension ConnectableObservableType {
    /// Returns a stream that connects for its first listener, and disconnects after its last one.
    public func refCount() -> Observable<Element> {
        var current: RefCountState?
        return Observable { downstream in
            let state = current ?? RefCountState()
            current = state
            // Subscribes first, so that a stream that has already ended does not connect.
            self.asObservable().forward(to: downstream, onNext: downstream.next) {
                // Removes the state before the end is sent: a listener that subscribes again in
                // response must restart the source.
                if current === state { current = nil }
                downstream.end($0)
            }
            if downstream.isStopped { return }
            state.listeners += 1
            downstream.lifetime.onDispose {
                state.listeners -= 1
                guard state.listeners == 0 else { return }
                if current === state { current = nil }
                state.connection.take()?.dispose()
            }
            guard state.listeners == 1 else { return }
            let connection = self.connect()
            if state.listeners > 0 { state.connection = connection } else { connection.dispose() }
        }
    }
}

/// A connection and the number of its listeners.
private final class RefCountState {
    var listeners = 0
    var connection: (any Disposable)?
}
