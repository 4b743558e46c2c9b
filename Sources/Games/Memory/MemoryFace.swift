/// A card as it is seen. The content of one that lies face down is not in it.
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
/// among the faces, since the pair is gone at once: here it is, to be shown for a moment.
public struct MemoryReveal<CardContent: Equatable>: Equatable {
    public let flip: MemoryFlip
    public let content: CardContent
}

extension MemoryFace: Sendable where CardContent: Sendable {}
extension MemoryFace.Side: Sendable where CardContent: Sendable {}
extension MemoryReveal: Sendable where CardContent: Sendable {}

/// All that the player may see of a game.
public struct MemorySeen<CardContent: Equatable>: SeenGame {
    /// The cards in the order of their slots.
    public let cards: [MemoryFace<CardContent>]
    public let phase: MemoryPhase
    /// The round that is played, and how many there are: `1/3`.
    public let round, rounds: Int
    /// The round that was cleared before this one.
    public let lastRound: MemoryRound?
    /// The player whose turn it is.
    public let turn: Int
    /// The computer is about to turn up a card, and choosing one does nothing.
    public let isComputersTurn: Bool
    public let clock: ClockFace
    /// Moves, par, stars, pairs of each player: as they would be if this were the end.
    public let score: MemoryResult
    /// The cards that need not have been turned up, once the game is over.
    public let avoidableFlips: [MemoryAvoidableFlip<CardContent>]
    public var canTakeBack = false

    public var moment: GameMoment { phase.moment }
}

/// A round that was cleared: the moves that it took, and their stars for a player alone.
public struct MemoryRound: Equatable, Sendable {
    public let number, moves: Int
    public let stars: Int?
}

extension MemoryGame {
    var lastRound: MemoryRound? {
        guard round > 1 else { return nil }
        let moves = roundMoves[round - 1] ?? 0
        return MemoryRound(
            number: round - 1, moves: moves,
            stars: options.players == [.person] ? par.stars(moves: moves) : nil)
    }

    /// Turns the faces as the cards lie now. A pause hides those that are up; the end shows all.
    mutating func turnFaces() {
        faces = board.cards.map { card in
            let isShown = phase == .finished || card.isSelected && phase != .paused
            let isGone = card.isMatched && phase != .finished
            return MemoryFace(
                id: card.id, side: isGone ? .gone : isShown ? .front(card.content) : .back)
        }
    }
}

extension MemorySeen: Sendable where CardContent: Sendable {}
