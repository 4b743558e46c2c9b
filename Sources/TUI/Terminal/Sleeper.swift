import CLibrary

/// The clock and the sleep of the loop. Tests use one with virtual time.
protocol Sleeper: AnyObject {
    /// The time in nanoseconds, from an arbitrary start.
    var now: Int { get }

    /// Returns when a descriptor is ready, a signal has arrived, or the deadline has passed. Sets
    /// `revents` of the descriptors that are ready. A nil deadline never passes.
    func sleep(watching descriptors: inout [pollfd], until deadline: Int?)
}

/// Sleeps in `poll`, with the monotonic clock, which a change of the time of day does not affect.
final class PollSleeper: Sleeper {
    private let start = PollSleeper.monotonicTime()

    var now: Int { PollSleeper.monotonicTime() - start }

    func sleep(watching descriptors: inout [pollfd], until deadline: Int?) {
        let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds(until: deadline))
        // An interrupted `poll` stores nothing, so old values may remain.
        if count < 0 { for index in descriptors.indices { descriptors[index].revents = 0 } }
    }

    /// Returns the milliseconds until the deadline, rounded up, or -1 if there is no deadline.
    private func milliseconds(until deadline: Int?) -> Int32 {
        guard let deadline else { return -1 }
        let rest = max(0, deadline - now)
        return Int32(clamping: (rest + 999_999) / 1_000_000)
    }

    private static func monotonicTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}

extension pollfd {
    init(_ descriptor: Int32, for events: Int32) {
        self.init(fd: descriptor, events: Int16(events), revents: 0)
    }
}

extension Tty {
    /// Returns what to wait for: always for input, and also for output if bytes are waiting.
    func watch(isBlocked: Bool) -> pollfd {
        pollfd(descriptor, for: isBlocked ? POLLIN | POLLOUT : POLLIN)
    }
}
