import Sweep
import Testing

@testable import Games

@Suite struct `A wasted flip of memory` {
    /// Plays random games of one player, and returns the first flip whose verdict differs from that
    /// of perfect play, which knows only the cards that were shown.
    private func fault(_ pairs: Int, games: Int, _ counts: inout [String: Int]) -> String? {
        var (dice, best) = (Dice(seed: UInt64(pairs)), PerfectPlay())
        for number in 0..<games {
            let options = MemoryOptions(pairs: pairs, rounds: 2, timeLimit: nil)
            var player = RandomMemory(options, seed: UInt64(number))
            while player.game.phase != .finished {
                guard let (flip, wastedMoves) = player.act(&dice, &best) else { continue }
                counts[flip.lapse.map { "\($0)" } ?? "none", default: 0] += 1
                if flip.isAvoidable != (wastedMoves > 1e-9) {
                    return "game \(number): \(flip) wastes \(wastedMoves) moves"
                }
            }
            let lapses = player.game.flips.count { $0.isAvoidable }
            if player.game.result.avoidableFlips != lapses {
                return "game \(number): \(lapses) lapses"
            }
        }
        return nil
    }

    @Test(arguments: 2...6)
    func `is a flip where another choice takes fewer moves on average`(_ pairs: Int) {
        var counts: [String: Int] = [:]
        #expect(fault(pairs, games: Sweep.count(120, whole: 400), &counts) == nil)
        for verdict in ["none", "twinWasKnown", "twinWasLast", "couldNotMatch", "taughtNothing"] {
            #expect(counts[verdict, default: 0] > 0, "\(counts)")
        }
    }

    /// The average of a perfect memory is computed in two ways.
    @Test(arguments: 2...8)
    func `is measured by play that needs as many moves as par`(_ pairs: Int) {
        var best = PerfectPlay()
        let table = PerfectPlay.Table(pairs: 0, singles: 0, unseen: pairs)
        #expect(abs(best.moves(table) - MemoryPar(pairs: pairs).moves) < 1e-9)
    }
}

/// A player who acts at random, and who knows only the cards that were shown in their places.
private struct RandomMemory {
    private(set) var game: MemoryGame<String>
    private var seen: Set<Int> = []

    init(_ options: MemoryOptions, seed: UInt64) {
        game = MemoryGame(theme: .letters, options: options, seed: seed)
        game.apply(.init(.start, at: .zero))
    }

    private var isUp: (Int) -> Bool {
        { [board = game.board] id in board.cards.contains { $0.id == id && $0.isSelected } }
    }

    /// Shuffles, brings the cards back, or turns one up. A flip is returned with the average number
    /// of moves that it costs.
    mutating func act(
        _ dice: inout Dice, _ best: inout PerfectPlay
    ) -> (flip: MemoryFlip, wastedMoves: Double)? {
        switch dice.roll(below: 60) {
        case 0:
            game.apply(.init(.shuffle, at: .zero))
            seen = Set(game.board.cards.filter { $0.isSelected && !$0.isMatched }.map(\.id))
            return nil
        case 1:
            game.apply(.init(.reset, at: .zero))
            return nil
        default: break
        }
        let cards = game.board.cards.filter { !$0.isMatched }.map(\.id)
        let (up, round) = (cards.filter(isUp), game.round)
        let first = up.count == 1 ? up[0] : nil
        // Half of the second cards are chosen well, so that games end.
        let twin = first.map { $0 ^ 1 }.flatMap { dice.roll(below: 2) == 0 ? $0 : nil }
        guard let card = twin ?? dice.pick(from: cards.filter { !up.contains($0) }) else {
            return nil
        }
        let wastedMoves = wastedMoves(card, after: first, of: cards, &best)
        game.apply(.init(.choose(card), at: .zero))
        seen.insert(card)
        if game.round != round {
            seen = []
            game.apply(.init(.pause(false), at: .zero))
        }
        return game.flips.last.map { ($0, wastedMoves) }
    }

    private func wastedMoves(
        _ card: Int, after first: Int?, of cards: [Int], _ best: inout PerfectPlay
    ) -> Double {
        let rest = cards.filter { $0 / 2 != first.map { $0 / 2 } }
        let known = rest.filter(seen.contains)
        let paired = known.count { seen.contains($0 ^ 1) }
        let table = PerfectPlay.Table(
            pairs: paired / 2, singles: known.count - paired,
            unseen: (rest.count - known.count - (known.count - paired)) / 2)
        guard let first else {
            let choice: PerfectPlay.First =
                !seen.contains(card) ? .unseen : seen.contains(card ^ 1) ? .paired : .single
            return (best.moves(table, choice) ?? .infinity) - best.moves(table)
        }
        let knowsTwin = seen.contains(first ^ 1)
        let choice: PerfectPlay.Second =
            !seen.contains(card) ? .unseen : card == first ^ 1 ? .twin : .other
        let moves = best.moves(table, choice, knowsTwin: knowsTwin) ?? .infinity
        return moves - best.fewest(table, knowsTwin: knowsTwin, PerfectPlay.Second.allCases)
    }
}

/// Perfect play of one player, computed from the number of cards of each kind. It searches every
/// choice, and has no rules of its own.
private struct PerfectPlay {
    /// The pairs of which both cards were seen, the cards that were seen without their twins, and
    /// the pairs of which neither card was seen.
    struct Table: Hashable {
        var pairs, singles, unseen: Int

        /// The number of cards that were not seen.
        var hidden: Int { singles + 2 * unseen }
        func with(_ pairs: Int = 0, _ singles: Int = 0, _ unseen: Int = 0) -> Table {
            Table(
                pairs: self.pairs + pairs, singles: self.singles + singles,
                unseen: self.unseen + unseen)
        }
    }

    enum First: CaseIterable { case unseen, single, paired }
    enum Second: CaseIterable { case twin, unseen, other }

    private var known: [Table: Double] = [:]

    /// The average number of moves from here to the end.
    mutating func moves(_ table: Table) -> Double {
        if table == Table(pairs: 0, singles: 0, unseen: 0) { return 0 }
        if let moves = known[table] { return moves }
        var least = Double.infinity
        for first in First.allCases { least = min(least, moves(table, first) ?? .infinity) }
        known[table] = least
        return least
    }

    /// The average number of moves after the choice of a first card; nil if there is no such card.
    mutating func moves(_ table: Table, _ first: First) -> Double? {
        // A known second card after a known first one changes nothing, so it wastes a move.
        let useful = Second.allCases.filter { $0 != .other }
        switch first {
        case .paired:
            return table.pairs == 0
                ? nil : fewest(table.with(-1), knowsTwin: true, useful)
        case .single:
            return table.singles == 0
                ? nil : fewest(table.with(0, -1), knowsTwin: false, useful)
        case .unseen:
            guard table.hidden > 0 else { return nil }
            var moves = 0.0
            if table.singles > 0 {
                let rest = fewest(table.with(0, -1), knowsTwin: true, Second.allCases)
                moves += Double(table.singles) * rest
            }
            if table.unseen > 0 {
                let rest = fewest(table.with(0, 0, -1), knowsTwin: false, Second.allCases)
                moves += Double(2 * table.unseen) * rest
            }
            return moves / Double(table.hidden)
        }
    }

    /// The average number of moves with the best of these second cards. `table` does not include
    /// the pair of the first card.
    mutating func fewest(_ table: Table, knowsTwin: Bool, _ choices: [Second]) -> Double {
        var least = Double.infinity
        for second in choices {
            least = min(least, moves(table, second, knowsTwin: knowsTwin) ?? .infinity)
        }
        return least
    }

    /// The average number of moves with one second card; nil if there is no such card.
    mutating func moves(_ table: Table, _ second: Second, knowsTwin: Bool) -> Double? {
        let kept = knowsTwin ? table.with(1) : table.with(0, 1)
        switch second {
        case .twin: return knowsTwin ? 1 + moves(table) : nil
        case .other: return table.pairs + table.singles > 0 ? 1 + moves(kept) : nil
        case .unseen:
            let hidden = table.hidden + (knowsTwin ? 0 : 1)
            guard hidden > 0 else { return nil }
            var sum = knowsTwin ? 0 : moves(table)
            if table.singles > 0 { sum += Double(table.singles) * moves(kept.with(1, -1)) }
            if table.unseen > 0 { sum += Double(2 * table.unseen) * moves(kept.with(0, 1, -1)) }
            return 1 + sum / Double(hidden)
        }
    }
}
