import ReactiveThreads

/// The time for which a shared stream stores elements for new listeners.
public enum SubjectLifetimeScope {
    /// Until the last listener leaves or the source ends. The next listener restarts the source.
    case whileConnected
    /// Forever. After the end of the stream, a new listener receives the end, too.
    case forever
}

extension ObservableType {
    /// Subscribes to the source once for all listeners. A new listener first receives the last
    /// `replay` elements.
    ///
    ///     source                     -a--b--c-|
    ///     share()                    -a--b--c-|
    ///     share(), at 5              -------c-|
    ///     share(replay: 1), at 5     -----b-c-|
    @inlinable @inline(__always) public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        switch (scope, replay) {
        case (.whileConnected, 1): Shared(replayingLatest: asObservable(), file, line)
        default: Shared(replaying: asObservable(), limit: replay, scope, file, line)
        }
    }
}

/// A stream that subscribes to its source once for all listeners.
@usableFromInline final class Shared<Element>: Observable<Element> {
    @usableFromInline let upstream: Observable<Element>
    private let makeListeners: () -> Broadcast<Element>
    private let handle: Subscriber<Element>.Handler
    private let scope: SubjectLifetimeScope
    @exclusivity(unchecked) private var connection: Connection<Element>?
    /// The listeners of all connections, if the scope is `forever`.
    @exclusivity(unchecked) private var foreverListeners: Broadcast<Element>?

    // The casts in these initializers are sound: `handle` is called only with a `SharingSubscriber`
    // whose listeners come from the `makeListeners` next to it.

    @inlinable @inline(never) convenience init(
        replayingLatest upstream: Observable<Element>, _ file: StaticString, _ line: UInt
    ) {
        self.init(
            upstream, .whileConnected, makeListeners: { Current(nil, IsolationCheck(file, line)) },
            handle: { me, element in
                let listeners = unsafeDowncast(me, to: SharingSubscriber<Element>.self).listeners
                unsafeDowncast(listeners, to: Current<Element>.self).accept(element)
            })
    }

    @usableFromInline convenience init(
        replaying upstream: Observable<Element>, limit: Int, _ scope: SubjectLifetimeScope,
        _ file: StaticString, _ line: UInt
    ) {
        self.init(
            upstream, scope,
            makeListeners: {
                let isolation = IsolationCheck(file, line)
                return limit == 0 ? Broadcast(isolation) : Replay(limit: limit, isolation)
            },
            handle: { me, element in
                unsafeDowncast(me, to: SharingSubscriber<Element>.self).listeners.accept(element)
            })
    }

    @usableFromInline init(
        _ upstream: Observable<Element>, _ scope: SubjectLifetimeScope,
        makeListeners: @escaping () -> Broadcast<Element>,
        handle: @escaping Subscriber<Element>.Handler
    ) {
        (self.upstream, self.scope) = (upstream, scope)
        (self.makeListeners, self.handle) = (makeListeners, handle)
        super.init { me, downstream in
            // Sound: a stream only passes itself to its closure.
            unsafeDowncast(me, to: Shared<Element>.self).add(downstream)
        }
    }

    @usableFromInline override var unshared: Observable<Element> {
        scope == .forever ? self : upstream
    }

    private func add(_ listener: Subscriber<Element>) {
        if let listeners = connection?.listeners { return listeners.add(listener) }
        let listeners = foreverListeners ?? makeListeners()
        if scope == .forever {
            foreverListeners = listeners
            if listeners.hasEnded { return listeners.add(listener) }
        }
        let connection = Connection(listeners)
        self.connection = connection
        listeners.add(listener)
        upstream.flow(into: SharingSubscriber(connection, listeners, handle))
    }
}

/// The subscriber of a shared stream to its source.
@usableFromInline final class SharingSubscriber<Element>: Subscriber<Element> {
    @usableFromInline let listeners: Broadcast<Element>
    private let connection: Connection<Element>

    init(
        _ connection: Connection<Element>, _ listeners: Broadcast<Element>,
        _ handle: @escaping Handler
    ) {
        (self.connection, self.listeners) = (connection, listeners)
        super.init(connection, handle)
    }

    @usableFromInline override func finish(_ ending: Ending) {
        connection.isStopped = true
        // Disconnects before the end is sent: a listener that subscribes again in response must
        // restart the source.
        connection.disconnect()
        listeners.on(ending.event())
        connection.dispose()
    }
}

/// The lifetime of a shared stream's subscription to its source. It ends with the source, or when
/// the last listener that retains it leaves.
final class Connection<Element>: Lifetime {
    /// The listeners, until the connection ends.
    fileprivate var listeners: Broadcast<Element>?

    fileprivate init(_ listeners: Broadcast<Element>) {
        self.listeners = listeners
        super.init()
        listeners.connection = .passUnretained(self)
    }

    deinit { disconnect() }

    fileprivate func disconnect() { listeners.take()?.connection = nil }

    override func dispose() {
        disconnect()
        super.dispose()
    }
}
