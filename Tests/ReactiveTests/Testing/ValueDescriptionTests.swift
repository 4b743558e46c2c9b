import Reactive
import Testing

@Suite struct `A description of a value` {
    private struct Score { let points: Int, name: String? }
    private struct Board: CustomStringConvertible {
        let description = "x o\no x"
    }
    private enum Move {
        case pass
        case put(Int)
        case carry(from: Int, to: Int)
        case keep(Score)
    }
    private struct Seen {
        var score = Score(points: 3, name: nil)
        var board = Board()
        var moves = [
            Move.pass, .put(2), .carry(from: 1, to: 2), .keep(Score(points: 1, name: "a")),
        ]
        var marks: Set = [3, 1, 2]
    }

    @Test func `has a line for each property, in their order`() {
        #expect(
            ValueDescription(of: Seen()) == """
                score: (points: 3, name: nil)
                board:
                  x o
                  o x
                moves: [pass, put(2), carry(from: 1, to: 2), keep(points: 1, name: a)]
                marks: [1, 2, 3]
                """)
    }

    @Test func `is one line for what has no properties`() {
        #expect(ValueDescription(of: 7) == "7")
        #expect(ValueDescription(of: Move.put(2)) == "put(2)")
        #expect(ValueDescription(of: Optional("a") as Any) == "a")
        #expect(ValueDescription.text(of: Seen()).hasSuffix("marks: [1, 2, 3])"))
        #expect(ValueDescription.text(of: Board()) == "x o / o x")
    }

    @Test func `says which lines are others`() {
        var seen = Seen()
        let before = ValueDescription(of: seen)
        seen.marks = []
        #expect(ValueDescription(of: seen).changes(since: before) == ["marks: []"])
        #expect(ValueDescription(of: seen).changes(since: nil).count == 6)
        #expect(before.changes(since: before) == [])
    }

    @Test func `of a collection that grows tells its last elements, if that is asked for`() {
        struct Row {
            let name = "row"
            var numbers = Array(1...500)
        }
        let row = Row()
        let lines = ValueDescription(of: row, longest: 3).lines
        #expect(lines == ["name: row", "numbers: [497 more, 498, 499, 500]"])
        #expect(ValueDescription.text(of: row.numbers, longest: 2) == "[498 more, 499, 500]")
        #expect(
            ValueDescription.text(of: row.numbers, longest: 500)
                == ValueDescription.text(of: row.numbers))
        // Nothing is left out of one that is nested, but what is asked for.
        #expect(
            ValueDescription.text(of: [[1, 2, 3], [4]], longest: 2) == "[[1 more, 2, 3], [4]]")
    }
}
