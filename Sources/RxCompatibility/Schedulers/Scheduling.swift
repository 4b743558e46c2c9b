import Reactive

// The methods of RxSwift's schedulers, which take a state and return a disposable.

extension Scheduler {
    public func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable { both({ schedule(after: dueTime, $0) }, and: { action(state) }) }

    public func schedulePeriodic<State>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (State) -> State
    ) -> any Disposable {
        var state = state
        return schedule(after: startAfter, every: period) { state = action(state) }
    }
}

extension ImmediateScheduler {
    public func schedule<State>(
        _ state: State, action: @escaping (State) -> any Disposable
    ) -> any Disposable { both({ schedule($0) }, and: { action(state) }) }

    /// Schedules `action`. The returned disposable disposes both the scheduled work and what
    /// `action` returns.
    func both(
        _ schedule: (@escaping () -> Void) -> any Disposable,
        and action: @escaping () -> any Disposable
    ) -> any Disposable {
        let both = CompositeDisposable()
        both.insert(schedule { both.insert(action()) })
        return both
    }
}
