import ReactiveThreads

/// The queue in which synchronous sources take turns, so that the elements of two sources
/// interleave, and a listener can stop an endless source. Each thread has its own trampoline,
/// because a synchronous call stays on its thread.
@usableFromInline final class Trampoline {
    private static let variable = ThreadVariable()

    /// The trampoline of this thread.
    static var current: Trampoline {
        // Sound: nothing else is stored in the variable.
        if let known = variable.value { return unsafeDowncast(known, to: Trampoline.self) }
        let trampoline = Trampoline()
        variable.value = trampoline
        return trampoline
    }

    private var turns = Queue<() -> Void>()
    private var depth = 0

    // Sound: only one thread uses these properties, and no access contains a call.
    /// Indicates whether turns are running.
    @exclusivity(unchecked) @usableFromInline var isRunning = false

    /// Indicates whether turns are waiting. If so, a source sends one element per turn. If not, the
    /// source sends all elements in a loop, at no extra cost.
    @exclusivity(unchecked) @usableFromInline private(set) var hasWaitingTurns = false

    /// Runs `body`, and then the turns that `body` has enqueued.
    @usableFromInline static func enter(_ body: (Trampoline) -> Void) {
        let trampoline = current
        if trampoline.isRunning { return body(trampoline) }
        trampoline.isRunning = true
        body(trampoline)
        trampoline.finish()
    }

    /// Runs `turn` at once or, if turns are running, after all waiting turns.
    @usableFromInline static func take(_ turn: @escaping (Trampoline) -> Void) {
        let trampoline = current
        if trampoline.isRunning { trampoline.enqueue { turn(trampoline) } } else { enter(turn) }
    }

    /// Runs the waiting turns.
    @usableFromInline func finish() {
        if hasWaitingTurns {
            while let turn = turns.popFirst() {
                hasWaitingTurns = !turns.isEmpty
                turn()
            }
        }
        isRunning = false
    }

    @usableFromInline func enqueue(_ turn: @escaping () -> Void) {
        turns.append(turn)
        hasWaitingTurns = true
    }

    /// Runs `body` at once or, if such calls are nested deeply, in a later turn. A stream that
    /// continues with itself forever therefore does not overflow the stack.
    func descend(_ body: @escaping () -> Void) {
        guard depth < 64 else { return enqueue(body) }
        depth += 1
        body()
        depth -= 1
    }
}

/// Runs work at once or, if other work is running, after that work. Recursion becomes a loop.
public final class CurrentThreadScheduler: ImmediateScheduler, Sendable {
    public static let instance = CurrentThreadScheduler()

    /// Indicates whether newly scheduled work runs at once.
    public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

    @discardableResult public func schedule(_ work: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(work)
        Trampoline.take { _ in work.run() }
        return work
    }
}
