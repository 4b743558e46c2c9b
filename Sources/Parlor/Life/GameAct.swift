import Games

/// A wish of the player at the screen of a game, by whatever means.
enum GameAct<Action: GameAction, Own: Hashable>: Hashable {
    /// A deed in the game.
    case play(Action)
    /// A wish that only this game's screen has.
    case own(Own)
    /// Holds a game that runs, and goes on with one that is held.
    case toggle
    /// Presses the button of the box that has the focus, or does what the board's focus means.
    case enter
    /// Puts the line of the result on the clipboard.
    case copy
    /// Puts the box away.
    case close
    /// Goes back to the first screen.
    case leave
    case common(CommonAct)
}
