import Games

typealias MemoryAct = GameAct<MemoryGame<String>.Action, MemoryOwnAct>

/// An act that only the screen of the memory game has.
enum MemoryOwnAct: Hashable {
    /// Looks back at an avoidable move, or returns to the end of the game if nil.
    case look(Int?)
    /// Moves the given number of avoidable moves forward.
    case step(Int)
}

/// Something in the memory game that the player can point at.
enum MemorySpot: Hashable { case card(Int) }
