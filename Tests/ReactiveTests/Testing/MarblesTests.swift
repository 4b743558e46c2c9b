import Reactive
import Testing

@testable import ReactiveTesting

@Suite struct `Marbles as text` {
    @Test func `a column is a tick`() {
        #expect(Marbles.events("") == [])
        #expect(Marbles.events("---") == [])
        #expect(Marbles.events("-a-b") == [.next(1, "a"), .next(3, "b")])
        #expect(Marbles.events("a|") == [.next(0, "a"), .completed(1)])
        #expect(Marbles.events("-#") == [.error(1, Marbles.Failure())])
    }

    @Test func `a group is one column`() {
        #expect(
            Marbles.events("-(ab)-c") == [.next(1, "a"), .next(1, "b"), .next(3, "c")])
        #expect(Marbles.events("-(a|)") == [.next(1, "a"), .completed(1)])
        #expect(Marbles.events("(a#)") == [.next(0, "a"), .error(0, Marbles.Failure())])
        #expect(Marbles.events("()-a") == [.next(2, "a")])
    }

    @Test func `a long element is one column`() {
        #expect(
            Marbles.events("-[10][abc]-x|") == [
                .next(1, "10"), .next(2, "abc"), .next(4, "x"), .completed(5),
            ])
        #expect(Marbles.events("([10][20])a") == [.next(0, "10"), .next(0, "20"), .next(1, "a")])
        #expect(Marbles.events("[-|#()]") == [.next(0, "-|#()")])
        #expect(Marbles.events("[]") == [.next(0, "")])
        #expect(Marbles.events("é👍🏽-あ") == [.next(0, "é"), .next(1, "👍🏽"), .next(3, "あ")])
    }

    @Test func `marbles may stand for elements of any type`() {
        #expect(
            Marbles.events("-1-[20]|") { Int($0) ?? 0 } == [
                .next(1, 1), .next(3, 20), .completed(4),
            ])
    }

    @Test func `events are drawn as they are written`() {
        let events: [Recorded<Event<Int>>] = [
            .next(1, 1), .next(3, 10), .next(4, 2), .next(4, 3), .completed(4),
        ]
        #expect(Marbles.picture(of: events) == "-1-[10](23|)")
        #expect(Marbles.picture(of: [Recorded<Event<Int>>]()) == "")
        #expect(Marbles.picture(of: [Recorded<Event<Int>>](), columns: 3) == "---")
    }

    @Test func `a finished stream is not drawn to the last column`() {
        #expect(Marbles.picture(of: Marbles.events("-a"), columns: 5) == "-a---")
        #expect(Marbles.picture(of: Marbles.events("-|"), columns: 5) == "-|")
        #expect(Marbles.picture(of: Marbles.events("-#"), columns: 5) == "-#")
    }

    @Test func `symbols with a meaning are drawn in brackets`() {
        let signs: [Recorded<Event<String>>] = [
            .next(0, "-"), .next(1, "|"), .next(2, "#"), .next(3, "("), .next(4, ""),
        ]
        let picture = Marbles.picture(of: signs)
        #expect(picture == "[-][|][#][(][]")
        #expect(Marbles.events(picture) == signs)
    }

    @Test(
        arguments: [
            "", "-----", "-a-b-|", "a(bc)-[10]#", "(ab|)", "--([10]x)-(|)", "-a#", "|", "#", "[]-a",
        ]
    )
    func `a picture that was read is drawn the same`(picture: String) throws {
        let (events, columns) = try Marbles.read(picture)
        let drawn = Marbles.picture(of: events, columns: columns)
        #expect(Marbles.events(drawn) == events)
        #expect(drawn == picture.replacing("(|)", with: "|"))
    }

    @Test func `subscriptions are drawn from their beginning to their end`() {
        #expect(Marbles.picture(of: [Subscription(0, 4)]) == "^---!")
        #expect(Marbles.picture(of: [Subscription(1)], columns: 4) == "-^--")
        #expect(Marbles.picture(of: [Subscription(0, 2), Subscription(2, 3)]) == "^-(!^)!")
        #expect(Marbles.picture(of: [Subscription(1, 5), Subscription(2, 3)]) == "-^^!-!")
        #expect(Marbles.picture(of: [Subscription(2, 2)]) == "--(^!)")
        #expect(Marbles.picture(of: [], columns: 2) == "--")
    }

    @Test(
        arguments: [
            ("-(ab", "( without )"), ("-ab)", ") without ("), ("(a(b))", "( inside (…)"),
            ("(a-b)", "time does not pass inside (…)"), ("-[10", "[ without ]"),
            ("-{", "{ without a number and }"), ("-{x}", "{ without a number and }"),
            ("-{0}", "{ without a number and }"), ("({3})", "time does not pass inside (…)"),
        ]
    )
    func `a mistake is explained in a sentence`(picture: String, what: String) {
        let mistake = #expect(throws: Marbles.Mistake.self) { try Marbles.read(picture) }
        #expect(mistake?.description == "Marbles: \(what) in \"\(picture)\".")
    }

    @Test func `a mistake in a test's own picture is an issue there`() {
        withKnownIssue {
            #expect(Marbles.events("-(ab") == [])
        } matching: {
            "\($0)".contains("Marbles: ( without ) in \"-(ab\".")
        }
    }

    @Test func `an error shows its name`() {
        #expect(Marbles.events("-#[late]") == [.error(1, Marbles.Failure("late"))])
        #expect(Marbles.events("(a#[x])") == [.next(0, "a"), .error(0, Marbles.Failure("x"))])
        let events: [Recorded<Event<Int>>] = [.next(1, 1), .error(2, Marbles.Failure("a]b"))]
        #expect(Marbles.picture(of: events) == "-1#[a)b]")
    }
}
