import Games

/// A wish of the player at the memory game, by whatever means.
enum MemoryAct: SceneAct {
    /// A deed in the game.
    case play(MemoryGame<String>.Action)
    /// Holds a game that runs, and goes on with one that is held.
    case toggle
    case copy
    /// Looks back at a move that could have been saved, or at the end of the game again.
    case look(Int?)
    /// Goes back to the first screen.
    case leave
    case common(CommonAct)
}

/// A spot of the memory game that can be pointed at.
enum MemorySpot: Hashable {
    case card(Int)
    /// A button of a dialog.
    case button(MemoryAct)
    /// An entry of the bar of keys.
    case key(MemoryAct)

    var act: MemoryAct {
        switch self {
        case .card(let card): .play(.choose(card))
        case .button(let act), .key(let act): act
        }
    }
}
