import Reactive
import ReactiveTesting
import Testing

@Suite struct `A difference of values` {
    private enum Cell: Equatable {
        case covered, mine
        case open(Int)
        case marked(Mark, by: Hand)
    }
    private struct Mark: Equatable { var color = 1 }
    private struct Hand: Equatable { var isLeft = true }
    private struct Card: Equatable, CustomStringConvertible { let description: String }
    private struct Grid: Equatable, CustomStringConvertible {
        var description = "1 2 3\n4 5 6\n7 8 9"
    }
    private struct Clock: Equatable {
        var time = (minutes: 1, seconds: 59), isRunning = true
        static func == (one: Clock, other: Clock) -> Bool {
            one.time == other.time && one.isRunning == other.isRunning
        }
    }
    private struct Table {
        var stock = 23
        var piles = [[Card]](repeating: [], count: 4)
        var cells = [Cell](repeating: .covered, count: 12)
        var clock = Clock()
        var hint: Mark?
        var grid = Grid()
        var scores = ["a": 1, "b": 2]
        var marks: Set = [3, 5]
        /// A value that cannot be compared.
        var log = Log()
    }
    private struct Log { var lines: [Line] = [] }
    private struct Line { var text = "" }

    /// Compares the values, and expects the same difference as that of their texts.
    private func changes(
        _ change: (inout Table) -> Void, from first: (inout Table) -> Void = { _ in }
    ) -> [String] {
        var before = Table()
        first(&before)
        var after = before
        change(&after)
        let difference = ValueDifference(from: before, to: after)
        let written = ValueDescription(of: after).difference(from: ValueDescription(of: before))
        #expect(written.description == difference.description)
        return difference.changes
    }

    private let cards = ["AS", "2S", "3S"].map(Card.init)

    @Test func `lists different leaves, each by its path`() {
        #expect(
            changes {
                $0.stock = 22
                $0.piles[3].append(Card(description: "6♠"))
            } == ["stock: 23 → 22", "piles[3]: + 6♠"])
        #expect(
            changes { $0.clock = Clock(time: (2, 0), isRunning: false) }
                == [
                    "clock.time.minutes: 1 → 2", "clock.time.seconds: 59 → 0",
                    "clock.isRunning: true → false",
                ])
        #expect(changes { _ in } == [])
    }

    @Test func `lists added and removed elements of a list`() {
        #expect(changes { $0.piles[0] = cards } == ["piles[0]: + AS, 2S, 3S"])
        #expect(
            changes({ $0.piles[0].removeLast(2) }, from: { $0.piles[0] = cards })
                == ["piles[0]: − 2S, 3S"])
        #expect(
            changes({ $0.piles[0].remove(at: 1) }, from: { $0.piles[0] = cards })
                == ["piles[0][1]: − 2S"])
        #expect(
            changes({ $0.piles[0] = [cards[2]] }, from: { $0.piles[0] = [cards[0], cards[1]] })
                == ["piles[0]: − AS, 2S + 3S"])
        #expect(
            changes({ $0.piles[0][1] = cards[2] }, from: { $0.piles[0] = [cards[0], cards[1]] })
                == ["piles[0][1]: 2S → 3S"])
    }

    @Test func `lists places with the same change together`() {
        #expect(
            changes {
                for place in [1, 2, 3, 7, 8] { $0.cells[place] = .open(0) }
                ($0.cells[5], $0.cells[9]) = (.mine, .mine)
            } == ["cells[1–3, 7, 8]: covered → open(0)", "cells[5, 9]: covered → mine"])
    }

    @Test func `includes the values of a case, if they are more than a word`() {
        #expect(
            changes(
                { $0.cells[0] = .marked(Mark(color: 2), by: Hand()) },
                from: { $0.cells[0] = .marked(Mark(), by: Hand()) })
                == ["cells[0].marked.color: 1 → 2"])
        #expect(changes { $0.cells[0] = .open(3) } == ["cells[0]: covered → open(3)"])
    }

    @Test func `lists new and removed parts, and shortens the removed ones more`() {
        #expect(changes { $0.hint = Mark() } == ["hint: nil → (color: 1)"])
        #expect(
            changes({ $0.hint = nil }, from: { $0.hint = Mark(color: 123_456_789_012_345_678) })
                == ["hint: (color: 123456789012345… → nil"])
    }

    @Test func `compares a long value by its words, and leaves out parts that have parts`() {
        struct Result {
            var isWon = false, level = "medium"
            var help = (hints: 10_000_000, undone: 20_000_000)
            var seconds = 12, moves = [Int](100..<120), name = String(repeating: "long ", count: 9)
        }
        let told = ValueDifference(from: Result?.none as Any, to: Result() as Any).changes
        #expect(
            told == [
                "nil → (isWon: false, level: medium, help: …, seconds: 12, …)"
            ])
        #expect(
            ValueDifference(from: [Int](), to: [Int](100..<140)).changes
                == ["+ \((100..<111).map { "\($0)" }.joined(separator: ", ")), …"])
    }

    @Test func `lists the cells of a grid by row and column, those with the same change together`()
    {
        #expect(
            changes { $0.grid.description = "1 2 3\n4 x 6\n7 8 9" } == ["grid[2/2]: 5 → x"])
        #expect(
            changes(
                { $0.grid.description = "11.\n#1.\n###" },
                from: { $0.grid.description = "###\n###\n###" })
                == ["grid[1/1, 1/2, 2/2]: # → 1", "grid[1/3, 2/3]: # → ."])
        #expect(changes { $0.grid.description += "\n0" } == ["grid: + 0"])
    }

    @Test func `lists a mark added to or removed from grid cells by itself`() {
        #expect(
            changes(
                { $0.grid.description = "1g .\n2gx 3c" },
                from: { $0.grid.description = "1gp .p\n2g 3c" })
                == ["grid[1/1, 1/2]: − p", "grid[2/1]: + x"])
        // A digit is not treated as punctuation.
        #expect(
            changes(
                { $0.grid.description = "12 1\n1 1" },
                from: { $0.grid.description = "1 1\n1 1" }) == ["grid[1/1]: 1 → 12"])
    }

    @Test func `shows the changed part of a grid`() {
        let before = "......\n......\n......"
        #expect(
            changes(
                { $0.grid.description = "......\n.123..\n.4...." },
                from: { $0.grid.description = before }) == ["grid[2–3/2–4]:\n123\n4.."])
        #expect(
            changes(
                { $0.grid.description = "1....2\n......\n3....4" },
                from: { $0.grid.description = before }) == ["grid:\n1....2\n......\n3....4"])
        #expect(
            changes(
                { $0.grid.description = "10 b c\n4 5 6\n7 8 d" }) == [
                    "grid:\n10 b c\n4  5 6\n7  8 d"
                ])
    }

    @Test func `lists the parts of a line below a grid`() {
        #expect(
            changes(
                { $0.grid.description = "1 2\n3 4\ncursor: 5, counts: [1, 0]" },
                from: { $0.grid.description = "1 2\n3 4\ncursor: 0, counts: [1, 2]" })
                == ["grid.cursor: 0 → 5", "grid.counts[1]: 2 → 0"])
    }

    @Test func `compares a dictionary by its keys, and a set by its elements`() {
        var table = Table()
        table.scores = ["a": 1, "b": 3, "c": 1]
        table.marks = [3, 4]
        #expect(
            ValueDifference(from: Table(), to: table).changes
                == ["scores.b: 2 → 3", "scores.c: + 1", "marks: − 5 + 4"])
    }

    @Test func `compares values by parts if they cannot be compared as a whole`() {
        #expect(changes { $0.log.lines.append(Line(text: "x")) } == ["log.lines: + (text: x)"])
        #expect(
            changes(
                { $0.log.lines[1].text = "z" },
                from: {
                    $0.log.lines = [Line(text: "x"), Line(text: "y")]
                }) == ["log.lines[1].text: y → z"])
    }

    @Test func `reads the properties of structures of every kind`() {
        final class Owner {}
        struct Held {
            weak var owner: Owner?
            var score = 1
        }
        struct Mixed {
            var pair = (1, b: "x")
            var owner: Held?
            var action: () -> Int = { 1 }
            var last: Int?
        }
        struct Custom: CustomReflectable {
            var hidden = 1
            var customMirror: Mirror {
                Mirror(self, children: ["shown": 10 * hidden], displayStyle: .struct)
            }
        }
        let owner = Owner()
        func changes<Value>(_ value: Value, _ change: (inout Value) -> Void) -> String {
            var new = value
            change(&new)
            return "\(ValueDifference(from: value, to: new))"
        }
        #expect(changes(Held(owner: owner)) { $0.score = 2 } == "score: 1 → 2")
        #expect(
            changes(Mixed(last: 3)) { ($0.pair.b, $0.last) = ("y", nil) }
                == "pair.b: x → y; last: 3 → nil")
        #expect(changes(Mixed(owner: Held())) { $0.owner?.score = 4 } == "owner.score: 1 → 4")
        #expect(changes(Custom()) { $0.hidden = 2 } == "shown: 10 → 20")
    }

    @Test func `lists both values of two types`() {
        #expect(ValueDifference(from: 1, to: "a").changes == ["1 → a"])
        #expect(ValueDifference(from: Cell.mine, to: Cell.open(2)).changes == ["mine → open(2)"])
        #expect(
            ValueDifference(from: Mark(), to: Hand()).changes == ["(color: 1) → (isLeft: true)"])
    }

    @Test func `reads texts with unbalanced brackets as they are`() {
        let before = ValueDescription(stringLiteral: "name: a) (b\nrest: [1, 2\nlast: x")
        let after = ValueDescription(stringLiteral: "name: a) (c\nrest: [1, 2\nlast: y")
        #expect(
            after.difference(from: before).changes == ["name: a) (b → a) (c", "last: x → y"])
    }

    @Test func `examines a long list only a few times`() {
        final class Count { var looks = 0 }
        struct Element: Equatable {
            let number: Int
            let count: Count
            static func == (one: Element, other: Element) -> Bool {
                one.count.looks += 1
                return one.number == other.number
            }
        }
        let count = Count()
        let long = (0..<10_000).map { Element(number: $0, count: count) }
        for place in [0, 1, 5_000, 9_999, 10_000] {
            var longer = long
            longer.insert(Element(number: -7, count: count), at: place)
            count.looks = 0
            let difference = ValueDifference(from: ["a": long], to: ["a": longer])
            #expect(difference.changes.count == 1, "\(place)")
            #expect(difference.changes[0].contains(": + (number: -7"), "\(place)")
            #expect(count.looks <= 5 * long.count, "\(place)")
        }
    }
}
