import Testing

@testable import Games

/// Drops: the table, the dragged card with its target, and the change.
@Suite struct `A drag in Klondike` {
    struct Row: CustomTestStringConvertible, Sendable {
        let rule: String
        let before: String
        let dragged: String
        let target: Klondike.Place
        let after: String
        var testDescription: String { rule }

        init(
            _ rule: String, _ before: String, _ dragged: String, _ target: Klondike.Place,
            _ after: String? = nil
        ) {
            (self.rule, self.before) = (rule, before)
            (self.dragged, self.target) = (dragged, target)
            self.after = after ?? before
        }
    }

    static let rows = [
        Row("a back cannot be taken", "1 (6S) 9C\n2 7H", "6S", .pile(1)),
        Row("the place decides", "3 6S\n1 7H\n2 7D", "6S", .pile(1), "1 7H\n2 7D 6S"),
        Row("and the other place as well", "3 6S\n1 7H\n2 7D", "6S", .pile(0), "1 7H 6S\n2 7D"),
        Row("not where it does not fit", "3 6S\n1 7H\n2 7S", "6S", .pile(1)),
        Row("not one rank too far", "3 6S\n1 8H", "6S", .pile(0)),
        Row("not on a lower card", "3 6S\n1 5H", "6S", .pile(0)),
        Row("not where it lies", "1 7H 6S", "6S", .pile(0)),
        Row("not beside the table", "1 7H\n2 6S", "6S", .pile(7)),
        Row(
            "what lies on it comes along", "1 (2C) 6S 5D 4C\n2 7D", "6S", .pile(1),
            "1 2C\n2 7D 6S 5D 4C"),
        Row("from the middle of a run", "1 7H 6S 5D\n2 7D", "6S", .pile(1), "1 7H\n2 7D 6S 5D"),
        Row(
            "a king takes an empty pile", "1 (2C) KS QD\n4 3H", "KS", .pile(2),
            "1 2C\n3 KS QD\n4 3H"),
        Row("nobody else does", "1 (2C) QS", "QS", .pile(2)),
        Row(
            "the waste is where cards come from", "waste 2C 6S\n1 7D", "6S", .pile(0),
            "waste 2C\n1 7D 6S"),
        Row("and never where they go", "waste 7D\n1 6S", "6S", .waste),
        Row("nor is the stock", "stock 7D\n1 6S", "6S", .stock),
        Row("below the top of the waste nothing moves", "waste 6S 2C\n1 7D", "6S", .pile(0)),
        Row("a single card goes home", "1 7H 2S\nhome AS", "2S", .foundation(0), "1 7H\nhome 2S"),
        Row("a run does not", "1 2S AD\nhome AS", "2S", .foundation(0)),
        Row("not to another suit", "1 2S\nhome AH AS", "2S", .foundation(0)),
        Row("an ace to any free place", "1 AS\nhome AH", "AS", .foundation(3), "home AH - - AS"),
        Row("only to a free one", "1 AS\nhome AH", "AS", .foundation(0)),
        Row("nobody else to a free one", "1 2S\nhome AS", "2S", .foundation(1)),
        Row("home and back", "1 7D\nhome 6S", "6S", .pile(0), "1 7D 6S\nhome 5S"),
        Row("back only where it fits", "1 7C\nhome 6S", "6S", .pile(0)),
        Row("not from home to home", "home AS", "AS", .foundation(2)),
        Row("what is left turns up", "1 (5D 4C) 6S\n2 7D", "6S", .pile(1), "1 (5D) 4C\n2 7D 6S"),
    ]

    @Test(arguments: rows) func `a card that is dragged`(row: Row) {
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
