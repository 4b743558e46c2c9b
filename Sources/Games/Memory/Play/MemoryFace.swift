/// A card as the player sees it, without the content of a face-down card.
public struct MemoryFace<CardContent: Equatable>: Identifiable, Equatable {
    public enum Side: Equatable {
        case back
        case front(CardContent)
        case gone
    }

    public let id: Int
    public let side: Side
}

extension MemoryFace: Sendable where CardContent: Sendable {}

extension MemoryFace.Side: Sendable where CardContent: Sendable {}

extension MemoryGame {
    /// Derives the faces from the cards. A paused game hides its cards, and a finished game shows
    /// all of them.
    mutating func turnFaces() {
        faces = board.cards.map { card in
            let isShown = phase == .finished || card.isSelected && phase != .paused
            let isGone = card.isMatched && phase != .finished
            return MemoryFace(
                id: card.id, side: isGone ? .gone : isShown ? .front(card.content) : .back)
        }
    }
}
