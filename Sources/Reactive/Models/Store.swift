/// A model that is changed by calls: the state of a service that screens share. A game, a screen or a
/// form is played from streams instead, by `Driver.play` or `Play`.
public final class Store<State: Model> {
    private let relay: BehaviorRelay<State>

    public init(_ state: State) { relay = BehaviorRelay(value: state) }

    public var state: Driver<State> { relay.asDriver() }
    public var now: State { relay.value }

    /// Applies a command. Listeners handle the new state before this returns.
    public func apply(_ command: State.Command) {
        var state = relay.value
        state.apply(command)
        relay.accept(state)
    }
}
