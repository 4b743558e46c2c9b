import Testing

@testable import Games

@Suite struct `A stuck game of Klondike` {
    struct Row: CustomTestStringConvertible, Sendable {
        let rule: String
        let picture: String
        var rules = Klondike.Rules()
        let isStuck: Bool
        var testDescription: String { rule }
    }

    private static let full = "1 (2S) 9H\n2 (3S) 9D\n3 (4S) 9C\n4 (5S) 9S\n5 (6S) JH\n6 (7S) JD\n"
    private static let one = full + "7 (8S) JS\n"

    static let rows = [
        Row(rule: "no face-up card fits anywhere", picture: one, isStuck: true),
        Row(rule: "no card of the stock fits", picture: one + "stock 3D 5D", isStuck: true),
        Row(rule: "a card of the stock fits", picture: one + "stock 8D 5D", isStuck: false),
        Row(
            rule: "a card fits, but three are drawn at a time and none can be redealt",
            picture: one + "stock 8D 5D 4D",
            rules: .init(draw: .three, redeals: 0), isStuck: false),
        Row(
            rule: "a card fits, but is covered, and the waste cannot be turned over",
            picture: one + "waste 8D 5D",
            rules: .init(redeals: 0), isStuck: true),
        Row(
            rule: "a covered card of the waste fits after the waste is turned over",
            picture: one + "waste 8D 5D",
            rules: .init(redeals: 1), isStuck: false),
        Row(rule: "a pile can be moved", picture: full + "7 (8S) TS", isStuck: false),
        Row(
            rule: "a card can only go to and fro",
            picture: full + "7 (8S) QS JH TC\n", isStuck: false),
        Row(
            rule: "a king can only go to another empty pile", picture: "1 KS\n2 KH\nhome QC",
            isStuck: false),
        Row(
            rule: "a card of a foundation can return to a pile and take another card",
            picture: full + "7 (8S) TC\nhome TD",
            isStuck: false),
        Row(rule: "all cards are on the foundations", picture: "home KH KD KS KC", isStuck: false),
    ]

    @Test(arguments: rows) func `the game knows whether a new position can be reached`(row: Row) {
        #expect(position(row.picture).isStuck(by: row.rules) == row.isStuck)
    }

    @Test func `a stuck player is informed at once, and can undo`() {
        let session = KlondikeSession(Self.one + "stock 8D", judge: PromptJudge())
        session.turn()
        #expect(session.phases == [.playing] && session.winnability == .unwinnable)
        session.tapTwice("8D")
        #expect(session.phase == .stuck)
        session.act(.pause(true))
        session.act(.pause(false))
        // After a pause, the game does not report again that it is stuck.
        #expect(session.news.count { $0 == .stuck } == 1)
        session.drag("8D", to: .pile(3))
        #expect(session.phase == .stuck && session.faces.piles[3].cards.count == 2)
        session.act(.undo)
        session.act(.undo)
        #expect(session.phase == .playing && session.results.isEmpty)
    }
}
