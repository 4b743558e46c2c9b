extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element == Duration? {
    /// Emits after each full second since the origin. Emits nothing without an origin. The timer
    /// continues while the origin stays the same.
    ///
    /// After a pause, the first second is the rest of the second that the pause interrupted.
    package func fullSeconds(scheduler: any Scheduler) -> Observable<Void> {
        asObservable().distinctUntilChanged().flatMapLatest { origin -> Observable<Int> in
            guard let origin else { return .never() }
            let begun = Duration(
                secondsComponent: 0,
                attosecondsComponent: (scheduler.now - origin).components.attoseconds)
            return .timer(.seconds(1) - begun, period: .seconds(1), scheduler: scheduler)
        }
        .map { _ in }
    }
}
