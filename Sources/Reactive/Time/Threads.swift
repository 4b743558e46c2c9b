/// The one file of this module that crosses threads.
///
/// A stream lives on one isolation, and the compiler keeps it there. Two things still have to be
/// found from anywhere inside a synchronous call, without being handed down: the queue of turns
/// that synchronous sources take, and the scheduler that a test gives to drivers. Both travel as
/// task-local values, which a thread without a task has, too.

/// A value that is given back only to the flow of control that put it away, and only until that
/// takes it out again.
///
/// Sound: it is kept only for the time of a synchronous call, in a task-local value. Others who
/// can see that value are the tasks started meanwhile, which inherit it; each of them is a task of
/// its own, and to these it is nil. One of theirs may later have the place in memory that the
/// owner's task had: by then there is no value any more.
final class Confined<Value>: @unchecked Sendable {
    private var value: Value?
    private let owner = Confined.currentTask()

    init(_ value: Value) { self.value = value }

    /// The value, if this is still the flow of control that it belongs to.
    var here: Value? { Self.currentTask() == owner ? value : nil }

    func end() { value = nil }

    private static func currentTask() -> Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

/// The queue of turns that synchronous sources take, so that two of them interleave and an
/// endless one can be left.
@usableFromInline final class Trampoline {
    @TaskLocal private static var running: Confined<Trampoline>?

    private var turns = Queue<() -> Void>()

    /// Tells whether others wait for a turn. Then one turn is one element; otherwise a source
    /// just goes on, which costs nothing.
    @usableFromInline @exclusivity(unchecked) private(set) var isCrowded = false

    /// Runs `body` where turns are taken: what is scheduled meanwhile runs after it.
    @usableFromInline static func enter(_ body: (Trampoline) -> Void) {
        if let trampoline = running?.here { return body(trampoline) }
        let trampoline = Trampoline()
        let confined = Confined(trampoline)
        defer { confined.end() }
        $running.withValue(confined) {
            body(trampoline)
            trampoline.drain()
        }
    }

    /// Takes a turn: at once if none is being taken, else after those that wait already.
    @usableFromInline static func schedule(_ turn: @escaping (Trampoline) -> Void) {
        guard let trampoline = running?.here else { return enter(turn) }
        trampoline.enqueue { turn(trampoline) }
    }

    @usableFromInline func enqueue(_ turn: @escaping () -> Void) {
        turns.append(turn)
        isCrowded = true
    }

    private var depth = 0

    /// Runs `body` here, or, where that has happened inside itself many times, in a later turn: a
    /// stream may go on in itself for ever, the stack does not.
    func descend(_ body: @escaping () -> Void) {
        guard depth < 64 else { return enqueue(body) }
        depth += 1
        body()
        depth -= 1
    }

    private func drain() {
        while let turn = turns.popFirst() {
            isCrowded = !turns.isEmpty
            turn()
        }
    }
}

/// Runs work at once, or, from inside such work, after it: recursion becomes iteration.
public final class CurrentThreadScheduler: ImmediateScheduler {
    /// Schedulers of the current thread have no state of their own: any two are the same.
    public static var instance: CurrentThreadScheduler { CurrentThreadScheduler() }

    @discardableResult public func schedule(_ work: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(work)
        Trampoline.schedule { _ in work.run() }
        return work
    }
}

/// The scheduler that drivers use when none is named: the main one, or a test's.
public enum SharingScheduler {
    @TaskLocal private static var mocked: Confined<any Scheduler>?

    @preconcurrency @MainActor public static func make() -> any Scheduler {
        mocked?.here ?? MainScheduler.instance
    }

    /// While `action` runs, drivers are made with `scheduler`.
    public static func mock(scheduler: any Scheduler, action: () throws -> Void) rethrows {
        let confined = Confined(scheduler)
        defer { confined.end() }
        try $mocked.withValue(confined, operation: action)
    }
}
