/// An operator that hears one stream and ends when its source does: a value that says what an
/// element does. All that it needs to remember between two elements is its `Memory`.
///
/// These are the operators that stand in every chain, so this is the ground that is built for
/// speed: in one subscription each costs one block of memory, and an element two indirect calls.
@usableFromInline protocol Operator<Input, Output> {
    associatedtype Input
    associatedtype Output
    associatedtype Memory = Void

    /// What a new subscription remembers at first.
    var memory: Memory { get }

    func next(_ element: Input, _ stage: Stage<Self>) throws
}

extension Operator where Memory == Void { @inlinable var memory: Void { () } }

/// One operator at work in one subscription.
@usableFromInline final class Stage<Op: Operator>: Subscriber<Op.Input> {
    @usableFromInline let downstream: Subscriber<Op.Output>
    @usableFromInline let op: Op
    /// An operator reads it, calls out, and writes it: never across a call, for which reason a
    /// stream may be told something from inside its own delivery.
    @exclusivity(unchecked) @usableFromInline var memory: Op.Memory

    @inlinable init(_ op: Op, to downstream: consuming Subscriber<Op.Output>) {
        let lifetime = downstream.lifetime
        self.downstream = downstream
        self.op = op
        memory = op.memory
        super.init(lifetime) { me, element in
            // Sound: an element is heard by the subscriber that was made with this function.
            let stage = unsafeDowncast(me, to: Stage<Op>.self)
            do { try stage.op.next(element, stage) } catch { stage.throwDown(error) }
        }
    }

    @inlinable @inline(__always) func send(_ element: Op.Output) { downstream.next(element) }

    @usableFromInline @inline(never) func throwDown(_ error: any Error) {
        downstream.end(.failed(error))
    }

    @usableFromInline override func finish(_ ending: Ending) { downstream.end(ending) }
}

/// The stream that an operator makes of another.
@usableFromInline final class Lifted<Op: Operator>: Observable<Op.Output> {
    @usableFromInline let upstream: Observable<Op.Input>
    @usableFromInline let op: Op

    @inlinable init(_ upstream: Observable<Op.Input>, _ op: Op) {
        self.upstream = upstream
        self.op = op
        super.init { me, downstream in
            // Sound: a stream flows through the closure that it was made with.
            let me = unsafeDowncast(me, to: Lifted<Op>.self)
            me.upstream.flow(into: Stage(me.op, to: downstream))
        }
    }
}

extension ObservableType {
    @inlinable @inline(__always) func lift<Op: Operator>(_ op: Op) -> Observable<
        Op.Output
    >
    where Op.Input == Element { Lifted(asObservable(), op) }
}
