import Foundation
import Reactive

extension VirtualTimeScheduler {
    // RxSwift's names for the same.

    public func scheduleAbsoluteVirtual<State>(
        _ state: State, time: Int, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        both({ scheduleAt(time, action: $0) }, and: { action(state) })
    }

    public func scheduleRelativeVirtual<State>(
        _ state: State, dueTime: Int, action: @escaping (State) -> any Disposable
    ) -> any Disposable { scheduleAbsoluteVirtual(state, time: clock + dueTime, action: action) }
}

/// Virtual time in nanoseconds of a calendar, to replay what happened at known dates.
public final class HistoricalScheduler: VirtualTimeScheduler {
    private static let second = 1e9

    public init(initialClock: Date = Date(timeIntervalSince1970: 0)) {
        super.init(
            initialClock: Self.ticks(of: initialClock), tick: .nanoseconds(1), processingDelay: 0)
    }

    /// The present date.
    public var now: Date { Date(timeIntervalSince1970: Double(clock) / Self.second) }

    /// Runs what is due until `date`, and leaves the clock there.
    public func advanceTo(_ date: Date) { advanceTo(Self.ticks(of: date)) }

    private static func ticks(of date: Date) -> Int {
        Int((date.timeIntervalSince1970 * second).rounded())
    }
}
