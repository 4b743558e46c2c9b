import Testing

@testable import Games

@Suite struct `The scoring of Klondike` {
    private func score(
        _ picture: String, _ moves: String, rules: Klondike.Rules, from start: Int = 100
    ) -> Int {
        var position = Klondike.Position(position(picture).table, score: start)
        for text in moves.split(separator: " ") {
            guard let move = Klondike.Move(text, on: position.table),
                let next = position.after(move, by: rules)
            else { preconditionFailure("\(text) cannot be played here.") }
            position = next
        }
        return position.score
    }

    struct Row: Sendable {
        let picture: String
        let moves: String
        let standard, vegas: Int
    }

    @Test(arguments: [
        Row(picture: "waste 6S\n1 7D", moves: "6SW1", standard: 105, vegas: 100),
        Row(picture: "waste AS", moves: "ASWF", standard: 110, vegas: 105),
        Row(picture: "1 AS", moves: "AS1F", standard: 110, vegas: 105),
        Row(picture: "1 (9D) AS", moves: "AS1F", standard: 115, vegas: 105),
        Row(picture: "1 (9D) 6S\n2 7D", moves: "6S12", standard: 105, vegas: 100),
        Row(picture: "1 7H 6S\n2 7D", moves: "6S12", standard: 100, vegas: 100),
        Row(picture: "home 6S\n1 7D", moves: "6SF1", standard: 85, vegas: 95),
        Row(picture: "stock 6S", moves: "D", standard: 100, vegas: 100),
        Row(picture: "waste 6S", moves: "R", standard: 0, vegas: 100),
    ]) func `each kind of move has its points`(row: Row) {
        let vegas = Klondike.Rules(scoring: .vegas(cumulative: false))
        let silent = Klondike.Rules(scoring: .none)
        #expect(score(row.picture, row.moves, rules: .init()) == row.standard)
        #expect(score(row.picture, row.moves, rules: vegas) == row.vegas)
        #expect(score(row.picture, row.moves, rules: silent) == 100)
    }

    @Test func `a score is never negative, except in Vegas`() {
        let vegas = Klondike.Rules(scoring: .vegas(cumulative: false))
        #expect(score("home 6S\n1 7D", "6SF1", rules: .init(), from: 10) == 0)
        #expect(score("home 6S\n1 7D", "6SF1", rules: vegas, from: -50) == -55)
    }

    @Test func `turning over the waste costs nothing where three are drawn`() {
        #expect(score("waste 6S", "R", rules: .init(draw: .three)) == 100)
    }

    @Test(arguments: [(true, -104), (false, -52)])
    func `a purse carries over from deal to deal if the rules say so`(cumulative: Bool, after: Int)
    {
        let rules = Klondike.Rules(scoring: .vegas(cumulative: cumulative))
        let first = Klondike(Klondike.Deal(number: 1), rules: rules)
        #expect(first.score == -52)
        var game = Klondike(Klondike.Deal(number: 2), rules: rules, purse: first.score)
        #expect(game.score == after)
        game.apply(.play(.draw))
        game.apply(.restart)
        #expect(game.score == after)
    }
}
