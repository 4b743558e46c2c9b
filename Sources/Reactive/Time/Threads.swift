#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// The one file of this module that crosses threads.
//
// A stream lives on one isolation, and the compiler keeps it there. Two things still have to be
// found from anywhere inside a synchronous call, without being handed down: the queue of turns
// that synchronous sources take, which the thread has, and the scheduler that a test gives to
// drivers, which travels as a task-local value.

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
/// endless one can be left. Each thread has one, since a synchronous call stays on its thread.
@usableFromInline final class Trampoline {
    private static let key = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { Trampoline.letGo($0) }
        precondition(error == 0, "A thread has room for a queue of turns.")
        return key
    }()

    private static func letGo(_ trampoline: UnsafeMutableRawPointer?) {
        // Sound: nothing else is kept by this key, and each is retained once.
        if let trampoline { Unmanaged<Trampoline>.fromOpaque(trampoline).release() }
    }

    /// The one of this thread.
    @usableFromInline static var here: Trampoline {
        if let known = pthread_getspecific(key) {
            // Sound: nothing else is kept by this key.
            return Unmanaged<Trampoline>.fromOpaque(known).takeUnretainedValue()
        }
        let trampoline = Trampoline()
        pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
        return trampoline
    }

    private var turns = Queue<() -> Void>()
    private var depth = 0

    // Touched on one thread only, in accesses without a call.
    /// Tells whether turns are being taken.
    @exclusivity(unchecked) @usableFromInline var isRunning = false

    /// Tells whether others wait for a turn. Then one turn is one element; otherwise a source
    /// just goes on, which costs nothing.
    @exclusivity(unchecked) @usableFromInline private(set) var isCrowded = false

    /// Runs `body` where turns are taken: what is scheduled meanwhile runs after it.
    @usableFromInline static func enter(_ body: (Trampoline) -> Void) {
        let trampoline = here
        if trampoline.isRunning { return body(trampoline) }
        trampoline.isRunning = true
        body(trampoline)
        trampoline.finish()
    }

    /// Takes a turn: at once, or, where turns are being taken, after those that wait.
    @usableFromInline static func take(_ turn: @escaping (Trampoline) -> Void) {
        let trampoline = here
        if trampoline.isRunning { trampoline.enqueue { turn(trampoline) } } else { enter(turn) }
    }

    /// Takes the turns that wait.
    @usableFromInline func finish() {
        if isCrowded {
            while let turn = turns.popFirst() {
                isCrowded = !turns.isEmpty
                turn()
            }
        }
        isRunning = false
    }

    @usableFromInline func enqueue(_ turn: @escaping () -> Void) {
        turns.append(turn)
        isCrowded = true
    }

    /// Runs `body` here, or, where that has happened inside itself many times, in a later turn: a
    /// stream may go on in itself for ever, the stack does not.
    func descend(_ body: @escaping () -> Void) {
        guard depth < 64 else { return enqueue(body) }
        depth += 1
        body()
        depth -= 1
    }
}

/// Runs work at once, or, from inside such work, after it: recursion becomes iteration.
public final class CurrentThreadScheduler: ImmediateScheduler, Sendable {
    public static let instance = CurrentThreadScheduler()

    /// Tells whether work that is scheduled here and now runs at once.
    public static var isScheduleRequired: Bool { !Trampoline.here.isRunning }

    @discardableResult public func schedule(_ work: @escaping () -> Void) -> any Disposable {
        let work = ScheduledWork(work)
        Trampoline.take { _ in work.run() }
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
