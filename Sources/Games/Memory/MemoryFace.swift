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

/// A card that was just turned up, and the result. Use it to show the second card of a pair for a
/// moment: it never appears among the faces, because the pair is removed at once.
public struct MemoryReveal<CardContent: Equatable>: Equatable {
    public let flip: MemoryFlip
    public let content: CardContent
}

extension MemoryFace: Sendable where CardContent: Sendable {}
extension MemoryFace.Side: Sendable where CardContent: Sendable {}
extension MemoryReveal: Sendable where CardContent: Sendable {}

/// Everything that the player may see of a game.
public struct MemorySeen<CardContent: Equatable>: SeenGame {
    /// The cards in the order of their slots.
    public let cards: [MemoryFace<CardContent>]
    public let phase: MemoryPhase
    /// The number of the current round and the number of rounds: `1/3`.
    public let round, rounds: Int
    /// The last cleared round.
    public let lastRound: MemoryRound?
    /// The player whose turn it is.
    public let turn: Int
    /// Whether the computer is about to turn up a card. The player cannot choose a card meanwhile.
    public let isComputersTurn: Bool
    public let clock: ClockFace
    /// The moves, par, stars, and pairs of each player, as if the game ended now.
    public let score: MemoryResult
    /// The cards that need not have been turned up, once the game is over.
    public let avoidableFlips: [MemoryAvoidableFlip<CardContent>]
    public var canTakeBack = false

    public var moment: GameMoment { phase.moment }
}

/// A cleared round: its number of moves, and its stars for a single player.
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

    /// Updates the faces from the cards. A pause hides cards that are up, and the end of the game
    /// shows all cards.
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
