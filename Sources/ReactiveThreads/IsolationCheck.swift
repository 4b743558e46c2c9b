import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
#if DEBUG && os(Linux) && canImport(Runtime)
    import Runtime
#endif

// Checks for code whose isolation the compiler does not check: Swift 5 mode, and code that is
// imported with `@preconcurrency`.

/// The thread that is running the current code.
private enum Thread {
    private static let mainQueue = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Indicates whether the thread serves the main queue.
    static var isMain: Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

    /// The number that a debugger shows for the thread.
    static var current: UInt {
        #if canImport(Darwin)
            UInt(bitPattern: pthread_self())
        #else
            UInt(pthread_self())
        #endif
    }

    static func name(_ number: UInt) -> String { "the thread 0x\(String(number, radix: 16))" }
}

/// The task that is running the current code.
private enum CurrentTask {
    /// Indicates whether the task belongs to an actor; true if the runtime cannot tell.
    static var isOnActor: Bool { presentActor.map { $0() != nil } ?? true }

    /// Returns the executor of the current task, or null if the task belongs to no actor. Nil if
    /// the concurrency runtime has no such function.
    ///
    /// Sound: an executor is a pair of pointers, which is returned in two registers. A C function
    /// returns a single pointer in the first of these registers.
    private static let presentActor = dlsym(nil, "swift_task_getCurrentExecutor").map {
        unsafeBitCast($0, to: (@convention(c) () -> UnsafeRawPointer?).self)
    }
}

/// Ends the program with a message, because a stream that two threads have used may be corrupt.
private func stop(_ file: StaticString, _ line: UInt, ownedBy owner: String, _ mistake: String)
    -> Never
{
    fatalError(
        """
        The stream of \(file):\(line) belongs to \(owner), and \(mistake)\(placeOfUse()). Results \
        of other threads come back through Observable.task { … }.
        """)
}

/// Returns the line outside of the library that made the current call, such as ` in
/// Screen.swift:12`, or an empty string if the line cannot be found, as in release builds and
/// outside of Linux.
private func placeOfUse(_ path: String = #filePath) -> String {
    #if DEBUG && os(Linux) && canImport(Runtime)
        let library = path.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
        let trace = try? Backtrace.capture(limit: 64)
        let frames = trace?.symbolicated(options: [])?.frames ?? []
        for (number, frame) in frames.enumerated() where !isOfLibrary(frame.symbol?.rawName ?? "") {
            // To find a line, the runtime reads the program's whole line table, so lines are found
            // one by one, and not for inlined functions. The limit is two frames, because the last
            // frame stands for the omitted ones.
            let one = try? Backtrace.capture(limit: 2, offset: number, top: 0)
            let places = one?.symbolicated(options: .showSourceLocations)?.frames ?? []
            guard let place = places.first?.symbol?.sourceLocation, place.line > 0 else { continue }
            let isOurs = ["Reactive", "RxCompatibility"].contains {
                place.path.hasPrefix("\(library)/\($0)")
            }
            if isOurs { continue }
            return " in \(place.path.split(separator: "/").last ?? ""):\(place.line)"
        }
    #endif
    return ""
}

#if DEBUG && os(Linux) && canImport(Runtime)
    /// Returns true only if the library declares the function with this symbol. The symbols of the
    /// library begin with the name of its module. The symbols of extensions that other modules
    /// declare begin in the same way, but contain an `E`. If a symbol of the library contains an
    /// `E`, the result is false, too.
    private func isOfLibrary(_ symbol: String) -> Bool {
        if symbol.hasPrefix("$s15ReactiveThreads") { return true }
        return (symbol.hasPrefix("$s8Reactive") || symbol.hasPrefix("$s15RxCompatibility"))
            && !symbol.contains("E")
    }
#endif

/// Checks that code which started on the main thread stays there. Release builds check it too,
/// because only the observer of `create` and the main scheduler use the check, and few elements
/// pass them.
@frozen public struct MainThreadCheck {
    private let file: StaticString
    private let line: UInt
    /// The main thread, or 0 if another thread created the check; nil if nothing is checked.
    private let thread: UInt?

    /// Creates a check that is active only if the current thread is the main thread.
    public init(_ file: StaticString, _ line: UInt) {
        (self.file, self.line) = (file, line)
        thread = Thread.isMain ? Thread.current : nil
    }

    /// Creates a check that is always active.
    public init(always file: StaticString, _ line: UInt) {
        (self.file, self.line) = (file, line)
        thread = Thread.isMain ? Thread.current : 0
    }

    public func verify() {
        guard let thread, Thread.current != thread else { return }
        verifySlowly()
    }

    /// Fails unless the code runs on the main queue or in a task of an actor. The main queue need
    /// not stay on one thread, and the initializer of an actor may have created the stream on the
    /// main thread.
    @inline(never) private func verifySlowly() {
        if Thread.isMain || CurrentTask.isOnActor { return }
        stop(
            file, line, ownedBy: "the main thread",
            "is used on \(Thread.name(Thread.current))")
    }
}

#if DEBUG
    /// Checks that only one isolation domain uses a stream. A use on the wrong thread, or on two
    /// threads at once, ends the program with a message. Release builds check nothing.
    public final class IsolationCheck: Sendable {
        /// The kind of code that creates or uses a stream.
        private enum Context {
            case mainThread
            /// A task on another thread.
            case task
            /// A thread of Dispatch, or another thread, without a task.
            case thread

            static var current: Context {
                if Thread.isMain { return .mainThread }
                return withUnsafeCurrentTask { $0 == nil } ? .thread : .task
            }
        }

        private let file: StaticString
        private let line: UInt
        private let origin = Context.current
        private let thread = Thread.current
        private let user = Atomic<UInt>(0)
        /// Indicates whether the stream was used on the main thread.
        private let isUsedOnMainThread = Atomic(false)

        /// Indicates whether a stream of the main thread was used in a task that belongs to no
        /// actor.
        private let isUsedOutsideOfActors = Atomic(false)

        public init(_ file: StaticString, _ line: UInt) {
            (self.file, self.line) = (file, line)
        }

        /// Begins a use. Returns false if it is part of another use on the same thread.
        public func begin() -> Bool {
            let thread = Thread.current
            if user.load(ordering: .relaxed) == thread { return false }
            verify(thread)
            let (isFree, other) = user.compareExchange(
                expected: 0, desired: thread, ordering: .acquiring)
            if !isFree {
                let both = "\(Thread.name(thread)) and \(Thread.name(other))"
                fail("is used on two threads at once: \(both)")
            }
            return true
        }

        public func end(_ isOutermost: Bool) {
            if isOutermost { user.store(0, ordering: .releasing) }
        }

        /// Ends the program if the stream must not be used on this thread.
        private func verify(_ thread: UInt) {
            // The thread that created the stream may use it, unless the stream has since been used
            // on the main thread.
            let isOnMainThread = isUsedOnMainThread.load(ordering: .relaxed)
            if thread == self.thread, origin != .mainThread, !isOnMainThread { return }
            let isOfMain = origin == .mainThread
            switch thread == self.thread && isOfMain ? .mainThread : Context.current {
            case .mainThread:
                isUsedOnMainThread.store(true, ordering: .relaxed)
                if isOfMain, isUsedOutsideOfActors.load(ordering: .relaxed) {
                    failOutsideOfActors()
                }
            case .task:
                // An actor may have created its stream on the main thread, in its initializer.
                if CurrentTask.isOnActor { return }
                if isOfMain { isUsedOutsideOfActors.store(true, ordering: .relaxed) }
                if isOnMainThread { failOutsideOfActors() }
            case .thread:
                // A dispatch queue may change its thread, so a stream that was created on a queue
                // may be used on any thread without a task.
                if origin != .thread || isOnMainThread {
                    fail("is used on \(Thread.name(thread))")
                }
            }
        }

        private func failOutsideOfActors() -> Never {
            fail("is used in a task that belongs to no actor, on \(Thread.name(Thread.current))")
        }

        private func fail(_ mistake: String) -> Never {
            let owner =
                switch isUsedOnMainThread.load(ordering: .relaxed) ? .mainThread : origin {
                case .mainThread: "the main thread"
                case .task: "the actor that made it"
                case .thread: "\(Thread.name(thread)) that made it, or its queue"
                }
            stop(file, line, ownedBy: owner, mistake)
        }
    }
#else
    @frozen public struct IsolationCheck {
        @inlinable public init(_ file: StaticString, _ line: UInt) {}
        @inlinable @inline(__always) public func begin() -> Bool { true }
        @inlinable @inline(__always) public func end(_ isOutermost: Bool) {}
    }
#endif
