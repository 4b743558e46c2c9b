/// A card that was just turned up, and the result. The second card of a pair never appears among
/// the faces, because the pair is gone at once. Use this value to show it for a moment.
public struct MemoryReveal<CardContent: Equatable>: Equatable {
    public let flip: MemoryFlip
    public let content: CardContent
}

extension MemoryReveal: Sendable where CardContent: Sendable {}
