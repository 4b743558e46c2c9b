import Testing

@testable import Games

@Suite struct `The solver of Klondike` {
    private func position(_ deal: ReferenceDeal) -> Klondike.Position {
        Klondike(Klondike.Deal(number: deal.number)).position
    }

    /// The position after the moves, all of which must be allowed.
    private func end(
        of moves: [Klondike.Move], from start: Klondike.Position, rules: Klondike.Rules
    ) -> Klondike.Position? {
        moves.reduce(start as Klondike.Position?) { $0?.after($1, by: rules) }
    }

    @Test func `verdicts contradict no known verdict, and their solutions win`() {
        var decided = 0
        for deal in ReferenceDeal.all.prefix(500) {
            let (start, rules) = (position(deal), Klondike.Rules(draw: deal.draw))
            var solver = Klondike.Solver(
                start, rules: rules, bytes: 1 << 20, prunes: true, width: 0)
            switch solver.search(150) {
            case .winnable(let moves):
                #expect(deal.isWinnable != false)
                if deal.number < 60 {
                    #expect(end(of: moves, from: start, rules: rules)?.table.isWon == true)
                }
                decided += 1
            case .unwinnable:
                #expect(deal.isWinnable != true)
                decided += 1
            default: break
            }
        }
        #expect(decided > 250)
    }

    @Test func `every position on the way to a win can be won`() {
        for solution in ReferenceSolution.all.prefix(6) {
            let rules = Klondike.Rules(draw: solution.draw)
            var position = Klondike(Klondike.Deal(number: solution.number), rules: rules).position
            for (count, text) in solution.moves.enumerated() {
                guard let move = Klondike.Move(text, on: position.table),
                    let next = position.after(move, by: rules)
                else {
                    Issue.record("\(text) is refused.")
                    break
                }
                position = next
                guard count % 10 == 0 || count > solution.moves.count - 30 else { continue }
                var solver = Klondike.Solver(
                    position, rules: rules, bytes: 1 << 20, prunes: true, width: 0)
                switch solver.search(5_000) {
                case .winnable(let moves):
                    #expect(end(of: moves, from: position, rules: rules)?.table.isWon == true)
                case .unwinnable: Issue.record("\(position.table) was won.")
                default: break
                }
            }
        }
    }

    /// Deals in which an earlier search for a shorter line never ended by itself, because it took
    /// repeated states for new ones.
    @Test(
        arguments: [
            (515, Klondike.Draw.one, nil), (593, .three, nil), (2202, .one, 2), (1588, .three, 2),
            (1984, .one, 0),
        ] as [(Int, Klondike.Draw, Int?)])
    func `a search for a shorter line ends where there is none`(
        number: Int, draw: Klondike.Draw, redeals: Int?
    ) {
        let rules = Klondike.Rules(draw: draw, redeals: redeals)
        let start = Klondike(Klondike.Deal(number: UInt64(number)), rules: rules).position
        var solver = Klondike.Solver(start, rules: rules, bytes: 1 << 20)
        guard case .winnable(let moves) = solver.search(5_000) else {
            Issue.record("The solver found no win.")
            return
        }
        #expect(end(of: moves, from: start, rules: rules)?.table.isWon == true)
    }

    @Test func `a search continues where it stopped`() {
        let start = position(ReferenceDeal.all[0])
        var (whole, parts) = (solver(start), solver(start))
        let verdict = whole.search(100_000)
        var verdictInParts: Klondike.Solver.Verdict?
        while verdictInParts == nil { verdictInParts = parts.search(7) }
        #expect(verdict == verdictInParts && verdict != nil)
        #expect(whole.searched == parts.searched)
    }

    private func solver(_ start: Klondike.Position) -> Klondike.Solver {
        Klondike.Solver(start, rules: .init(), bytes: 1 << 22)
    }

    /// A deal that is decided only after millions of positions.
    private let hard = Klondike(Klondike.Deal(number: 1), rules: .init(draw: .three))

    @Test func `a canceled search returns “unknown”`() {
        var asked = 0
        let verdict = hard.position.verdict(by: hard.rules) {
            asked += 1
            return asked == 2
        }
        #expect(verdict == .unknown)
        #expect(asked == 2)
    }

    @Test func `a search without memory returns “unknown”`() {
        let verdict = hard.position.verdict(by: hard.rules, bytes: 20_000) { false }
        #expect(verdict == .unknown)
    }

    @Test func `a won game has an empty solution`() {
        let won = GamesTests.position("home KH KD KS KC")
        #expect(won.verdict(by: .init()) { true } == .winnable([]))
    }

    @Test func `a lost position is still lost after each move`() {
        var game = Klondike(Klondike.Deal(number: 21), rules: .init(draw: .three))
        for _ in 0..<3 {
            #expect(game.position.verdict(by: game.rules) { false } == .unwinnable)
            game.apply(.play(.draw))
        }
    }

    @Test func `complete suits are taken apart where that is the only way`() {
        let picture = """
            waste 7C 8C 9C TC JC QC KC
            home KH KD 3C KS
            1 (4C) 5C
            2 6C
            """
        let start = GamesTests.position(picture)
        guard case .winnable(let moves) = start.verdict(by: .init(), shouldStop: { false }) else {
            Issue.record(
                "The solver did not find that a red six can return to a pile and take the five.")
            return
        }
        #expect(end(of: moves, from: start, rules: .init())?.table.isWon == true)
    }
}
