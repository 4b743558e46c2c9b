import Reactive
import ReactiveTesting
import Testing

@Suite struct `The changes of a stream` {
    private struct Table {
        var score = 1
        var cards = Array(0..<52)
        var name = "A"
        var time = Duration.seconds(1)
    }

    /// The changes between the first table and the second one.
    private func changes(_ change: (inout Table) -> Void) -> ValueChanges {
        let scenario = Scenario()
        var table = Table()
        let first = table
        change(&table)
        return scenario.record(Observable.of(first, table)).changes()
    }

    @Test func `have a line for each part`() {
        let changes = changes {
            $0.score = 3
            $0.cards[4] = 9
            $0.cards[7] = 1
        }
        #expect(changes == ["score: 1 → 3", "cards[4]: 4 → 9", "cards[7]: 7 → 1"])
        #expect(changes.description == "\nscore: 1 → 3\ncards[4]: 4 → 9\ncards[7]: 7 → 1")
    }

    @Test func `have one line for a list in which many elements changed`() {
        let few = changes { for place in 0..<6 { $0.cards[place] = 60 + place } }
        #expect(few.lines.count == 6)
        let several = changes { for place in [0, 1, 2, 3, 4, 5, 8] { $0.cards[place] += 60 } }
        #expect(
            several == [
                "cards[0–5, 8]: 0 → 60, 1 → 61, 2 → 62, 3 → 63, 4 → 64, 5 → 65, 8 → 68"
            ])
        let all = changes {
            $0.cards = $0.cards.map { $0 + 60 }
            $0.score = 2
        }
        #expect(all.lines.count == 2 && all.lines[1].hasPrefix("cards[0–51]: 0 → 60, 1 → 61, "))
        #expect(all.lines[1].hasSuffix(", …") && all.lines[1].count < 100)
    }

    @Test func `leave out lists on request, and cut long lines`() {
        let scenario = Scenario()
        let change = { (table: Table) in
            var next = table
            next.cards.append(52)
            next.cards[3] = 7
            next.score = 2
            next.time = .seconds(3)
            next.name = String(repeating: "B", count: 110)
            return next
        }
        let tables = scenario.record(Observable.of(Table(), change(Table())))
        #expect(tables.shortChanges() == ["score: 1 → 2"])
        #expect(tables.changes().lines.count == 4)
        #expect(tables.changes().lines.allSatisfy { $0.count <= 84 })
        #expect(tables.changes().lines.contains { $0.hasSuffix("B…") })
    }

    @Test func `are described by their difference from the expected changes`() {
        let changes = changes {
            $0.score = 3
            $0.name = "B"
        }
        withKnownIssue {
            #expect(changes == ["score: 1 → 4", "name: A → B"])
        } matching: { issue in
            "\(issue)".contains("\n− score: 1 → 4\n+ score: 1 → 3\n")
                && !"\(issue)".contains("\nname: A → B")
        }
        #expect(changes == ["score: 1 → 3", "name: A → B"])
        #expect(changes.description == "\nscore: 1 → 3\nname: A → B")
    }
}
