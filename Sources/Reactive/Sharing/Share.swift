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
        case (.whileConnected, 0): Shared(silent: asObservable(), file, line)
        case (.whileConnected, 1): Shared(greeting: asObservable(), file, line)
        case (.whileConnected, _): Shared(replaying: asObservable(), limit: replay, file, line)
        case (.forever, 0): multicast(PublishSubject()).refCount()
        case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        }
    }

    /// A stream that listens to the source once it is told to, for all.
    public func multicast<Subject: SubjectType>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        multicast { subject }
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
    @usableFromInline let upstream: Observable<Element>
    private let makeAudience: () -> Broadcast<Element>
    private let hear: Subscriber<Element>.Hear
    @exclusivity(unchecked) private var latest: Connection<Element>?

    // Made of functions that take their elements in; sound, since these are heard by the feed that was
    // made with the one function, whose audience comes from the other.

    /// A stream that greets without an element.
    @inlinable @inline(never) convenience init(
        silent upstream: Observable<Element>, _ file: StaticString, _ line: UInt
    ) {
        self.init(
            upstream, makeAudience: { Broadcast(Home(file, line)) },
            hear: { me, element in
                unsafeDowncast(me, to: Feed<Element>.self).audience.next(element)
            })
    }

    /// A stream that greets with the latest element.
    @inlinable @inline(never) convenience init(
        greeting upstream: Observable<Element>, _ file: StaticString, _ line: UInt
    ) {
        self.init(
            upstream, makeAudience: { Current(nil, Home(file, line)) },
            hear: { me, element in
                let audience = unsafeDowncast(me, to: Feed<Element>.self).audience
                unsafeDowncast(audience, to: Current<Element>.self).accept(element)
            })
    }

    /// A stream that greets with as many elements as `limit` says.
    @usableFromInline convenience init(
        replaying upstream: Observable<Element>, limit: Int, _ file: StaticString, _ line: UInt
    ) {
        self.init(
            upstream, makeAudience: { Replay(limit: limit, Home(file, line)) },
            hear: { me, element in
                unsafeDowncast(me, to: Feed<Element>.self).audience.accept(element)
            })
    }

    @usableFromInline init(
        _ upstream: Observable<Element>, makeAudience: @escaping () -> Broadcast<Element>,
        hear: @escaping Subscriber<Element>.Hear
    ) {
        (self.upstream, self.makeAudience, self.hear) = (upstream, makeAudience, hear)
        super.init { me, downstream in
            // Sound: a stream flows through the closure that it was made with.
            unsafeDowncast(me, to: Shared<Element>.self).join(downstream)
        }
    }

    @usableFromInline override var unshared: Observable<Element> { upstream }

    private func join(_ listener: Subscriber<Element>) {
        if let audience = latest?.listeners { return audience.welcome(listener) }
        let audience = makeAudience()
        let connection = Connection(audience)
        latest = connection
        audience.welcome(listener)
        upstream.flow(into: Feed(connection, audience, hear))
    }
}

/// Tells an audience what it hears.
@usableFromInline final class Feed<Element>: Subscriber<Element> {
    @usableFromInline let audience: Broadcast<Element>
    private let connection: Connection<Element>

    init(_ connection: Connection<Element>, _ audience: Broadcast<Element>, _ hear: @escaping Hear)
    {
        (self.connection, self.audience) = (connection, audience)
        super.init(connection, hear)
    }

    @usableFromInline override func finish(_ ending: Ending) {
        connection.isStopped = true
        // Forgotten before the end is told: who subscribes from there begins anew.
        connection.forget()
        audience.end(ending)
        connection.dispose()
    }
}

/// The life for which a shared stream listens to its source: until that ends, or the last listener
/// leaves. Without an audience, it is over.
final class Connection<Element>: Lifetime {
    fileprivate var listeners: Broadcast<Element>?

    fileprivate init(_ audience: Broadcast<Element>) {
        listeners = audience
        super.init()
        audience.feeding = .passUnretained(self)
    }

    deinit { forget() }

    fileprivate func forget() { listeners.take()?.feeding = nil }

    override func dispose() {
        forget()
        super.dispose()
    }
}

/// A stream that listens to its source from `connect` on.
public protocol ConnectableObservableType<Element>: ObservableType {
    func connect() -> any Disposable
}

/// A stream that listens to its source from `connect` on, once for all.
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
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
}

extension ConnectableObservableType {
    /// A stream that connects for its first listener and disconnects after its last.
    public func refCount() -> Observable<Element> {
        let current = Box<RefCountState?>(nil)
        return Observable { downstream in
            let state = current.value ?? RefCountState()
            current.value = state
            // Subscribed first, and connected only if that has not ended already.
            self.asObservable().forward(to: downstream, onNext: downstream.next) {
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
