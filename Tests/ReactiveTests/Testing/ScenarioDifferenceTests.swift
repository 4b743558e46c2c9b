import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

@Suite struct `A difference in a scenario` {
    private struct Turn {
        let player: Int
        let card: Int
        let outcome: String
    }

    @Test func `a difference is drawn as it was heard`() {
        let scenario = Scenario(
            """
            source            -a--b-|
            map uppercased    -A--B-
            """)
        scenario.hear("map uppercased", scenario.hot("source").map { $0.uppercased() })
        #expect(scenario.played != scenario.written)
        #expect(
            scenario.played.description == """

                tick 6, map uppercased: |
                instead of nothing

                source          -a--b-|
                map uppercased  -A--B-|
                                      ^ tick 6

                """)
        #expect(
            scenario.written.description == """

                source          -a--b-|
                map uppercased  -A--B--
                                      ^ tick 6

                """)
    }

    @Test func `a comparison that fails prints both pictures, one above the other`() {
        let scenario = Scenario(
            """
            source     -a-b-|
            skip(1)    -a-b-|
            """)
        scenario.hear("skip(1)", scenario.hot("source").skip(1))
        withKnownIssue {
            #expect(scenario.played == scenario.written)
        } matching: { issue in
            let text = "\(issue)"
            guard let played = text.firstRange(of: "\nsource   -a-b-|\nskip(1)  ---b-|\n"),
                let written = text.firstRange(of: "\nsource   -a-b-|\nskip(1)  -a-b-|\n")
            else { return false }
            return played.upperBound <= written.lowerBound
        }
    }

    @Test func `unexpected elements are as short as expected ones, and explained above`() {
        let scenario = Scenario(
            """
            source  -a-b-a
            seen    -x-y-x
            """)
        let elements = ["a": 1, "b": 2]
        let seen = scenario.hot("source", elements).map {
            "card: \($0), pile: \($0 == 2 ? 7 : 3), of the table with seven piles"
        }
        func text(_ card: Int) -> String { "card: \(card), pile: 3, of the table with seven piles" }
        scenario.hear("seen", seen, as: ["x": text(1), "y": text(2)])
        #expect(scenario.played != scenario.written)
        let (played, written) = (scenario.played.description, scenario.written.description)
        #expect(played.hasPrefix("\ntick 3, seen: "))
        #expect(played.contains("seen    -x-?-x\n") && written.contains("seen    -x-y-x\n"))
        #expect(played.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func `an empty text that differs is described as it is drawn`() {
        for (written, played) in [("n", "[]"), ("[]", "n")] {
            let scenario = Scenario("results  \(written)")
            let results = Observable<String>.never().startWith(played == "n" ? "n" : "")
            scenario.hear("results", results)
            #expect(scenario.played != scenario.written)
            #expect(
                scenario.played.description.hasPrefix(
                    "\ntick 0, results: \(played)\ninstead of \(written)\n"))
        }
    }

    @Test func `the first tick that differs is marked in both pictures, whichever is played first`()
    {
        for playsFirst in [true, false] {
            let scenario = Scenario(
                """
                source     -a-b-c-d
                skip(1)    ---b-x-d
                """)
            scenario.hear("skip(1)", scenario.hot("source").skip(1))
            let (one, other) =
                playsFirst
                ? (scenario.played, scenario.written) : (scenario.written, scenario.played)
            #expect(one != other)
            #expect(one.description.hasSuffix("\n              ^ tick 5\n"))
            #expect(other.description.hasSuffix("\n              ^ tick 5\n"))
        }
    }

    @Test func `equal parts are not marked`() {
        let scenario = Scenario("source  -a-\nsame  -a-")
        scenario.hear("same", scenario.hot("source"))
        #expect(scenario.played == scenario.written)
        #expect(!scenario.written.description.contains("^"))
    }

    @Test func `an ellipsis in a description stands for the parts that are not compared`() {
        let scenario = Scenario(
            """
            turns  ab-c
            heard  xy-z
            """)
        let turns = scenario.hot(
            "turns",
            [
                "a": Turn(player: 0, card: 3, outcome: "first"),
                "b": Turn(player: 0, card: 4, outcome: "pair"),
                "c": Turn(player: 1, card: 4, outcome: "pair"),
            ])
        scenario.hear(
            "heard", turns,
            as: [
                "x": "(…, card: 3, …)", "y": "(player: 0, card: 4, outcome: pair)",
                "z": "(…, card: 4, outcome: pair)",
            ])
        #expect(scenario.played == scenario.written)
    }

    @Test func `an unexpected element with brackets is reported with its text`() {
        let scenario = Scenario(
            """
            lists  a
            heard  x
            """)
        let lists = scenario.hot("lists", ["a": [[1, 2], [3]]])
        scenario.hear("heard", lists, as: ["x": "[4]"])
        let told = "\(scenario.played)"
        #expect(scenario.played != scenario.written)
        #expect(told.contains("[[1, 2], [3]]") && !told.contains("nothing"), "\(told)")
    }

    @Test func `if two descriptions fit an element, the more exact one is drawn`() {
        let scenario = Scenario(
            """
            turns  a
            heard  y
            """)
        let turn = Turn(player: 0, card: 3, outcome: String(repeating: "word ", count: 30))
        let short = ValueDescription.shortText(of: turn)
        #expect(short.contains("…"))
        let turns = scenario.hot("turns", ["a": turn])
        scenario.hear("heard", turns, as: ["x": short, "y": "(player: 0, …\(turn.outcome))"])
        #expect(scenario.played == scenario.written)
    }

    @Test func `an element that differs from a description with an ellipsis is compared by parts`()
    {
        let scenario = Scenario(
            """
            turns  a
            heard  x
            """)
        let turns = scenario.hot("turns", ["a": Turn(player: 0, card: 4, outcome: "first")])
        scenario.hear("heard", turns, as: ["x": "(…, card: 3, …)"])
        #expect(scenario.played != scenario.written)
        #expect("\(scenario.played)".contains("tick 0, heard: card: 3 → 4\nin (…, card: 3, …)"))
    }

    @Test func `a part that differs deep in an element is found there`() {
        struct News {
            let turn: Turn
            let content: String
        }
        let scenario = Scenario(
            """
            news   a
            heard  x
            """)
        let turn = Turn(player: 0, card: 4, outcome: "pair")
        let news = scenario.hot("news", ["a": News(turn: turn, content: "A")])
        scenario.hear("heard", news, as: ["x": "(turn: (…, card: 3, outcome: pair), content: A)"])
        #expect(scenario.played != scenario.written)
        #expect("\(scenario.played)".contains("tick 0, heard: turn.card: 3 → 4\n"))
    }

    @Test func `a difference in a long element is short`() {
        struct Table {
            var score = 1
            let cards = Array(0..<2_000)
        }
        let scenario = Scenario(
            """
            tables  a
            heard   x
            """)
        let tables = scenario.hot("tables", ["a": Table(score: 2)])
        scenario.hear("heard", tables, as: ["x": ValueDescription.text(of: Table())])
        let played = "\(scenario.played)"
        #expect(played.contains("tick 0, heard: score: 1 → 2\n"))
        #expect(played.count < 300)
        #expect(scenario.played != scenario.written)
    }
}
