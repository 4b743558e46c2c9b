import Testing

@testable import Games

/// The targets of double taps: the table, the tapped card, and the change.
@Suite struct `A double tap on a card` {
    struct Row: CustomTestStringConvertible, Sendable {
        let rule: String
        let before: String
        let tapped: String
        let after: String
        var testDescription: String { rule }

        init(_ rule: String, _ before: String, _ tapped: String, _ after: String? = nil) {
            (self.rule, self.before, self.tapped) = (rule, before, tapped)
            self.after = after ?? before
        }
    }

    static let rows = [
        Row("a face-down card stays", "1 (AS) 3H\nhome - - - -", "AS"),
        Row("a card in the stock stays", "stock AS", "AS"),
        Row("an ace takes the leftmost free place", "1 AH", "AH", "home AH"),
        Row("the next ace goes beside the first", "1 AS\nhome AH", "AS", "home AH AS"),
        Row(
            "a gap in the foundations is filled first", "1 AS\nhome AH - AC", "AS", "home AH AS AC"),
        Row("an ace of the waste goes home", "waste 3D AH", "AH", "waste 3D\nhome AH"),
        Row("a card below the top of the waste stays", "waste AH 3D", "AH"),
        Row(
            "a king takes the leftmost empty pile", "1 (2S) KH\n2 3S\n4 4D\n5 5D\n7 9C", "KH",
            "1 2S\n2 3S\n3 KH\n4 4D\n5 5D\n7 9C"),
        Row(
            "a king of the waste takes the leftmost empty pile", "waste KH\n1 3S\n3 9C", "KH",
            "1 3S\n2 KH\n3 9C"),
        Row("a king goes home after its queen", "1 KH\nhome QH", "KH", "home KH"),
        Row("a king with a pile of its own stays", "2 KH", "KH"),
        Row("the run of a king with a pile of its own stays", "2 KH QS", "KH"),
        Row(
            "a king without an empty pile stays",
            "waste KH\n1 2S\n2 2H\n3 2C\n4 2D\n5 3S\n6 3H\n7 3C", "KH"),
        Row("a card goes home to its suit", "1 2S\nhome AH AS", "2S", "home AH 2S"),
        Row("a card whose turn has not come stays", "1 3S\nhome AH AS", "3S"),
        Row("a foundation comes before a pile", "1 2S\n2 3H\nhome AS", "2S", "2 3H\nhome 2S"),
        Row(
            "a card that cannot go home takes the leftmost pile", "3 6S\n1 7H\n2 7D", "6S",
            "1 7H 6S\n2 7D"),
        Row(
            "a card of the waste takes the leftmost pile", "waste 6S\n4 7H\n5 7D", "6S",
            "4 7H 6S\n5 7D"),
        Row("a card skips a pile of its own color", "3 6S\n1 7C\n2 7D", "6S", "1 7C\n2 7D 6S"),
        Row("a card that fits nowhere stays", "3 6S\n1 8H\n2 5D", "6S"),
        Row("only a king takes an empty pile", "3 QS", "QS"),
        Row("a run moves as it lies", "1 9S 8H\n2 TD", "9S", "2 TD 9S 8H"),
        Row("a card under others never goes home", "1 2S AD\nhome AS", "2S"),
        Row(
            "a card under others goes to a pile", "1 2S AD\n2 3H\nhome AS", "2S",
            "2 3H 2S AD\nhome AS"),
        Row("an uncovered card turns up", "1 (5D 4C) 2S\nhome AS", "2S", "1 (5D) 4C\nhome 2S"),
        Row("a card at home stays", "home 2S\n1 3D", "2S"),
    ]

    @Test(arguments: rows) func `has the effect that the rules prescribe`(row: Row) {
        let expected = position(row.after).table
        #expect(position(row.before).tapping(row.tapped).description == expected.description)
    }
}
