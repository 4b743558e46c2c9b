/// News of a game's scene: an action for the game, or an effect.
enum SceneNews<Action: Equatable>: Equatable {
    case action(Action)
    case effect(Effect)

    var action: Action? { if case .action(let action) = self { action } else { nil } }
    var effect: Effect? { if case .effect(let effect) = self { effect } else { nil } }
}
