import Games

typealias MemoryAct = GameAct<MemoryGame<String>.Action, Never>

/// A spot of the memory game that the player can point at.
enum MemorySpot: Hashable { case card(Int) }
