import Testing

@testable import Games

/// Drops: the table, the dragged card with its target, and the change.
@Suite struct `A drag in Klondike` {
    struct Row: CustomTestStringConvertible, Sendable {
        let rule: String
        let before: String
        let dragged: String
        let target: Klondike.CardPlace
        let after: String
        var testDescription: String { rule }

        init(
            _ rule: String, _ before: String, _ dragged: String, _ target: Klondike.CardPlace,
            _ after: String? = nil
        ) {
            (self.rule, self.before) = (rule, before)
            (self.dragged, self.target) = (dragged, target)
            self.after = after ?? before
        }
    }

    static let rows = [
        Row("a face-down card stays", "1 (6S) 9C\n2 7H", "6S", .pile(1)),
        Row(
            "a card goes to the right one of two fitting piles", "3 6S\n1 7H\n2 7D", "6S", .pile(1),
            "1 7H\n2 7D 6S"),
        Row(
            "a card goes to the left one of two fitting piles", "3 6S\n1 7H\n2 7D", "6S", .pile(0),
            "1 7H 6S\n2 7D"),
        Row("a card goes to no pile of its own color", "3 6S\n1 7H\n2 7S", "6S", .pile(1)),
        Row("a card goes to no pile two ranks above", "3 6S\n1 8H", "6S", .pile(0)),
        Row("a card goes on no lower card", "3 6S\n1 5H", "6S", .pile(0)),
        Row("a card dropped on its own pile stays", "1 7H 6S", "6S", .pile(0)),
        Row("a card dropped beside the table stays", "1 7H\n2 6S", "6S", .pile(7)),
        Row(
            "the cards on a dragged card come along", "1 (2C) 6S 5D 4C\n2 7D", "6S", .pile(1),
            "1 2C\n2 7D 6S 5D 4C"),
        Row(
            "a card in the middle of a run takes the rest along", "1 7H 6S 5D\n2 7D", "6S",
            .pile(1), "1 7H\n2 7D 6S 5D"),
        Row(
            "a king takes an empty pile", "1 (2C) KS QD\n4 3H", "KS", .pile(2),
            "1 2C\n3 KS QD\n4 3H"),
        Row("only a king takes an empty pile", "1 (2C) QS", "QS", .pile(2)),
        Row(
            "a card of the waste goes to a pile", "waste 2C 6S\n1 7D", "6S", .pile(0),
            "waste 2C\n1 7D 6S"),
        Row("the waste accepts no card", "waste 7D\n1 6S", "6S", .waste),
        Row("the stock accepts no card", "stock 7D\n1 6S", "6S", .stock),
        Row("a card below the top of the waste stays", "waste 6S 2C\n1 7D", "6S", .pile(0)),
        Row("a single card goes home", "1 7H 2S\nhome AS", "2S", .foundation(0), "1 7H\nhome 2S"),
        Row("a run does not go home", "1 2S AD\nhome AS", "2S", .foundation(0)),
        Row(
            "a card goes to no foundation of another suit", "1 2S\nhome AH AS", "2S", .foundation(0)
        ),
        Row(
            "an ace goes to any free foundation", "1 AS\nhome AH", "AS", .foundation(3),
            "home AH - - AS"),
        Row("an ace goes to no taken foundation", "1 AS\nhome AH", "AS", .foundation(0)),
        Row("only an ace takes a free foundation", "1 2S\nhome AS", "2S", .foundation(1)),
        Row(
            "a card returns from its foundation to a pile", "1 7D\nhome 6S", "6S", .pile(0),
            "1 7D 6S\nhome 5S"),
        Row(
            "a card of a foundation goes to no pile of its own color", "1 7C\nhome 6S", "6S",
            .pile(0)),
        Row("a card stays on its foundation", "home AS", "AS", .foundation(2)),
        Row(
            "an uncovered card turns up", "1 (5D 4C) 6S\n2 7D", "6S", .pile(1), "1 (5D) 4C\n2 7D 6S"
        ),
    ]

    @Test(arguments: rows) func `has the effect that the rules prescribe`(row: Row) {
        let expected = position(row.after).table
        let table = position(row.before).dragging(row.dragged, to: row.target)
        #expect(table.description == expected.description)
    }

    @Test func `the places that take a card are known before it is dropped`() {
        let table = position("1 (2C) 6S 5H\n2 7D\n4 7H\nwaste AH\nhome AS").table
        #expect(table.targets(of: card("6S")) == [.pile(1), .pile(3)])
        #expect(table.targets(of: card("5H")) == [])
        #expect(table.targets(of: card("AH")) == [.foundation(1), .foundation(2), .foundation(3)])
        #expect(table.targets(of: card("2C")) == [])
        #expect(table.run(from: card("6S")) == [card("6S"), card("5H")])
    }
}
