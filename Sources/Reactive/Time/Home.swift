// Checks of debug builds, for code that the compiler cannot see through: Swift 5 mode, and what is
// imported with `@preconcurrency`. In a release build a home is nothing, and costs nothing.

#if DEBUG
    import Dispatch
    import Synchronization

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A stream's place in the source, and the thread it belongs to. A use from a thread that
    /// cannot
    /// be its own, or from two at once, ends the program with a sentence.
    @usableFromInline final class Home: Sendable {
        private enum Kind { case main, task, bare }

        private static let mainQueue = {
            let key = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: key, value: true)
            return key
        }()

        private static var kind: Kind {
            if DispatchQueue.getSpecific(key: mainQueue) == true { return .main }
            return withUnsafeCurrentTask { $0 == nil } ? .bare : .task
        }

        private static var thread: UInt {
            #if canImport(Darwin)
                UInt(bitPattern: pthread_self())
            #else
                UInt(pthread_self())
            #endif
        }

        private let file: StaticString
        private let line: UInt
        private let kind = Home.kind
        private let thread = Home.thread
        /// Tells whether a task elsewhere is a stranger to a stream of the main thread. To a
        /// subject it is
        /// not, since an actor's own subjects are made where the actor is.
        private let isStrict: Bool
        private let user = Atomic<UInt>(0)

        @usableFromInline init(_ file: StaticString, _ line: UInt, isStrict: Bool = false) {
            (self.file, self.line, self.isStrict) = (file, line, isStrict)
        }

        /// Begins a use, and says whether it is not part of another.
        @usableFromInline func enter() -> Bool {
            let thread = Home.thread
            if user.load(ordering: .relaxed) == thread { return false }
            if thread != self.thread, isStranger { stop("is used on another") }
            let (isFree, _) = user.compareExchange(
                expected: 0, desired: thread, ordering: .acquiring)
            if !isFree { stop("is used on two threads at once") }
            return true
        }

        @usableFromInline func leave(_ isOutermost: Bool) {
            if isOutermost { user.store(0, ordering: .releasing) }
        }

        /// Tells whether this thread cannot be the stream's. One of a queue is, where the stream
        /// was made
        /// on a queue, since that changes its thread.
        private var isStranger: Bool {
            switch Home.kind {
            case .main: false
            case .task: isStrict && kind == .main
            case .bare: kind != .bare
            }
        }

        /// A thread by the number that a debugger calls it by; of a queue it is the one that the queue had.
        private var owner: String {
            switch kind {
            case .main: "the main thread"
            case .task: "the actor that made it"
            case .bare: "the thread 0x\(String(thread, radix: 16)) that made it, or its queue"
            }
        }

        private func stop(_ reason: String) -> Never {
            // A stream that two threads use has no state to go on with.
            fatalError(
                """
                The stream of \(file):\(line) belongs to \(owner), and \(reason). What comes from \
                elsewhere comes through one door: Observable.task { … }.
                """)
        }
    }
#else
    @usableFromInline struct Home {
        @inlinable init(_ file: StaticString, _ line: UInt, isStrict: Bool = false) {}
        @inlinable @inline(__always) func enter() -> Bool { true }
        @inlinable @inline(__always) func leave(_ isOutermost: Bool) {}
    }
#endif
