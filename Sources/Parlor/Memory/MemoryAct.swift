import Games

typealias MemoryAct = GameAct<MemoryGame<String>.Action, MemoryOwnAct>

/// An act that only the screen of the memory game has.
enum MemoryOwnAct: Hashable {
    /// Looks back at an avoidable move. Nil returns to the end of the game.
    case look(Int?)
    /// Moves forward by this many avoidable moves.
    case step(Int)
    /// Asks for a hint, which this game does not have.
    case hint
}

/// A spot of the memory game that the player can point at.
enum MemorySpot: Hashable { case card(Int) }
