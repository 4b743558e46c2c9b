extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// A state that only commands change. It starts as `initial`, and commands are applied to it
    /// one after the other. The commands may depend on the state that they change.
    ///
    ///     commands           -+--+--r-
    ///     fold(0, apply)     01--2--0-
    ///
    /// The state is sent before the commands are subscribed to. Every listener receives all states
    /// in the same order, even if a state causes the next command at once.
    @inlinable public static func fold<Command>(
        _ initial: Element, apply: @escaping (inout Element, Command) -> Void,
        commands: @escaping (Driver<Element>) -> Observable<Command>
    ) -> Driver<Element> {
        Driver(
            Observable { downstream in
                let state = BehaviorRelay(value: initial)
                state.asObservable().forward(to: downstream, onNext: downstream.next)
                commands(state.asDriver()).forward(to: downstream) { command in
                    var next = state.value
                    apply(&next, command)
                    state.accept(next)
                } onEnd: { ending in
                    // The state outlives its commands. If the commands fail, the state stays as it
                    // is.
                    if case .failed(let error) = ending {
                        assertionFailure("The commands of a fold have failed: \(error)")
                    }
                }
            })
    }
}
