extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// A state that only commands change: it begins as `initial`, and each command is applied to
    /// it, one after the other. The commands may depend on the state that they change.
    ///
    ///     commands           -+--+--r-
    ///     fold(0, apply)     01--2--0-
    ///
    /// The state is sent before the commands are subscribed to, and every listener receives every
    /// state in one order, also when a state brings about the next command at once.
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
                    // A state outlives its commands; a command that fails changes nothing.
                    if case .failed(let error) = ending {
                        assertionFailure("The commands of a fold have failed: \(error)")
                    }
                }
            })
    }
}
