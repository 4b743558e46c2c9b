/// An operator in one subscription. It ends when its source ends. A function handles each element,
/// and `memory` is the only state between elements.
///
/// Every chain has such operators, so this class is built for speed. A stage costs one allocation
/// per subscription and one indirect call per element, because the called function contains the
/// caller's own closure.
@usableFromInline class Stage<Input, Output, Memory>: Subscriber<Input> {
    @usableFromInline final let downstream: Subscriber<Output>
    /// The state of the operator. No access contains a call, so the stage may receive an element
    /// while it sends another one.
    @exclusivity(unchecked) @usableFromInline final var memory: Memory

    @inlinable init(
        _ memory: Memory, to downstream: consuming Subscriber<Output>, _ handle: @escaping Handler
    ) {
        let lifetime = downstream.lifetime
        self.downstream = consume downstream
        self.memory = memory
        super.init(lifetime, handle)
    }

    /// Calls `body` with the stage that received an element. If `body` throws, the stream fails.
    @inlinable @inline(__always) static func at(
        _ me: Subscriber<Input>, _ body: (Stage) throws -> Void
    ) {
        // Sound: the caller is the stage in which the function is stored. Debug builds check it.
        let stage = unsafeDowncast(me, to: Stage<Input, Output, Memory>.self)
        do { try body(stage) } catch { stage.sendError(error) }
    }

    @inlinable @inline(__always) final func send(_ element: Output) { downstream.next(element) }

    @usableFromInline @inline(never) final func sendError(_ error: any Error) {
        downstream.end(.failed(error))
    }

    @usableFromInline override func finish(_ ending: Ending) { downstream.end(ending) }
}

/// A stage that may send more elements when its source ends.
@usableFromInline final class EndingStage<Input, Output, Memory>: Stage<Input, Output, Memory> {
    @usableFromInline typealias OnEnd = (Ending, Stage<Input, Output, Memory>) throws -> Void
    @usableFromInline let onEnd: OnEnd

    @inlinable init(
        _ memory: Memory, to downstream: consuming Subscriber<Output>, _ handle: @escaping Handler,
        onEnd: @escaping OnEnd
    ) {
        self.onEnd = onEnd
        super.init(memory, to: downstream, handle)
    }

    @usableFromInline override func finish(_ ending: Ending) {
        do {
            try onEnd(ending, self)
            downstream.end(ending)
        } catch { sendError(error) }
    }
}

/// The stream that an operator creates from its source.
@usableFromInline final class Lifted<Input, Output, Memory>: Observable<Output> {
    @usableFromInline let upstream: Observable<Input>
    @usableFromInline let memory: Memory
    @usableFromInline let handle: Subscriber<Input>.Handler

    @inlinable init(
        _ upstream: Observable<Input>, _ memory: Memory,
        _ handle: @escaping Subscriber<Input>.Handler
    ) {
        self.upstream = upstream
        self.memory = memory
        self.handle = handle
        super.init { (me, downstream: consuming Subscriber<Output>) in
            // Sound: a stream only passes itself to its closure.
            let me = unsafeDowncast(me, to: Lifted<Input, Output, Memory>.self)
            me.upstream.flow(
                into: Stage<Input, Output, Memory>(me.memory, to: consume downstream, me.handle))
        }
    }

    @usableFromInline override var isAtOnce: Bool { upstream.isAtOnce }
}

extension ObservableType {
    // Operators pass a function that captures only the caller's closure. If the compiler knows the
    // closure, it merges the two functions. If not, each element costs one more call.

    /// Calls `handle` with each element. `handle` decides what to send. `memory` is the initial
    /// state of each subscription.
    @inlinable @inline(__always) func lift<Output, Memory>(
        remembering memory: Memory, _ handle: @escaping (Subscriber<Element>, Element) -> Void
    ) -> Observable<Output> { Lifted<Element, Output, Memory>(asObservable(), memory, handle) }

    /// The same as `lift(remembering:_:)`, but `onEnd` may send more elements when the source ends.
    @inlinable @inline(__always) func lift<Output, Memory>(
        remembering memory: Memory, _ handle: @escaping (Subscriber<Element>, Element) -> Void,
        onEnd: @escaping (Ending, Stage<Element, Output, Memory>) throws -> Void
    ) -> Observable<Output> {
        let upstream = asObservable()
        return Observable { downstream in
            upstream.flow(into: EndingStage(memory, to: downstream, handle, onEnd: onEnd))
        }
    }
}
