/// A card that a player with a perfect memory would not have turned up, with the table as it was
/// then.
public struct MemoryAvoidableFlip<CardContent: Equatable>: Equatable {
    /// The number of the player's move in the round that the card was part of, counted from 1.
    public let move: Int
    public let flip: MemoryFlip
    /// The cards in the order of their slots then. Only the cards that matter here are face up.
    public let faces: [MemoryFace<CardContent>]
    /// The card that would have made the pair, if the player could know it.
    public let better: Int?
}

extension MemoryAvoidableFlip: Sendable where CardContent: Sendable {}

extension MemoryGame {
    /// The cards that need not have been turned up, in order. They reveal where cards lie, so use
    /// them only after the game.
    var avoidableFlips: [MemoryAvoidableFlip<CardContent>] {
        var moves = Array(repeating: 1, count: scores.count)
        var avoidable: [MemoryAvoidableFlip<CardContent>] = []
        var round = 1
        for (index, flip) in flips.enumerated() {
            if flip.round != round {
                round = flip.round
                moves = Array(repeating: 1, count: scores.count)
            }
            if let table = flip.table, isLapse(flip) {
                // The first card of the move, if this is its second.
                let first = flip.outcome == .first || index == 0 ? nil : flips[index - 1].card
                let better = flip.missesPair ? first.flatMap(board.twin) : nil
                let shown = [flip.card, first, better].compactMap { $0 }
                avoidable.append(
                    MemoryAvoidableFlip(
                        move: moves[flip.player], flip: flip,
                        faces: faces(of: table, showing: shown),
                        better: better))
            }
            if flip.outcome != .first { moves[flip.player] += 1 }
        }
        return avoidable
    }

    /// Whether the player should not have turned up this card. Against opponents, it may be good to
    /// show nothing new, so there only missing a known pair is a lapse.
    func isLapse(_ flip: MemoryFlip) -> Bool {
        guard flip.isAvoidable, options.counts(flip.player) else { return false }
        return scores.count == 1 || flip.missesPair
    }

    private func faces(of table: [Int?], showing shown: [Int]) -> [MemoryFace<CardContent>] {
        table.enumerated().map { slot, card in
            guard let card, let index = board.index(of: card) else {
                return MemoryFace(id: -1 - slot, side: .gone)
            }
            return MemoryFace(
                id: card, side: shown.contains(card) ? .front(board.cards[index].content) : .back)
        }
    }
}
