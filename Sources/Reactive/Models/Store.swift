/// A model that method calls change. Use it for a service that screens share. For a game, a screen
/// or a form, use `Driver.play` or `Play`, which change a model by streams.
public final class Store<State: Model> {
    private let relay: BehaviorRelay<State>

    public init(_ state: State) { relay = BehaviorRelay(value: state) }

    public var state: Driver<State> { relay.asDriver() }
    public var now: State {
        guard let state = relay.subject.current.value else {
            preconditionFailure("A command of a store must not read the state of the store.")
        }
        return state
    }

    /// Applies a command, and returns after listeners have received the new state. If a listener
    /// applies a command during a delivery, the store delivers the new state afterwards. The store
    /// changes the state in place, unless a listener has stored it or is still receiving it.
    public func apply(_ command: State.Command) {
        relay.subject.current.change { $0.apply(command) }
    }

    /// Applies a command and returns its news, after listeners have received the new state.
    public func news(of command: State.Command) -> [State.News] where State: EmittingModel {
        var news: [State.News] = []
        relay.subject.current.change { news = $0.news(of: command) }
        return news
    }
}
