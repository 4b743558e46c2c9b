import Dispatch
import Reactive

extension RxTimeInterval {
    /// Converts an interval of Dispatch. `never` becomes longer than any clock can measure.
    public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self = .seconds(Int64.max)
        }
    }
}

// Overloads for variables of the type `DispatchTimeInterval`. Disfavored, so that a literal is
// still a `Duration`.

extension ObservableType {
    @_disfavoredOverload public func delay(
        _ dueTime: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { delay(.init(dueTime), scheduler: scheduler) }

    @_disfavoredOverload public func delaySubscription(
        _ dueTime: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { delaySubscription(.init(dueTime), scheduler: scheduler) }

    @_disfavoredOverload public func debounce(
        _ dueTime: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { debounce(.init(dueTime), scheduler: scheduler) }

    @_disfavoredOverload public func throttle(
        _ dueTime: DispatchTimeInterval, latest: Bool = true, scheduler: any Scheduler
    ) -> Observable<Element> { throttle(.init(dueTime), latest: latest, scheduler: scheduler) }

    @_disfavoredOverload public func timeout(
        _ dueTime: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { timeout(.init(dueTime), scheduler: scheduler) }

    @_disfavoredOverload public func timeout(
        _ dueTime: DispatchTimeInterval, other: some ObservableConvertibleType<Element>,
        scheduler: any Scheduler
    ) -> Observable<Element> { timeout(.init(dueTime), other: other, scheduler: scheduler) }

    @_disfavoredOverload public func take(
        for duration: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { take(for: .init(duration), scheduler: scheduler) }

    @_disfavoredOverload public func take(
        _ duration: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { take(for: .init(duration), scheduler: scheduler) }

    @_disfavoredOverload public func skip(
        _ duration: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { skip(.init(duration), scheduler: scheduler) }

    @_disfavoredOverload public func window(
        timeSpan: DispatchTimeInterval, count: Int, scheduler: any Scheduler
    ) -> Observable<Observable<Element>> {
        window(timeSpan: .init(timeSpan), count: count, scheduler: scheduler)
    }

    @_disfavoredOverload public func buffer(
        timeSpan: DispatchTimeInterval, count: Int, scheduler: any Scheduler
    ) -> Observable<[Element]> {
        buffer(timeSpan: .init(timeSpan), count: count, scheduler: scheduler)
    }
}

extension ObservableType where Element: FixedWidthInteger {
    @_disfavoredOverload public static func interval(
        _ period: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Observable<Element> { interval(.init(period), scheduler: scheduler) }

    @_disfavoredOverload public static func timer(
        _ dueTime: DispatchTimeInterval, period: DispatchTimeInterval? = nil,
        scheduler: any Scheduler
    ) -> Observable<Element> {
        timer(.init(dueTime), period: period.map { .init($0) }, scheduler: scheduler)
    }
}

extension SharedSequenceConvertibleType {
    @_disfavoredOverload @preconcurrency @MainActor public func delay(
        _ dueTime: DispatchTimeInterval
    ) -> Mapped<Element> { delay(.init(dueTime)) }

    @_disfavoredOverload @preconcurrency @MainActor public func debounce(
        _ dueTime: DispatchTimeInterval
    ) -> Mapped<Element> { debounce(.init(dueTime)) }

    @_disfavoredOverload @preconcurrency @MainActor public func throttle(
        _ dueTime: DispatchTimeInterval, latest: Bool = true
    ) -> Mapped<Element> { throttle(.init(dueTime), latest: latest) }
}

extension SharedSequence where Element: FixedWidthInteger {
    @_disfavoredOverload @preconcurrency @MainActor public static func interval(
        _ period: DispatchTimeInterval
    ) -> Self { interval(.init(period)) }
}

extension PrimitiveSequence {
    @_disfavoredOverload public func delay(
        _ dueTime: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Self { delay(.init(dueTime), scheduler: scheduler) }

    @_disfavoredOverload public func delaySubscription(
        _ dueTime: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Self { delaySubscription(.init(dueTime), scheduler: scheduler) }

    @_disfavoredOverload public func timeout(
        _ dueTime: DispatchTimeInterval, scheduler: any Scheduler
    ) -> Self { timeout(.init(dueTime), scheduler: scheduler) }

    @_disfavoredOverload public func timeout(
        _ dueTime: DispatchTimeInterval, other: Self, scheduler: any Scheduler
    ) -> Self { timeout(.init(dueTime), other: other, scheduler: scheduler) }
}

extension Scheduler {
    @_disfavoredOverload public func scheduleRelative<State>(
        _ state: State, dueTime: DispatchTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable { scheduleRelative(state, dueTime: .init(dueTime), action: action) }
}
