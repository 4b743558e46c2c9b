import Reactive
import Testing

@testable import Games

/// Ends of games that a small search can decide.
struct SmallPosition {
    let position: Klondike.Position
    let rules: Klondike.Rules

    init(_ position: Klondike.Position, rules: Klondike.Rules) {
        (self.position, self.rules) = (position, rules)
    }

    /// A game that is played without a plan, up to a position from which it cannot last long.
    init(careless number: UInt64, moves: Int) {
        var dice = Dice(seed: number)
        rules = Klondike.Rules(
            draw: number % 2 == 0 ? .one : .three, redeals: number % 3 == 0 ? 1 : 0)
        var position = Klondike(Klondike.Deal(number: number), rules: rules).position
        for _ in 0..<moves {
            let fits = position.table.fits.filter {
                position.table.doubleTapTarget(of: $0.card) == $0.target
            }
            let carries = fits.map { card, target in
                Klondike.Move.carry(card, from: position.table.place(of: card), to: target)
            }
            for move in (carries + [.draw, .draw, .redeal]).shuffled(using: &dice) {
                guard let next = position.after(move, by: rules) else { continue }
                position = next
                break
            }
        }
        self.position = position
    }

    /// A position with the highest cards in disorder, and the others home.
    init(disorderly number: UInt64, ranks: Int) {
        var dice = Dice(seed: number)
        func below(_ end: Int) -> Int { Int(dice.next() % UInt64(end)) }
        let heights = Suit.allCases.map { _ in 13 - ranks + below(5) - 2 }
        var cards = Card.pack.filter { $0.rank > heights[$0.suit.rawValue] }
        for last in stride(from: cards.count - 1, to: 0, by: -1) {
            cards.swapAt(last, below(last + 1))
        }
        var piles: [Klondike.Pile] = []
        for width in 0..<7 {
            let count = min(cards.count, 1 + below(min(ranks, width + 1)))
            piles.append(Klondike.Pile(Array(cards.suffix(count)), hidden: max(0, count - 1)))
            cards.removeLast(count)
        }
        let waste = below(cards.count + 1)
        let table = Klondike.Table(
            stock: Array(cards.dropFirst(waste)), waste: Array(cards.prefix(waste)),
            foundations: Suit.allCases.map { suit in
                heights[suit.rawValue] == 0
                    ? [] : (1...heights[suit.rawValue]).map { Card(rank: $0, suit: suit) }
            },
            piles: piles)
        position = Klondike.Position(table, score: 0)
        rules = Klondike.Rules(
            draw: number % 2 == 0 ? .one : .three, redeals: [nil, nil, 0, 1, 2][below(5)])
    }

    /// Returns whether the position can be won, according to the solver with or without pruning.
    func isWinnable(prunes: Bool, isThorough: Bool = false, positions: Int) -> Bool? {
        var solver = Klondike.Solver(
            position, rules: rules, bytes: 1 << 22, prunes: prunes, width: 0)
        if isThorough { solver.beginThoroughly() }
        switch solver.search(positions) {
        case .winnable(let moves):
            let end = moves.reduce(position as Klondike.Position?) { $0?.after($1, by: rules) }
            if end?.table.isWon != true { Issue.record("\(moves) do not win.") }
            return true
        case .unwinnable: return false
        default: return nil
        }
    }

    /// Indicates whether the position is known to be lost even if every card of the talon is always
    /// in reach.
    var isLostUnderEasierRules: Bool {
        var solver = Klondike.Solver(position, rules: rules, bytes: 1 << 22, prunes: true, width: 0)
        solver.beginThoroughly()
        return solver.isLostUnderEasierRules()
    }

    /// Returns whether the position can be won. Tries every allowed move on every table.
    func isWinnableByTrying(tables: Int) -> Bool? {
        struct Moment: Hashable {
            let table: Klondike.Table
            let redeals: Int
        }
        var seen: Set<Moment> = []
        var waiting = [position]
        while let position = waiting.popLast() {
            if position.table.isWon { return true }
            let redeals = rules.redeals == nil ? 0 : position.redeals
            guard seen.insert(Moment(table: position.table, redeals: redeals)).inserted else {
                continue
            }
            if seen.count > tables { return nil }
            let carries = position.table.fits.map { card, target in
                Klondike.Move.carry(card, from: position.table.place(of: card), to: target)
            }
            waiting += ([.redeal, .draw] + carries).compactMap { position.after($0, by: rules) }
        }
        return false
    }
}
