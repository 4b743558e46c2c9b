/// A card that was just turned up, with its content. Until the game ends, the second card of a pair
/// never appears among the faces, because the pair is gone at once. Use this value to show that
/// card briefly.
public struct MemoryReveal<CardContent: Equatable>: Equatable {
    public let flip: MemoryFlip
    public let content: CardContent
}

extension MemoryReveal: Sendable where CardContent: Sendable {}
