extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    /// Returns the states of a value that only commands change, one after the other. The first
    /// state is `initial`. The commands may depend on the state that they change.
    ///
    ///     commands           -+--+--r-
    ///     fold(0, apply)     01--2--0-
    ///
    /// Sends the first state before it subscribes to the commands. Every listener receives all
    /// states in the same order, even if a state causes the next command at once.
    ///
    /// Changes the state in place, unless a listener has stored it or is still receiving it, so the
    /// cost of a command does not depend on the size of the state. `apply` must not read the
    /// driver.
    @inlinable public static func fold<Command>(
        _ initial: Element, apply: @escaping (inout Element, Command) -> Void,
        commands: @escaping (Driver<Element>) -> Observable<Command>
    ) -> Driver<Element> {
        let turns = Observable<Turn<Element, Never>>.turns(of: initial) { state, command, _ in
            apply(&state, command)
        } commands: {
            commands(Driver(raw: $0.states()))
        }
        return Driver(raw: turns.states())
    }
}
