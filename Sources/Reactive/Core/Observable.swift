/// A type that can be converted to a stream.
public protocol ObservableConvertibleType<Element> {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

/// A type that can be subscribed to. Every operator is defined for all such types.
public protocol ObservableType<Element>: ObservableConvertibleType {
    func subscribe(_ observer: some ObserverType<Element>) -> any Disposable
}

extension ObservableType {
    /// Any type with a `subscribe` of its own is a stream.
    public func asObservable() -> Observable<Element> {
        Observable { downstream in
            downstream.lifetime.add(self.subscribe(AnyObserver { event in downstream.on(event) }))
        }
    }
}

/// The way in which a stream sends its elements, for operators that can read them without a
/// subscription.
@usableFromInline enum Shape {
    case open
    /// A `Just`.
    case one
    /// A `Listed`.
    case list
    /// At most one element, and the end, while it is subscribed to, in no turn of the trampoline.
    case atOnce
}

/// A stream of elements over time, which may end, or fail.
///
/// Nothing happens until it is subscribed to. A stream stays on the isolation that made it: the
/// compiler does not let it cross to another.
open class Observable<Element>: ObservableType {
    @usableFromInline
    typealias Source = (Observable<Element>, consuming Subscriber<Element>) -> Void

    @usableFromInline final let source: Source

    /// A field and not the type, because the compiler sees through it: a stream that is made and
    /// used at one place is not even allocated.
    @usableFromInline final let shape: Shape

    @inlinable init(_ shape: Shape = .open, source: @escaping Source) {
        (self.shape, self.source) = (shape, source)
    }

    /// Tells whether it sends at most one element, and that during the subscription.
    @usableFromInline var isAtOnce: Bool { shape == .one || shape == .atOnce }

    /// The stream of which this is the sharing, or else itself.
    @usableFromInline var unshared: Observable { self }

    /// A stream that calls `source` for each subscriber.
    ///
    /// Not inlined, like the other initialisers of streams that no element passes: inlining
    /// would make each use of an operator three times as large, and nothing faster.
    @inline(never) public init(_ source: @escaping (Subscriber<Element>) -> Void) {
        (shape, self.source) = (.open, { _, downstream in source(downstream) })
    }

    /// A stream that subscribes to several sources. Those that send their elements synchronously
    /// take turns, so that the elements interleave.
    @inline(never) public static func takingTurns(
        _ source: @escaping (Subscriber<Element>) -> Void
    ) -> Observable { Observable { downstream in Trampoline.enter { _ in source(downstream) } } }

    /// Starts sending to `subscriber`, unless its subscription is over.
    @inlinable @inline(__always) final func flow(into subscriber: consuming Subscriber<Element>) {
        if !subscriber.isStopped { source(self, subscriber) }
    }

    @inlinable public final func asObservable() -> Observable<Element> { self }

    @inlinable
    public final func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
        feed(observer)
    }
}

extension ObservableType {
    /// Calls `on` with every event, including the end.
    @inlinable public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        asObservable().hear({ on(.next($0)) }, onEnd: { on($0.event()) })
    }

    /// Calls `onNext` with every element. The commonest case has a function of its own, because a
    /// closure that has been optional costs two blocks of memory more. Disfavoured, as the next is,
    /// so that a closure without a label receives events.
    @_disfavoredOverload @inlinable
    public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().hear(onNext)
    }

    /// Calls a closure for each kind of event. `onDisposed` runs once, whichever way the
    /// subscription ends.
    @_disfavoredOverload public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let disposed = onDisposed.map { Disposables.create(with: $0) }
        let lifetime = Lifetime()
        asObservable().listen(
            for: lifetime, onNext: { onNext?($0) },
            onEnd: { ending in
                if let error = ending.error { onError?(error) } else { onCompleted?() }
                disposed?.dispose()
            })
        return disposed.map { Disposables.create(lifetime, $0) } ?? lifetime
    }

    /// The elements with an object, held weakly: the commonest case, by itself for the same reason.
    @inlinable public func subscribe<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(onNext: { [weak object] element in
            if let object { onNext(object, element) }
        })
    }

    /// The same with an object, held weakly, as the first argument of each.
    @inlinable public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in object.map { onNext?($0, element) } },
            onError: { [weak object] error in object.map { onError?($0, error) } },
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } })
    }
}
