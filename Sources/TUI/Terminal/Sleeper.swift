import CLibrary

/// The clock and the sleep of the loop. Tests bring one whose time they tell.
protocol Sleeper: AnyObject {
    /// The time, in nanoseconds since some beginning.
    var now: Int { get }

    /// Returns when one of the descriptors is ready, a signal came, or it is `deadline`; without a
    /// deadline there is none. Notes in the descriptors what they are ready for.
    func sleep(watching descriptors: inout [pollfd], until deadline: Int?)
}

/// Sleeps in `poll`, by the monotonic clock: setting the time of day does not wake it.
final class PollSleeper: Sleeper {
    private let start = PollSleeper.monotonicTime()

    var now: Int { PollSleeper.monotonicTime() - start }

    func sleep(watching descriptors: inout [pollfd], until deadline: Int?) {
        let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds(until: deadline))
        // Interrupted by a signal, it has noted nothing, and what is there may be old.
        if count < 0 { for index in descriptors.indices { descriptors[index].revents = 0 } }
    }

    /// Rounded up, so that whatever the deadline is for is due afterwards. None is minus one.
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
    /// Waits for input always, and for room for output when it could not take more.
    func watch(isBlocked: Bool) -> pollfd {
        pollfd(descriptor, for: isBlocked ? POLLIN | POLLOUT : POLLIN)
    }
}
