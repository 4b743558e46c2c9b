/// A card that a perfect memory would have left, looked back at: the table as it lay then.
public struct MemoryAvoidableFlip<CardContent: Equatable>: Equatable {
    /// The move of its player that the card was part of, counted from 1.
    public let move: Int
    public let flip: MemoryFlip
    /// The cards in the order of their slots then, with those up that the story is about.
    public let faces: [MemoryFace<CardContent>]
    /// The card that had been seen, and would have made the pair, if it is that.
    public let better: Int?
}

extension MemoryAvoidableFlip: Sendable where CardContent: Sendable {}

extension MemoryGame {
    /// The cards that need not have been turned up, one after the other. It tells where cards lie,
    /// and is for a game that is over.
    var avoidableFlips: [MemoryAvoidableFlip<CardContent>] {
        var moves = Array(repeating: 1, count: scores.count)
        var avoidable: [MemoryAvoidableFlip<CardContent>] = []
        for (index, flip) in flips.enumerated() {
            if let table = flip.table, isMistake(flip) {
                // The card beside which it was turned up, if it is the second of its move.
                let first = flip.outcome == .first || index == 0 ? nil : flips[index - 1].card
                let better = flip.lapse == .twinWasKnown ? first.flatMap(board.twin) : nil
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

    /// Whether a flip is one that its player should not have made. Against others it may win to
    /// show them nothing new: there only a pair that was known and not taken is a mistake.
    func isMistake(_ flip: MemoryFlip) -> Bool {
        guard flip.isAvoidable, options.counts(flip.player) else { return false }
        return scores.count == 1 || flip.lapse == .twinWasKnown
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
