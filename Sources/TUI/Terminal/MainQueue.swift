import CLibrary
import Dispatch

#if canImport(Darwin)
    import CoreFoundation
#endif

#if !canImport(Darwin)
    // Sound: the two are functions of libdispatch's binary interface that Foundation's run loop
    // stands on. They take and return one word or nothing, which Swift passes as C does.
    @_silgen_name("_dispatch_get_main_queue_handle_4CF")
    private func mainQueueHandle() -> Int32

    @_silgen_name("_dispatch_main_queue_callback_4CF")
    private func serveMainQueue(_ message: UnsafeMutableRawPointer?)
#endif

/// The queue that tasks of the main actor wait in, and timers of its scheduler's.
struct MainQueue {
    #if canImport(Darwin)
        /// There the queue has no descriptor: the loop looks in from time to time.
        let descriptor: Int32? = nil
        let period: Int? = FramePace.interval

        func serve() { CFRunLoopRunInMode(.defaultMode, 0, false) }
    #else
        /// Readable when something waits.
        let descriptor: Int32?
        let period: Int? = nil

        init() {
            let handle = mainQueueHandle()
            precondition(
                handle >= 0, "A terminal program is run from a main that does not await anything.")
            descriptor = handle
        }

        /// Runs what waits.
        func serve() {
            guard let descriptor else { return }
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
            serveMainQueue(nil)
        }
    #endif
}

/// Serves the main queue until the process ends, for a program that lives by what others put into
/// it.
///
/// The main thread stays, other than behind `dispatchMain`: a thread is ended by way of the tables
/// for exceptions, and a program that was linked without them ends there instead.
@MainActor public func serveMainQueueUntilExit() -> Never {
    #if canImport(Darwin)
        dispatchMain()
    #else
        let queue = MainQueue()
        var wait = pollfd(fd: queue.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
        while true {
            poll(&wait, 1, -1)
            queue.serve()
        }
    #endif
}
