/// The part of a subscriber that does not depend on its element type. `ListenerList` stores it.
public class AnySubscriber {
    /// Sound without a retain: a subscriber either owns its lifetime, or retains the owner through
    /// the chain.
    @usableFromInline unowned(unsafe) final let sharedLifetime: Lifetime

    @inlinable init(_ lifetime: Lifetime) { sharedLifetime = lifetime }

    public final func end(_ ending: Ending) { if !sharedLifetime.isStopped { finish(ending) } }

    @usableFromInline func finish(_ ending: Ending) {
        preconditionFailure("A subclass must override this function.")
    }
}

/// A listener to a stream, until its lifetime ends. The closure that defines a stream sends events
/// to the listener: `Observable { downstream in downstream.next(1) }`.
///
/// A subscriber ignores events after the end, so operators need no check. The code for an element
/// is a stored closure that uses only its arguments. Swift specializes such closures across
/// modules, but not the methods of a generic class.
public class Subscriber<Element>: AnySubscriber {
    @usableFromInline typealias Handler = (Subscriber<Element>, Element) -> Void
    @usableFromInline final let handle: Handler

    @inlinable init(_ lifetime: Lifetime, _ handle: @escaping Handler) {
        self.handle = handle
        super.init(lifetime)
    }

    /// The lifetime of the subscription, to which a source adds its resources.
    @inlinable public final var lifetime: Lifetime { sharedLifetime }

    /// Indicates whether the subscription has ended. A source checks this in its loop.
    @inlinable public final var isStopped: Bool { sharedLifetime.isStopped }

    @inlinable @inline(__always) public final func next(_ element: Element) {
        if !sharedLifetime.isStopped { handle(self, element) }
    }

    @inlinable public final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): next(element)
        case .error(let error): end(.failed(error))
        case .completed: end(.completed)
        }
    }

    @inlinable public final func complete() { end(.completed) }

    @inlinable public final func fail(_ error: any Error) { end(.failed(error)) }

    /// Ends this subscriber if the end is a failure.
    @usableFromInline final func endIfFailed(_ ending: Ending) {
        if ending.isFailure { end(ending) }
    }
}

/// A subscriber that owns its lifetime, which ends with the stream.
@usableFromInline class OwningSubscriber<Element>: Subscriber<Element> {
    private final let ownLifetime: Lifetime

    @usableFromInline override init(_ lifetime: Lifetime, _ handle: @escaping Handler) {
        ownLifetime = lifetime
        super.init(lifetime, handle)
    }

    /// Handles the end, before the lifetime ends. The subscriber already ignores further events.
    @usableFromInline func conclude(_ ending: Ending) {}

    @usableFromInline override final func finish(_ ending: Ending) {
        ownLifetime.isStopped = true
        conclude(ending)
        ownLifetime.dispose()
    }
}

/// The last subscriber of a chain, which calls closures.
@usableFromInline final class ClosureSubscriber<Element>: OwningSubscriber<Element> {
    @usableFromInline let onNext: (Element) -> Void
    @usableFromInline let onEnd: (Ending) -> Void

    @inlinable init(
        _ lifetime: Lifetime, onNext: @escaping (Element) -> Void,
        onEnd: @escaping (Ending) -> Void
    ) {
        (self.onNext, self.onEnd) = (onNext, onEnd)
        // Sound: the caller is the subscriber in which the function is stored.
        super.init(lifetime) { me, element in
            unsafeDowncast(me, to: ClosureSubscriber<Element>.self).onNext(element)
        }
    }

    @usableFromInline override func conclude(_ ending: Ending) { onEnd(ending) }
}

/// The last subscriber of a chain, which sends events to a target.
@usableFromInline
final class TargetSubscriber<Target: EventTarget>: OwningSubscriber<Target.Element> {
    @usableFromInline let target: Target

    @inlinable init(_ lifetime: Lifetime, _ target: Target) {
        self.target = target
        // Sound: the caller is the subscriber in which the function is stored.
        super.init(lifetime) { me, element in
            unsafeDowncast(me, to: TargetSubscriber<Target>.self).target.receive(.next(element))
        }
    }

    @usableFromInline override func conclude(_ ending: Ending) { target.receive(ending.event()) }
}

/// The time at which an operator leaves its source, relative to the code that handles the end.
@usableFromInline enum Leaving {
    /// Before (`first`) or after (`last`) the operator handles the end.
    case first, last
    /// At another time: other code ends the subscription.
    case later
}

/// The subscriber with which an operator listens to a source.
///
/// This class and most functions that create it are not inlinable. Inlining would enlarge the code
/// of each use without making an element faster, because the stored closure already contains the
/// caller's function.
@usableFromInline final class OperatorSubscriber<Element>: Subscriber<Element> {
    private let ownLifetime: Lifetime
    private let leaving: Leaving
    private let onEnd: (Ending) -> Void

    @usableFromInline init(
        _ lifetime: Lifetime, leaving: Leaving = .last, _ handle: @escaping Handler,
        onEnd: @escaping (Ending) -> Void
    ) {
        (ownLifetime, self.leaving, self.onEnd) = (lifetime, leaving, onEnd)
        super.init(lifetime, handle)
    }

    @usableFromInline override func finish(_ ending: Ending) {
        ownLifetime.isStopped = true
        if leaving == .first { ownLifetime.dispose() }
        onEnd(ending)
        if leaving == .last { ownLifetime.dispose() }
    }
}

extension Observable {
    /// Listens to this stream until `lifetime` ends. `leaving` states when the end of the stream
    /// ends `lifetime`.
    @usableFromInline final func listen(
        for lifetime: Lifetime, leaving: Leaving = .last,
        onNext: @escaping (Element) throws -> Void, onEnd: @escaping (Ending) -> Void
    ) {
        let subscriber = OperatorSubscriber<Element>(
            lifetime, leaving: leaving,
            { me, element in do { try onNext(element) } catch { me.end(.failed(error)) } },
            onEnd: onEnd)
        flow(into: subscriber)
    }

    /// Listens to this stream with a new lifetime, for code outside the library.
    @inlinable @inline(never) final func listen(
        _ onNext: @escaping (Element) -> Void, onEnd: @escaping (Ending) -> Void = { _ in }
    ) -> Lifetime {
        let lifetime = Lifetime()
        // A new lifetime has not ended, so this code does not check it.
        source(self, ClosureSubscriber(lifetime, onNext: onNext, onEnd: onEnd))
        return lifetime
    }

    /// Sends the events of this stream to a target.
    @inlinable final func feed<Target: EventTarget<Element>>(_ target: Target) -> Lifetime {
        let lifetime = Lifetime()
        source(self, TargetSubscriber(lifetime, target))
        return lifetime
    }

    /// Listens to this stream for an operator that sends to `downstream`. Without `onEnd`, passes
    /// the end to `downstream`. Returns a child of `downstream`'s lifetime, whose disposal ends the
    /// subscription. Set `leavingFirst` if `onEnd` continues with another stream, so that this
    /// subscription ends first.
    @inline(never) @discardableResult public final func forward<Output>(
        to downstream: Subscriber<Output>, leavingFirst: Bool = false,
        onNext: @escaping (Element) throws -> Void, onEnd: ((Ending) -> Void)? = nil
    ) -> Lifetime {
        let lifetime = downstream.lifetime.child()
        listen(
            for: lifetime, leaving: leavingFirst ? .first : .last, onNext: onNext,
            onEnd: onEnd ?? downstream.end)
        return lifetime
    }

    /// The same as `forward` with `onNext`, but passes the elements to `downstream` unchanged.
    @discardableResult public final func forward(
        to downstream: Subscriber<Element>, leavingFirst: Bool = false,
        onEnd: ((Ending) -> Void)? = nil
    ) -> Lifetime {
        let lifetime = downstream.lifetime.child()
        let subscriber = OperatorSubscriber<Element>(
            lifetime, leaving: leavingFirst ? .first : .last, { downstream.next($1) },
            onEnd: onEnd ?? downstream.end)
        flow(into: subscriber)
        return lifetime
    }

    /// Sends this stream to a subscriber that has no other source left. The subscriber listens
    /// directly, so a stream that continues with itself needs no more memory each time.
    final func takeOver(_ downstream: Subscriber<Element>) {
        Trampoline.enter { $0.descend { self.flow(into: downstream) } }
    }
}

extension ObservableType {
    /// Creates an operator that ends when its source ends. `begin` returns, for each subscriber,
    /// the function that handles elements.
    @inlinable func each<Output>(
        _ begin: @escaping (Subscriber<Output>) -> (Element) throws -> Void
    ) -> Observable<Output> {
        Observable { downstream in
            self.asObservable().forward(to: downstream, onNext: begin(downstream))
        }
    }
}

/// A variable that several closures of an operator share. Exclusivity cannot be violated, because
/// no access contains a call. A check would cost more than most operators do.
@usableFromInline final class Box<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}
