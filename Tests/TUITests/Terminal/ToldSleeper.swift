import CLibrary

@testable import TUI

/// Sleeps without taking any time: when nothing is ready, it is the deadline at once, but no later
/// than the time that the test has reached.
final class ToldSleeper: Sleeper {
    private(set) var now = 0

    /// The time up to which the test lets things happen.
    var end = 0

    /// Whether nothing was ready and nothing due: the loop would be asleep.
    private(set) var isAsleep = false

    /// Until when it would sleep; nil for as long as it takes.
    private(set) var deadline: Int?

    /// Time passes in which nobody could do anything.
    func hold(nanoseconds: Int) {
        now += nanoseconds
        end = max(end, now)
    }

    func sleep(watching descriptors: inout [pollfd], until deadline: Int?) {
        self.deadline = deadline
        isAsleep = false
        if poll(&descriptors, nfds_t(descriptors.count), 0) > 0 { return }
        if let deadline, deadline <= end {
            now = max(now, deadline)
        } else {
            now = max(now, end)
            isAsleep = true
        }
    }
}
