import Sweep
import Testing

@testable import Games

@Suite struct `The search for the shortest solution` {
    private func begun(
        _ small: SmallPosition, bytes: Int = 1 << 20
    ) -> Klondike.ShortestSearch? {
        var solver = Klondike.Solver(
            small.position, rules: small.rules, bytes: 1 << 20, prunes: true, width: 0)
        guard case .winnable(let moves)? = solver.search(2_000) else { return nil }
        return Klondike.ShortestSearch(
            small.position, rules: small.rules, knowing: moves, bytes: bytes)
    }

    @Test func `the fewest moves equal those that brute force finds`() throws {
        var compared = 0
        for number in 0..<Sweep.count(40 as UInt64, whole: 120) {
            let small = SmallPosition(disorderly: number, ranks: 2)
            guard let fewest = small.fewestMovesByTrying(tables: 400) else { continue }
            var search = try #require(begun(small))
            while !search.search(1_000) {}
            #expect(search.isProved)
            #expect(search.moves.count == fewest && search.least == fewest, "\(small)")
            let end = search.moves.reduce(small.position as Klondike.Position?) {
                $0?.after($1, by: small.rules)
            }
            #expect(end?.table.isWon == true)
            compared += 1
        }
        #expect(compared > Sweep.count(10, whole: 30), "\(compared)")
    }

    @Test func `piles are emptied and cards brought back where that is shortest`() throws {
        let positions = [
            // A card is brought back to empty a pile.
            """
            stock KS KD 6H / home 9D 5S 4C AH / 1 KH QS JH TC 9H 8C / 2 (6S) 5C 4H / \
            3 8S 7H 6C 5H / 4 (QC 2H) JD TS / 5 (7C) QD JS TH 9C / 6 3H / \
            7 KC QH JC TD 9S 8H 7S
            """: 47,
            // Two cards are brought back, one after the other.
            """
            waste 9D 3H 8S 4H / home 5S 7C 2H 6D / 1 KC QD JC TD 9C 8H / \
            2 KD QS JH TC 9H 8C 7H 6S 5H / 3 QH JS TH 9S 8D 7S 6H / 4 7D / 5 KH QC JD TS / 7 KS
            """: 41,
        ]
        for (text, fewest) in positions {
            let rules = Klondike.Rules(draw: .three)
            let small = SmallPosition(try Klondike.Position(text), rules: rules)
            var search = try #require(begun(small, bytes: 1 << 22))
            while !search.search(1_000) {}
            #expect(search.isProved && search.moves.count == fewest)
        }
    }

    @Test func `a search whose budget is spent is over`() throws {
        let start = Klondike(Klondike.Deal(number: 30)).position
        let small = SmallPosition(start, rules: .init())
        var (whole, part) = (try #require(begun(small)), try #require(begun(small)))
        let all = WorkBudget()
        all.counting { while !whole.search(1_000) {} }
        let budget = WorkBudget(limit: all.spent / 4)
        #expect(budget.counting { part.search(.max) })
        #expect(budget.isSpent && budget.spent < all.spent / 2 && !part.isProved)
        #expect(part.least <= whole.least)
    }

    @Test func `a search whose memory is full knows a lower bound of the moves`() throws {
        let start = Klondike(Klondike.Deal(number: 30)).position
        var search = try #require(begun(SmallPosition(start, rules: .init()), bytes: 1 << 17))
        while !search.search(1_000) {}
        #expect(!search.isProved)
        // Another search found that 102 moves are the minimum.
        #expect((82...102).contains(search.least) && search.moves.count >= 102)
    }
}

extension SmallPosition {
    /// The minimum number of moves that win; nil if the position cannot be won, or if more tables
    /// are needed. It tries every allowed move on every table, in the order of the lower bounds.
    fileprivate func fewestMovesByTrying(tables: Int) -> Int? {
        struct Moment: Hashable {
            let piles: Set<Klondike.Pile>
            let stock, waste: [Card]
            let redeals: Int
        }
        var seen: Set<Moment> = []
        var waiting = [[(position: Klondike.Position, moves: Int)]](repeating: [], count: 100)
        func add(_ position: Klondike.Position, _ moves: Int) {
            let home = position.table.foundations.joined().count
            if moves + 52 - home < 100 { waiting[moves + 52 - home].append((position, moves)) }
        }
        add(position, 0)
        for least in waiting.indices {
            while let (position, moves) = waiting[least].popLast() {
                let table = position.table
                if table.isWon { return moves }
                let moment = Moment(
                    piles: Set(table.piles), stock: table.stock, waste: table.waste,
                    redeals: rules.redeals == nil ? 0 : position.redeals)
                guard seen.insert(moment).inserted else { continue }
                if seen.count > tables { return nil }
                let carries = table.fits.map { card, target in
                    Klondike.Move.carry(card, from: table.place(of: card), to: target)
                }
                for move in [.redeal, .draw] + carries {
                    position.after(move, by: rules).map { add($0, moves + 1) }
                }
            }
        }
        return nil
    }
}
