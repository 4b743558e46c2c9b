import Testing

@testable import Games

@Suite struct KlondikeHintTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let picture: String
        let moves: String
        let reason: Klondike.Hint.Reason
        var testDescription: String { moves }

        init(_ picture: String, _ moves: String, _ reason: Klondike.Hint.Reason) {
            (self.picture, self.moves, self.reason) = (picture, moves, reason)
        }
    }

    @Test(arguments: [
        Row("1 AS", "AS1F", .homes),
        Row("1 (5D) AS", "AS1F", .homes),
        Row("1 (5D) 6S\n2 7D", "6S12", .turnsUp(.pile(0))),
        Row("1 6S\n2 7D", "6S12", .freesKingPlace(.pile(0))),
        Row("1 7H 6S\n2 7D", "6S12", .frees(card("7H"))),
        Row("waste 6S\n2 7D", "6SW2", .bringsIntoPlay),
        Row("home 6S\n2 7D", "6SF2", .bringsBack),
        Row("stock 5C 6S\n2 7D", "D 6SW2", .draws(1)),
        Row("stock 6S 5C\nwaste 4C\n2 7D", "D D R D 4CW2", .draws(4)),
    ]) func `a hint says what it is good for`(row: Row) throws {
        let position = position(row.picture)
        let moves = row.moves.split(separator: " ").compactMap {
            Klondike.Move($0, on: position.table)
        }
        let hint = Klondike.Hint(moves, from: position, by: .init())
        #expect(hint.reason == row.reason && hint.move == moves.first)
    }

    @Test(arguments: [(Klondike.Draw.one, 30 as UInt64), (.three, 16)])
    func `who follows the hints wins`(draw: Klondike.Draw, number: UInt64) {
        let session = KlondikeSession(
            .init(.number(number), rules: .init(draw: draw)), judge: PromptJudge())
        for _ in 0..<400 where session.phase == .playing {
            session.act(.hint)
            guard let move = session.hint?.move else { break }
            session.make(move)
        }
        #expect(session.phase == .won && session.results.map(\.isWon) == [true])
        #expect(session.results.first?.difficulty == .easy)
        #expect(session.winnabilities == [.thinking, .winnable])
    }

    @Test func `a hint that is not known yet comes as soon as it is`() {
        var judges: [SlowJudge] = []
        let session = KlondikeSession(KlondikeGame(.init(.number(30)), seed: 1)) {
            let judge = SlowJudge($0, delay: .seconds(2))
            judge.verdicts[0] = .winnable([.draw, .draw])
            judges.append(judge)
            return judge
        }
        session.act(.hint)
        #expect(session.hint == nil)
        session.wait(2)
        #expect(session.hint == Klondike.Hint(move: .draw, reason: .draws(2)))
        session.act(.take(.card(card("AS")), isDragged: true))
        #expect(session.hint != nil)
        session.turn()
        #expect(session.hint == nil)
    }

    @Test func `where nobody knows, the hint says so`() {
        let session = KlondikeSession(
            .init(.number(1), rules: .init(draw: .three)), judge: PromptJudge(positions: 50))
        session.act(.hint)
        #expect(session.hint == Klondike.Hint(move: nil, reason: .unknown))
        session.act(.cancel)
        #expect(session.hint == nil)
    }
}
