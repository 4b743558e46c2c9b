/// The time for which a shared stream keeps what it remembers.
public enum SubjectLifetimeScope {
    /// As long as there are listeners: the next one after that begins anew.
    case whileConnected
    /// For ever, the end included.
    case forever
}

extension ObservableType {
    /// One subscription to the source for all listeners. The last `replay` elements greet a new
    /// one.
    ///
    ///     source                     -a--b--c-|
    ///     share()                    -a--b--c-|
    ///     share(), at 5              -------c-|
    ///     share(replay: 1), at 5     -----b-c-|
    @inlinable public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        switch (scope, replay) {
        case (.whileConnected, 0): Shared(asObservable()) { Publish(Home(file, line)) }
        case (.whileConnected, 1): Shared(asObservable()) { Current(nil, Home(file, line)) }
        case (.whileConnected, _):
            Shared(asObservable()) { Replay(limit: replay, Home(file, line)) }
        case (.forever, 0): multicast(PublishSubject()).refCount()
        case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        }
    }

    /// A stream that listens to the source once it is told to, for all.
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<
        Subject.Element
    > where Subject.Observer.Element == Element {
        ConnectableObservable(asObservable()) { subject }
    }

    /// The same with a new subject for each connection.
    public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
        -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
    { ConnectableObservable(asObservable(), makeSubject) }

    /// The stream that `selector` makes of the source, to which it listens once however often it is
    /// used.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        Observable { downstream in
            do {
                let subject = try subjectSelector()
                let connectable = self.multicast(subject)
                try selector(connectable).forward(to: downstream, onNext: downstream.next)
                downstream.lifetime.add(connectable.connect())
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

/// One subscription for all listeners. Each connection has an audience of its own.
@usableFromInline final class Shared<Element>: Observable<Element> {
    @inlinable init<Members: Hub<Element>>(
        _ upstream: Observable<Element>, _ make: @escaping () -> Members
    ) {
        let latest = Box<Connection<Members>?>(nil)
        let hear: Subscriber<Element>.Hear = { me, element in
            // Sound: an element is heard by the subscriber that was made with this function.
            unsafeDowncast(me, to: Feed<Element, Members>.self).audience.accept(element)
        }
        super.init { _, downstream in
            if let connection = latest.value, let audience = connection.audience {
                return connection.join(downstream) { audience.welcome(downstream) }
            }
            let audience = make()
            let connection = Connection(audience)
            latest.value = connection
            connection.join(downstream) { audience.welcome(downstream) }
            upstream.flow(into: Feed(connection, audience, hear))
        }
    }
}

/// Tells an audience what it hears.
@usableFromInline final class Feed<Element, Members: Hub<Element>>: Subscriber<Element> {
    @usableFromInline let audience: Members
    private let connection: Connection<Members>

    @usableFromInline init(
        _ connection: Connection<Members>, _ audience: Members, _ hear: @escaping Hear
    ) {
        (self.connection, self.audience) = (connection, audience)
        super.init(connection.lifetime, hear)
    }

    @usableFromInline override func finish(_ ending: Ending) {
        connection.lifetime.isStopped = true
        // Forgotten before the end is told: who subscribes from there begins anew.
        connection.audience = nil
        audience.end(ending)
        connection.lifetime.dispose()
    }
}

/// The state of a shared stream while it is connected. Without an audience, it is over.
@usableFromInline final class Connection<Members: Audience> {
    @usableFromInline var audience: Members?
    @usableFromInline let lifetime = Lifetime()

    @usableFromInline init(_ audience: Members) { self.audience = audience }

    /// Lets a listener in, and ends with the last one. A listener does not hold the connection,
    /// which holds it: so both go when the source does.
    @usableFromInline func join<Element>(_ listener: Subscriber<Element>, _ welcome: () -> Void) {
        welcome()
        listener.lifetime.onDispose { [weak self] in
            guard let self, audience?.isEmpty == true else { return }
            audience = nil
            lifetime.dispose()
        }
    }
}

/// A stream that listens to its source from `connect` on, once for all.
public final class ConnectableObservable<Element>: Observable<Element> {
    private let makeConnection: () -> any Disposable

    init<Source, Subject: SubjectType>(
        _ upstream: Observable<Source>, _ makeSubject: @escaping () -> Subject
    ) where Subject.Element == Element, Subject.Observer.Element == Source {
        let current = Box<Subject?>(nil)
        let connection = Box<Lifetime?>(nil)
        func subject() -> Subject {
            let subject = current.value ?? makeSubject()
            current.value = subject
            return subject
        }
        makeConnection = {
            if let lifetime = connection.value { return lifetime }
            let observer = subject().asObserver()
            let lifetime = Lifetime()
            connection.value = lifetime
            // Weakly: what is forgotten here holds, by way of its listeners, this very function.
            let forget = { [weak connection, weak current, weak lifetime] in
                guard connection?.value === lifetime else { return }
                connection?.value = nil
                current?.value = nil
            }
            upstream.listen(for: lifetime) {
                observer.onNext($0)
            } onEnd: {
                // Forgotten before the end is told: who subscribes from there begins anew.
                forget()
                observer.on($0.event())
            }
            lifetime.onDispose(forget)
            return lifetime
        }
        super.init { _, downstream in subject().asObservable().flow(into: downstream) }
    }

    /// Begins to listen; letting go of what comes back ends it. Twice is once.
    public func connect() -> any Disposable { makeConnection() }

    /// A stream that connects for its first listener and disconnects after its last.
    public func refCount() -> Observable<Element> {
        let current = Box<RefCountState?>(nil)
        return Observable { downstream in
            let state = current.value ?? RefCountState()
            current.value = state
            // Subscribed first, and connected only if that has not ended already.
            self.forward(to: downstream, onNext: downstream.next) {
                // Forgotten before the end is told: who subscribes from there begins anew.
                if current.value === state { current.value = nil }
                downstream.end($0)
            }
            if downstream.isStopped { return }
            state.listeners += 1
            downstream.lifetime.onDispose {
                state.listeners -= 1
                guard state.listeners == 0 else { return }
                if current.value === state { current.value = nil }
                state.connection.take()?.dispose()
            }
            guard state.listeners == 1 else { return }
            let connection = self.connect()
            if state.listeners > 0 { state.connection = connection } else { connection.dispose() }
        }
    }
}

/// The listeners of one connection, counted.
private final class RefCountState {
    var listeners = 0
    var connection: (any Disposable)?
}
