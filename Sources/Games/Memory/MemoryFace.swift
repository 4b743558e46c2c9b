/// What there is to see of a card. The content of one that lies face down is not in it.
public struct MemoryFace<CardContent: Equatable>: Identifiable, Equatable {
    public enum Side: Equatable {
        case back
        case front(CardContent)
        case gone
    }

    public let id: Int
    public let side: Side
}

/// A card that has just been turned up, and what came of it. The second card of a pair is never
/// among the faces, since the pair is gone at once: who wants to show it for a moment finds it here.
public struct MemoryReveal<CardContent: Equatable>: Equatable {
    public let flip: MemoryFlip
    public let content: CardContent
}

extension MemoryFace: Sendable where CardContent: Sendable {}
extension MemoryFace.Side: Sendable where CardContent: Sendable {}
extension MemoryReveal: Sendable where CardContent: Sendable {}

extension MemoryGame {
    /// The cards in their order. A pause hides those that are up.
    public var faces: [MemoryFace<CardContent>] {
        board.cards.map { card in
            let isShown = card.isSelected && phase != .paused
            return MemoryFace(
                id: card.id,
                side: card.isMatched ? .gone : isShown ? .front(card.content) : .back)
        }
    }

    /// The card that was turned up last.
    var reveal: MemoryReveal<CardContent>? {
        guard let flip = flips.last, let index = board.index(of: flip.card) else { return nil }
        return MemoryReveal(flip: flip, content: board.cards[index].content)
    }
}
