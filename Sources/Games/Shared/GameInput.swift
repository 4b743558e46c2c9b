/// The input of a game's view model.
public struct GameInput<Action> {
    public let actions: Observable<Action>

    public init(actions: Observable<Action>) { self.actions = actions }
}
