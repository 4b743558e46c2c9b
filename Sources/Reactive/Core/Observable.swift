/// Anything that can be heard as a stream.
public protocol ObservableConvertibleType<Element> {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

/// Anything that can be subscribed to. Every operator is defined for all of these.
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

/// How a stream says what it has, for those who can do without listening.
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
public class Observable<Element>: ObservableType {
    @usableFromInline
    typealias Source = (Observable<Element>, consuming Subscriber<Element>) -> Void

    @usableFromInline final let source: Source

    /// A field and not the type, because the compiler sees through it: a stream that is made and
    /// used at one place is not even allocated.
    @usableFromInline final let shape: Shape

    @inlinable init(_ shape: Shape = .open, source: @escaping Source) {
        (self.shape, self.source) = (shape, source)
    }

    /// Tells whether it says at most one element, and that while it is subscribed to.
    @usableFromInline var isAtOnce: Bool { shape == .one || shape == .atOnce }

    /// The stream of which this is the sharing, or else itself.
    @usableFromInline var unshared: Observable { self }

    /// A stream that feeds each of its subscribers as `source` says.
    ///
    /// Not inlined, as are the other makers of streams and subjects that no element goes through: that
    /// would make each use of an operator three times as large, and nothing faster.
    @inline(never) public convenience init(_ source: @escaping (Subscriber<Element>) -> Void) {
        self.init(source: { _, downstream in source(downstream) })
    }

    /// The same where several sources are subscribed to: those that have their elements at hand
    /// take turns.
    @inline(never) @usableFromInline static func takingTurns(
        _ source: @escaping (Subscriber<Element>) -> Void
    ) -> Observable { Observable { downstream in Trampoline.enter { _ in source(downstream) } } }

    /// Starts feeding `subscriber`. A subscription that is over begins nothing.
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
    /// Hears every event, the end included.
    @inlinable public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        asObservable().hear({ on(.next($0)) }, onEnd: { on($0.event()) })
    }

    /// Hears the elements. The commonest case has a function of its own, because a closure that has
    /// been optional costs two blocks of memory more. Disfavoured, as the next is, so that a
    /// closure
    /// without a label hears events.
    @_disfavoredOverload @inlinable
    public func subscribe(onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().hear(onNext)
    }

    /// Hears each kind of event apart. `onDisposed` runs once, whichever way the subscription ends.
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
