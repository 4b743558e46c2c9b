import Games

typealias MemoryAct = GameAct<MemoryGame<String>.Action, MemoryWish>

/// A wish that only the screen of the memory game has.
enum MemoryWish: Hashable {
    /// Looks back at a move that could have been saved, or at the end of the game again.
    case look(Int?)
    /// Goes so many of these moves on.
    case step(Int)
}

/// A thing of the memory game that can be pointed at.
enum MemorySpot: Hashable { case card(Int) }
