/// A type that can be converted to a stream.
public protocol ObservableConvertibleType<Element> {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

/// A type that can be subscribed to. All such types have every operator.
public protocol ObservableType<Element>: ObservableConvertibleType {
    func subscribe(_ observer: some ObserverType<Element>) -> any Disposable
}

extension ObservableType {
    /// Wraps the type's own `subscribe` in a stream.
    public func asObservable() -> Observable<Element> {
        Observable { downstream in
            downstream.lifetime.add(self.subscribe(AnyObserver { event in downstream.on(event) }))
        }
    }
}

/// The kind of a stream. Operators can read streams of some kinds without subscribing.
@usableFromInline enum Shape {
    case open
    /// A stream of the class `Just`.
    case one
    /// A stream of the class `Listed`.
    case list
    /// A stream that sends at most one element and ends before the subscribing call returns,
    /// without a turn of the trampoline.
    case atOnce
}

/// A stream of elements over time, which may end or fail.
///
/// Nothing happens until a listener subscribes. A stream stays in the isolation domain that created
/// it. The compiler enforces this rule.
open class Observable<Element>: ObservableType {
    @usableFromInline
    typealias Source = (Observable<Element>, consuming Subscriber<Element>) -> Void

    @usableFromInline final let source: Source

    /// A property, not a subclass, so that the optimizer can inline it. The optimizer then does not
    /// even allocate a stream that is created and used in one place.
    @usableFromInline final let shape: Shape

    @inlinable init(_ shape: Shape = .open, source: @escaping Source) {
        (self.shape, self.source) = (shape, source)
    }

    /// Indicates whether the stream sends at most one element, and ends before the subscribing call
    /// returns.
    @usableFromInline var isAtOnce: Bool { shape == .one || shape == .atOnce }

    /// The source of a shared stream, unless it is shared `forever`; for all other streams, the
    /// stream itself.
    @usableFromInline var unshared: Observable { self }

    /// Creates a stream that calls `source` for each subscriber.
    ///
    /// Not inlined, because inlining would triple the code of each operator without making it
    /// faster.
    @inline(never) public init(_ source: @escaping (Subscriber<Element>) -> Void) {
        (shape, self.source) = (.open, { _, downstream in source(downstream) })
    }

    /// Creates a stream that subscribes to several sources. Sources that send their elements
    /// synchronously take turns, so that the elements interleave.
    @inline(never) public static func takingTurns(
        _ source: @escaping (Subscriber<Element>) -> Void
    ) -> Observable { Observable { downstream in Trampoline.enter { _ in source(downstream) } } }

    /// Sends the events to `subscriber`, unless its subscription has ended.
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
        asObservable().listen({ on(.next($0)) }, onEnd: { on($0.event()) })
    }

    /// Calls `onNext` with every element. The most common case has its own function, because
    /// optional closures would cost two more allocations. The function is disfavored, like the next
    /// one, so that a closure without a label receives events.
    @_disfavoredOverload @inlinable
    public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().listen(onNext)
    }

    /// Calls a closure for each kind of event. Calls `onDisposed` once, however the subscription
    /// ends.
    ///
    /// Not specialized. Otherwise, each use would have its own copy of the code that subscribes.
    @_semantics("optimize.sil.specialize.generic.never") @_disfavoredOverload
    public func subscribe(
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

    /// Calls `onNext` with an object, held weakly, and each element. A separate function, for the
    /// reason stated at `subscribe(onNext:)`.
    @inlinable public func subscribe<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(onNext: { [weak object] element in
            if let object { onNext(object, element) }
        })
    }

    /// Calls a closure for each kind of event, with an object, held weakly, as the first argument.
    /// Calls no closure after the object is released.
    @_semantics("optimize.sil.specialize.generic.never")
    public func subscribe<Object: AnyObject>(
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
