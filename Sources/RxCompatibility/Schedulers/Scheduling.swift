import Reactive

// RxSwift's methods of schedulers: state in, disposable out.

extension Scheduler {
    // The three that RxSwift's schedulers have: state in, disposable out.

    public func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        both({ schedule(after: dueTime, $0) }, and: { action(state) })
    }

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
    ) -> any Disposable {
        both({ schedule($0) }, and: { action(state) })
    }

    /// Scheduled work and what it leaves behind, as one.
    func both(
        _ schedule: (@escaping () -> Void) -> any Disposable,
        and action: @escaping () -> any Disposable
    ) -> any Disposable {
        let both = CompositeDisposable()
        both.insert(schedule { both.insert(action()) })
        return both
    }
}
