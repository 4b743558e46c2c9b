import Games
import Reactive
import TUI

/// An event of a scene: an act of the player, a change of the window, or a change or news of the
/// game.
enum SceneEvent<Act: Hashable, Spot: Hashable, Seen: Equatable, Game: PlayedGame>: Equatable {
    /// A key, with the value of the board or the act of the button to which it moves the focus.
    case key(KeyPress, focus: Focus? = nil)
    case press(Act)
    /// The focus moves to a button.
    case focus(Act)
    /// The player presses, drags or focuses something on the board.
    case board(Intent<Spot>)
    case gesture(Gesture, at: Duration)
    /// The player pastes a text, which may be a board of the game.
    case pasted(isBoard: Bool)
    case surroundings(Surroundings)
    case seen(Seen, at: Duration)
    /// News of the game, with the end of the game if the news tells it.
    case news(Game.News, FinishedGame? = nil, at: Duration)
    case saved(Game?)
    /// The reason why the game can no longer be saved; nil if it can be saved again.
    case unsaved(UnsavedReason?)
    /// The player's record for the `recordVariant` of the scene; nil without results.
    case record(Record?)
    /// The delay of a step of the end has passed.
    case advanceEnd
    /// The player has had time to read the result of a game that has just ended.
    case endIsRead

    /// A value on the board, or the act of a button.
    enum Focus: Equatable {
        case board(Spot)
        case button(Act)
    }

    /// Indicates whether the player has pressed or clicked something.
    var isInput: Bool {
        switch self {
        case .key, .press, .board, .pasted: true
        case .focus, .gesture, .surroundings, .seen, .news, .saved, .unsaved, .record, .advanceEnd,
            .endIsRead:
            false
        }
    }
}

/// News of a scene: an action for the game, or an effect.
enum SceneNews<Action: Equatable>: Equatable {
    case action(Action)
    case effect(Effect)

    var action: Action? { if case .action(let action) = self { action } else { nil } }
    var effect: Effect? { if case .effect(let effect) = self { effect } else { nil } }
}
