import Sweep
import Testing

@testable import Games

/// Ways to win, as they are shown to players.
@Suite struct `Good play of Klondike` {
    private func start(_ number: UInt64, _ rules: Klondike.Rules) -> Klondike.Position {
        Klondike(Klondike.Deal(number: number), rules: rules).position
    }

    private func line(
        _ start: Klondike.Position, _ rules: Klondike.Rules, shortens: Bool = true
    ) -> [Klondike.Move]? {
        var solver = Klondike.Solver(
            start, rules: rules, bytes: 1 << 22, prunes: true, width: shortens ? 100 : 0)
        if case .winnable(let moves) = solver.search(300) { return moves }
        return nil
    }

    private func end(
        of moves: [Klondike.Move], from start: Klondike.Position, _ rules: Klondike.Rules
    ) -> Klondike.Position? {
        moves.reduce(start as Klondike.Position?) { $0?.after($1, by: rules) }
    }

    private func median(_ numbers: [Int]) -> Int { numbers.sorted()[numbers.count / 2] }

    @Test(arguments: [
        (Klondike.Rules(draw: .one), 150), (Klondike.Rules(draw: .three), 130),
    ]) func `a shortened line wins, and is never longer`(
        rules: Klondike.Rules, limit: Int
    ) throws {
        var (lengths, before) = ([Int](), [Int]())
        let count = Sweep.count(3, whole: 7)
        for number in 1...40 as ClosedRange<UInt64> where lengths.count < count {
            let start = start(number, rules)
            guard let long = line(start, rules, shortens: false) else { continue }
            let short = try #require(line(start, rules))
            #expect(end(of: short, from: start, rules)?.table.isWon == true)
            #expect(short.count <= long.count)
            lengths.append(short.count)
            before.append(long.count)
        }
        #expect(lengths.count == count && median(lengths) <= limit)
        #expect(median(lengths) + 30 < median(before))
    }

    @Test func `a line turns the waste over no more often than the rules allow`()
        throws
    {
        var lines = 0
        for redeals in 0...2 {
            for number in 1...Sweep.count(12 as UInt64, whole: 30) {
                let rules = Klondike.Rules(draw: .one, redeals: redeals)
                let start = start(number, rules)
                guard let long = line(start, rules, shortens: false) else { continue }
                let short = try #require(line(start, rules))
                #expect(end(of: short, from: start, rules)?.table.isWon == true)
                #expect(short.count <= long.count)
                lines += 1
            }
        }
        #expect(lines > Sweep.count(0, whole: 2))
    }

    @Test func `reordering a line keeps its moves, and puts the useful ones first`() throws {
        let rules = Klondike.Rules()
        for number in [1, 2, 7, 30] as [UInt64] {
            let start = start(number, rules)
            let long = try #require(line(start, rules, shortens: false))
            let moves = start.inGoodOrder(long, by: rules)
            #expect(moves.map(\.description).sorted() == long.map(\.description).sorted())
            #expect(end(of: moves, from: start, rules)?.table.isWon == true)
        }
        let start = position("stock 6S\nwaste 9C\n1 (4D) 7D\n2 8S\n3 8H")
        let drawn = [Klondike.Move.draw, .carry(card("7D"), from: .pile(0), to: .pile(1))]
        #expect(start.inGoodOrder(drawn, by: rules) == drawn.reversed())
    }

    @Test func `deal 1 begins with the seven of diamonds, not with the stock`() {
        let start = start(1, .init())
        let question = Klondike.Question(start, by: .init())
        guard
            case .winnable(let moves) = question.judgement(bytes: 1 << 22, positions: 20_000)
                .verdict
        else {
            Issue.record("The solver found no win for deal 1.")
            return
        }
        #expect(moves.first == .carry(card("7D"), from: .pile(0), to: .pile(6)))
        #expect(end(of: moves, from: start, .init())?.table.isWon == true)
    }

    @Test(arguments: Klondike.Draw.allCases)
    func `the first move makes progress wherever such a move can win`(
        draw: Klondike.Draw
    ) throws {
        let rules = Klondike.Rules(draw: draw)
        var productive = 0
        for number in 1...Sweep.count(3 as UInt64, whole: 7) {
            let start = start(number, rules)
            guard let found = line(start, rules) else { continue }
            let moves = start.startingProductively(
                found, by: rules, bytes: 1 << 22, positions: 1_000)
            #expect(end(of: moves, from: start, rules)?.table.isWon == true)
            let first = try #require(moves.first)
            if start.isProductive(first) {
                productive += 1
                continue
            }
            for move in start.productiveMoves {
                let next = try #require(start.after(move, by: rules))
                #expect(line(next, rules) == nil)
            }
        }
        #expect(productive > Sweep.count(0, whole: 2))
    }

    @Test func `a move makes progress if it turns up a card, brings one home or frees a pile`() {
        let table = position("home AS\nwaste 2S\n1 (5D) 6S\n2 7D\n3 5H\n4 KC\n5 9S 8D")
        let moves = table.productiveMoves.map(\.description)
        #expect(moves == ["6S12", "2SWa", "5H31"])
        #expect(!table.isProductive(.draw))
    }
}
