/// A turn of a player and the table before it, for looking back at a game.
public struct MemoryTurn<CardContent: Equatable>: Equatable {
    /// The number of the player's move in the round, counted from 1.
    public let move: Int
    /// The cards that were turned up: two, or one if the turn was broken off.
    public let flips: [MemoryFlip]
    /// The flips that the player should have avoided, as `MemoryGame.isLapse` decides.
    public let lapses: [MemoryFlip]
    /// The cards whose places had been seen before the turn.
    public let seen: Set<Int>
    /// The cards in the order of their slots. Only the cards of this turn, and the better card, are
    /// face up.
    public let faces: [MemoryFace<CardContent>]
    /// The card that would have made a pair with the first card, if the player could have known it.
    public let better: Int?
    /// The seconds on the clock at the last card of the turn; nil if they are not known.
    public let seconds: Int?

    public var player: Int { flips[0].player }
    public var round: Int { flips[0].round }
    public var isMatch: Bool { flips.last?.outcome == .match }

    /// The content of the flip's card; nil if the card is not face up in `faces`.
    public func content(of flip: MemoryFlip) -> CardContent? {
        let side = faces.first { $0.id == flip.card }?.side
        if case .front(let content)? = side { return content } else { return nil }
    }
}

extension MemoryTurn: Sendable where CardContent: Sendable {}

extension MemoryGame {
    /// All turns, in order, without an unfinished last one. They reveal where cards lie, so use
    /// them only after the game. A game that an earlier version saved has only the turns whose
    /// table is known.
    var turns: [MemoryTurn<CardContent>] {
        var (trail, turns) = (MemoryReconstruction(), [MemoryTurn<CardContent>]())
        var moves: [MemoryMover: Int] = [:]
        var flipCount = 0
        for flips in flipsOfTurns {
            let (first, last) = (flips[0], flips[flips.count - 1])
            trail.prepare(for: first)
            var seen = trail.seen
            if flips.count == 2 {
                trail.follow(first)
                trail.prepare(for: last)
                // If the cards were shuffled between the two flips, no other place was known when
                // the second card was chosen.
                if last.known != nil {
                    seen = trail.seen.subtracting(seen.contains(first.card) ? [] : [first.card])
                }
            }
            let mover = MemoryMover(round: first.round, player: first.player)
            flipCount += flips.count
            if let table = trail.table, flips.allSatisfy({ table.contains($0.card) }) {
                turns.append(
                    turn(
                        move: moves[mover, default: 1], flips, on: table, seen: seen,
                        seconds: record.times[flipCount]))
            }
            if last.outcome != .first { moves[mover, default: 1] += 1 }
            trail.follow(last)
        }
        return turns
    }

    /// The flips of each turn, without an unfinished last one. A turn that was broken off has only
    /// its first card.
    private var flipsOfTurns: [[MemoryFlip]] {
        var turns: [[MemoryFlip]] = []
        for flip in flips {
            if flip.outcome != .first, turns.last?.last?.outcome == .first {
                turns[turns.count - 1].append(flip)
            } else {
                turns.append([flip])
            }
        }
        return turns.last?.last?.outcome == .first ? turns.dropLast() : turns
    }

    private func turn(
        move: Int, _ flips: [MemoryFlip], on table: [Int?], seen: Set<Int>, seconds: Int?
    ) -> MemoryTurn<CardContent> {
        let lapses = flips.filter(isLapse)
        let better = lapses.contains { $0.missesPair } ? board.twin(of: flips[0].card) : nil
        let shown = flips.map(\.card) + [better].compactMap(\.self)
        return MemoryTurn(
            move: move, flips: flips, lapses: lapses, seen: seen,
            faces: faces(of: table, showing: shown), better: better, seconds: seconds)
    }

    /// The turns as steps. A turn in which a player with a perfect memory would have turned up
    /// another card is a mistake.
    public var lookBack: LookBack {
        LookBack(
            count: pastTurns.count, firstNumber: 1, shown: lookedAt,
            mistakes: pastTurns.indices.filter { !pastTurns[$0].lapses.isEmpty },
            loss: result.isWon || pastTurns.isEmpty ? nil : pastTurns.count - 1
        ) { pastTurns[$0].seconds }
    }

    /// Returns whether the player should not have turned up this card. Against opponents, only a
    /// missed pair is a lapse, because it may be better to reveal nothing new.
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

/// A player in one of the rounds. The moves of each player are counted anew in each round.
private struct MemoryMover: Hashable {
    let round, player: Int
}
