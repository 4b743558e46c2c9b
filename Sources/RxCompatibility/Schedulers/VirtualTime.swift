import Foundation
import Reactive

extension VirtualTimeScheduler {
    // RxSwift's names for scheduling at a virtual time.

    public func scheduleAbsoluteVirtual<State>(
        _ state: State, time: Int, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        both({ scheduleAt(time, action: $0) }, and: { action(state) })
    }

    public func scheduleRelativeVirtual<State>(
        _ state: State, dueTime: Int, action: @escaping (State) -> any Disposable
    ) -> any Disposable { scheduleAbsoluteVirtual(state, time: clock + dueTime, action: action) }
}

/// Virtual time in nanoseconds of a calendar, for replaying events at known dates.
public final class HistoricalScheduler: VirtualTimeScheduler {
    private static let second = 1e9

    public init(initialClock: Date = Date(timeIntervalSince1970: 0)) {
        super.init(
            initialClock: Self.ticks(of: initialClock), tick: .nanoseconds(1), processingDelay: 0)
    }

    /// The current virtual date.
    public var now: Date { Date(timeIntervalSince1970: Double(clock) / Self.second) }

    /// Runs all work that is due by `date`, and sets the clock to it.
    public func advanceTo(_ date: Date) { advanceTo(Self.ticks(of: date)) }

    private static func ticks(of date: Date) -> Int {
        Int((date.timeIntervalSince1970 * second).rounded())
    }
}
