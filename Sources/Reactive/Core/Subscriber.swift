/// Whoever listens, regardless of what to: the part of a subscriber that an audience needs.
public class AnySubscriber {
    /// Sound without a retain: a subscriber either owns its lifetime or holds, down the chain, the
    /// one who does.
    @usableFromInline unowned(unsafe) final let sharedLifetime: Lifetime

    @inlinable init(_ lifetime: Lifetime) { sharedLifetime = lifetime }
}

/// One who listens to a stream, for as long as its lifetime lasts. Where a stream is made, it is
/// the hand that feeds: `Observable { downstream in downstream.next(1) }`.
///
/// After the end nothing passes, so no operator needs to ask. The work for an element is a stored
/// closure that uses nothing but its arguments, because Swift specialises closures across modules
/// and the methods of a generic class it does not.
public class Subscriber<Element>: AnySubscriber {
    @usableFromInline typealias Hear = (Subscriber<Element>, Element) -> Void
    @usableFromInline final let hear: Hear

    @inlinable init(_ lifetime: Lifetime, _ hear: @escaping Hear) {
        self.hear = hear
        super.init(lifetime)
    }

    /// How long this subscriber listens. What feeds it ties its resources to that.
    @inlinable public final var lifetime: Lifetime { sharedLifetime }

    /// Whether nobody listens any more: a source that loops asks this.
    @inlinable public final var isStopped: Bool { sharedLifetime.isStopped }

    @inlinable @inline(__always) public final func next(_ element: Element) {
        if !sharedLifetime.isStopped { hear(self, element) }
    }

    public final func end(_ ending: Ending) { if !sharedLifetime.isStopped { finish(ending) } }

    @inlinable public final func complete() { end(.completed) }

    @inlinable public final func fail(_ error: any Error) { end(.failed(error)) }

    @inlinable public final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): next(element)
        case .error(let error): end(.failed(error))
        case .completed: end(.completed)
        }
    }

    @usableFromInline func finish(_ ending: Ending) {
        preconditionFailure("Every subscriber knows how it ends.")
    }
}

/// The last of a chain: it owns the lifetime, and hands the events to the world outside.
@usableFromInline final class Terminal<Element>: Subscriber<Element> {
    @usableFromInline let onNext: (Element) -> Void
    @usableFromInline let ownLifetime: Lifetime
    @usableFromInline let ends: ((Ending) -> Void)?

    @inlinable init(
        _ lifetime: Lifetime, onNext: @escaping (Element) -> Void, onEnd: ((Ending) -> Void)?
    ) {
        self.onNext = onNext
        ownLifetime = lifetime
        ends = onEnd
        // Sound: an element is heard by the subscriber that was made with this closure.
        super.init(lifetime) { me, element in
            unsafeDowncast(me, to: Terminal<Element>.self).onNext(element)
        }
    }

    @usableFromInline override func finish(_ ending: Ending) {
        ownLifetime.isStopped = true
        ends?(ending)
        ownLifetime.dispose()
    }
}

/// Listens to one stream on behalf of an operator, for a life of its own.
@usableFromInline final class Listener<Element, Output>: Subscriber<Element> {
    @usableFromInline let onNext: (Element) throws -> Void
    @usableFromInline let onEnd: ((Ending) -> Void)?
    @usableFromInline let downstream: Subscriber<Output>
    @usableFromInline let ownLifetime: Lifetime

    @inlinable init(
        _ lifetime: Lifetime, to downstream: Subscriber<Output>,
        onNext: @escaping (Element) throws -> Void, onEnd: ((Ending) -> Void)?
    ) {
        self.onNext = onNext
        self.onEnd = onEnd
        self.downstream = downstream
        ownLifetime = lifetime
        // Sound: an element is heard by the subscriber that was made with this closure.
        super.init(lifetime) { me, element in
            let me = unsafeDowncast(me, to: Listener<Element, Output>.self)
            do { try me.onNext(element) } catch { me.downstream.end(.failed(error)) }
        }
    }

    @usableFromInline override func finish(_ ending: Ending) {
        ownLifetime.isStopped = true
        if let onEnd { onEnd(ending) } else { downstream.end(ending) }
        ownLifetime.dispose()
    }
}

extension Observable {
    /// Listens to this stream on behalf of an operator that feeds `downstream`: the end is passed
    /// on unless `onEnd` says otherwise, and so is whatever `onNext` throws. The life that comes
    /// back is a part of `downstream`'s; ending it is leaving this stream.
    @inlinable @discardableResult public final func forward<Output>(
        to downstream: Subscriber<Output>, onNext: @escaping (Element) throws -> Void,
        onEnd: ((Ending) -> Void)? = nil
    ) -> Lifetime {
        let lifetime = downstream.lifetime.child()
        flow(into: Listener(lifetime, to: downstream, onNext: onNext, onEnd: onEnd))
        return lifetime
    }
}

/// A variable that several closures of one operator share. Its accesses contain no call, so that
/// exclusivity, which would cost more than most operators do, cannot be violated.
@usableFromInline final class Box<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
}
