import Games

typealias MemoryAct = GameAct<MemoryGame<String>.Action, MemoryOwnAct>

/// An act that exists only in the memory game.
enum MemoryOwnAct: Hashable {
    /// Requests a hint, which this game does not have.
    case hint
}

/// A spot of the memory game that the player can point at.
enum MemorySpot: Hashable { case card(Int) }
