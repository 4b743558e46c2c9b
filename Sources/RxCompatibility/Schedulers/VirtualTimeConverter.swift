import Foundation
import Reactive

public typealias RxTime = Date

extension Scheduler {
    /// The current time as a date. Virtual time starts in 1970.
    @_disfavoredOverload public var now: RxTime {
        guard self is Reactive::VirtualTimeScheduler else { return Date() }
        return Date(ticks: Int(tick * clock / .microseconds(1)))
    }
}

/// Converts between the units of a virtual clock and dates.
public protocol VirtualTimeConverterType {
    associatedtype VirtualTimeUnit
    associatedtype VirtualTimeIntervalUnit

    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
    func convertFromVirtualTimeInterval(_ interval: VirtualTimeIntervalUnit) -> TimeInterval
    func convertToVirtualTimeInterval(_ interval: TimeInterval) -> VirtualTimeIntervalUnit
    func offsetVirtualTime(
        _ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit
    ) -> VirtualTimeUnit
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

@frozen public enum VirtualTimeComparison { case lessThan, equal, greaterThan }

/// A virtual clock in the units of a converter. Work is ordered by date, to the microsecond.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: Scheduler {
    public typealias VirtualTime = Converter.VirtualTimeUnit
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let converter: Converter
    private let dates: Reactive::VirtualTimeScheduler
    /// The time that was last set, in the converter's units. A date would round it.
    private var exact: VirtualTime

    public init(initialClock: VirtualTime, converter: Converter) {
        (self.converter, exact) = (converter, initialClock)
        dates = .init(
            initialClock: converter.convertFromVirtualTime(initialClock).ticks,
            resolution: .microseconds(1))
    }

    public var clock: VirtualTime {
        ticks(at: exact) == dates.clock ? exact : converter.convertToVirtualTime(now)
    }

    public var now: RxTime { Date(ticks: dates.clock) }

    @_disfavoredOverload @_implements(Scheduler,clock) public var ticks: Int { dates.clock }

    public var tick: Duration { dates.tick }

    public func schedule(_ work: ScheduledWork, at time: Int) { dates.schedule(work, at: time) }

    public func schedule(_ work: @escaping () -> Void) -> any Disposable { dates.schedule(work) }

    public func scheduleAbsoluteVirtual<State>(
        _ state: State, time: VirtualTime, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let time = adjustScheduledTime(time)
        let act = { [self] in
            exact = time
            return action(state)
        }
        return both({ dates.scheduleAt(ticks(at: time), action: $0) }, and: act)
    }

    public func scheduleRelativeVirtual<State>(
        _ state: State, dueTime: VirtualTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Returns the time at which work for `time` runs. A subclass may override this function.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    public func start() { dates.start() }

    public func stop() { dates.stop() }

    public func advanceTo(_ virtualTime: VirtualTime) {
        dates.advanceTo(ticks(at: virtualTime))
        exact = virtualTime
    }

    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        dates.sleep(ticks(at: time) - dates.clock)
        exact = time
    }

    private func ticks(at time: VirtualTime) -> Int { converter.convertFromVirtualTime(time).ticks }
}

/// A converter for a clock of dates, whose intervals are in seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

    public func convertFromVirtualTimeInterval(_ interval: TimeInterval) -> TimeInterval {
        interval
    }

    public func convertToVirtualTimeInterval(_ interval: TimeInterval) -> TimeInterval { interval }

    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime { time + offset }

    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}

/// A virtual clock of dates, for replaying events at known dates.
public final class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}

extension Date {
    // A tick is a microsecond.

    fileprivate init(ticks: Int) {
        self.init(timeIntervalSince1970: Double(ticks) / 1e6)
    }

    fileprivate var ticks: Int { Int((timeIntervalSince1970 * 1e6).rounded()) }
}
