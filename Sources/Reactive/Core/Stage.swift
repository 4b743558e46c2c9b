/// One operator at work in one subscription: it hears one stream, and ends when its source does.
/// Its work for an element is a function; all that it needs to know between two
/// elements is its memory.
///
/// These are the operators that stand in every chain, so this is the ground that is built for
/// speed: in one subscription each costs one block of memory, and an element one indirect call,
/// since what is called has the caller's own function in it.
@usableFromInline class Stage<Input, Output, Memory>: Subscriber<Input> {
    @usableFromInline final let downstream: Subscriber<Output>
    /// An operator reads it, calls out, and writes it: never across a call, for which reason a
    /// stream may be told something from inside its own delivery.
    @exclusivity(unchecked) @usableFromInline final var memory: Memory

    @inlinable init(
        _ memory: Memory, to downstream: consuming Subscriber<Output>, _ hear: @escaping Hear
    ) {
        let lifetime = downstream.lifetime
        self.downstream = consume downstream
        self.memory = memory
        super.init(lifetime, hear)
    }

    /// Does with an element what an operator does: `body`, in the stage that hears it. An error is
    /// the
    /// end.
    @inlinable @inline(__always) static func at(
        _ me: Subscriber<Input>, _ body: (Stage) throws -> Void
    ) {
        // Sound: an element is heard by the stage that was made for it, and a debug build checks.
        let stage = unsafeDowncast(me, to: Stage<Input, Output, Memory>.self)
        do { try body(stage) } catch { stage.throwDown(error) }
    }

    @inlinable @inline(__always) final func send(_ element: Output) { downstream.next(element) }

    @usableFromInline @inline(never) final func throwDown(_ error: any Error) {
        downstream.end(.failed(error))
    }

    @usableFromInline override func finish(_ ending: Ending) { downstream.end(ending) }
}

/// A stage that has something to say before the end.
@usableFromInline final class EndingStage<Input, Output, Memory>: Stage<Input, Output, Memory> {
    @usableFromInline typealias OnEnd = (Ending, Stage<Input, Output, Memory>) throws -> Void
    @usableFromInline let onEnd: OnEnd

    @inlinable init(
        _ memory: Memory, to downstream: consuming Subscriber<Output>, _ hear: @escaping Hear,
        onEnd: @escaping OnEnd
    ) {
        self.onEnd = onEnd
        super.init(memory, to: downstream, hear)
    }

    @usableFromInline override func finish(_ ending: Ending) {
        do {
            try onEnd(ending, self)
            downstream.end(ending)
        } catch { throwDown(error) }
    }
}

/// The stream that an operator makes of another.
@usableFromInline final class Lifted<Input, Output, Memory>: Observable<Output> {
    @usableFromInline let upstream: Observable<Input>
    @usableFromInline let memory: Memory
    @usableFromInline let hear: Subscriber<Input>.Hear

    @inlinable init(
        _ upstream: Observable<Input>, _ memory: Memory, _ hear: @escaping Subscriber<Input>.Hear
    ) {
        self.upstream = upstream
        self.memory = memory
        self.hear = hear
        super.init { (me, downstream: consuming Subscriber<Output>) in
            // Sound: a stream flows through the closure that it was made with.
            let me = unsafeDowncast(me, to: Lifted<Input, Output, Memory>.self)
            me.upstream.flow(
                into: Stage<Input, Output, Memory>(me.memory, to: consume downstream, me.hear))
        }
    }

    @usableFromInline override var isAtOnce: Bool { upstream.isAtOnce }
}

extension ObservableType {
    // The functions are the operators' own, without another around them: one that captures nothing
    // but the caller's takes that in if it is known where it is used, and costs one call more if
    // not.

    /// The stream that `hear` makes of this one, an element at a time.
    @inlinable @inline(__always) func lift<Output>(
        _ hear: @escaping (Subscriber<Element>, Element) -> Void
    ) -> Observable<Output> { Lifted<Element, Output, Void>(asObservable(), (), hear) }

    /// The same with a memory, which is `memory` at first.
    @inlinable @inline(__always) func lift<Output, Memory>(
        remembering memory: Memory, _ hear: @escaping (Subscriber<Element>, Element) -> Void
    ) -> Observable<Output> { Lifted<Element, Output, Memory>(asObservable(), memory, hear) }

    /// The same with something to say before the end.
    @inlinable @inline(__always) func lift<Output, Memory>(
        remembering memory: Memory, _ hear: @escaping (Subscriber<Element>, Element) -> Void,
        onEnd: @escaping (Ending, Stage<Element, Output, Memory>) throws -> Void
    ) -> Observable<Output> {
        let upstream = asObservable()
        return Observable { downstream in
            upstream.flow(into: EndingStage(memory, to: downstream, hear, onEnd: onEnd))
        }
    }
}
