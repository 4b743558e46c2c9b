import CLibrary

@testable import TUI

/// Sleeps without taking real time: if nothing is ready, the deadline is reached at once, but not
/// beyond the time of the test.
final class VirtualSleeper: Sleeper {
    private(set) var now = 0

    /// The time up to which the test lets events happen.
    var end = 0

    /// Indicates whether nothing was ready or due, so that the loop would sleep.
    private(set) var isAsleep = false

    /// The time until which the loop would sleep; nil if it would sleep without a limit.
    private(set) var deadline: Int?

    /// Called before each sleep.
    var onSleep: () -> Void = {}

    /// Lets time pass while the loop is busy.
    func hold(nanoseconds: Int) {
        now += nanoseconds
        end = max(end, now)
    }

    func sleep(watching descriptors: inout [pollfd], until deadline: Int?) {
        onSleep()
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
