import CLibrary
import Dispatch

#if canImport(Darwin)
    import CoreFoundation
#endif

#if !canImport(Darwin)
    // Sound: both functions belong to libdispatch's binary interface, on which Foundation's run
    // loop is based. They take and return at most one word, which Swift passes like C.
    @_silgen_name("_dispatch_get_main_queue_handle_4CF")
    private func mainQueueHandle() -> Int32

    @_silgen_name("_dispatch_main_queue_callback_4CF")
    private func serveMainQueue(_ message: UnsafeMutableRawPointer?)
#endif

/// The queue of the main actor's tasks and of its scheduler's timers.
struct MainQueue {
    #if canImport(Darwin)
        /// On Darwin the queue has no descriptor, so the loop serves it periodically.
        let descriptor: Int32? = nil
        let period: Int? = FramePace.interval

        func serve() { CFRunLoopRunInMode(.defaultMode, 0, false) }
    #else
        /// The descriptor of the queue. It is readable when work is waiting.
        let descriptor: Int32?
        let period: Int? = nil

        init() {
            let handle = mainQueueHandle()
            precondition(
                handle >= 0,
                "A terminal program must be run from a main function that is not asynchronous.")
            descriptor = handle
        }

        /// Runs the waiting work.
        func serve() {
            guard let descriptor else { return }
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
            serveMainQueue(nil)
        }
    #endif
}

/// Serves the main queue until the process ends, for a program whose whole work runs on that queue.
///
/// Except on Darwin, this function keeps the main thread, which `dispatchMain` would end. To end a
/// thread, the system needs the exception tables, so a program that was linked without them would
/// crash.
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
