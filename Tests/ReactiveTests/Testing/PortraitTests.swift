import Reactive
import Testing

@Suite struct `A portrait of a value` {
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
            Portrait(of: Seen()) == """
                score: (points: 3, name: nil)
                board:
                  x o
                  o x
                moves: [pass, put(2), carry(from: 1, to: 2), keep(points: 1, name: a)]
                marks: [1, 2, 3]
                """)
    }

    @Test func `is one line for what has no properties`() {
        #expect(Portrait(of: 7) == "7")
        #expect(Portrait(of: Move.put(2)) == "put(2)")
        #expect(Portrait(of: Optional("a") as Any) == "a")
        #expect(Portrait.text(of: Seen()).hasSuffix("marks: [1, 2, 3])"))
        #expect(Portrait.text(of: Board()) == "x o / o x")
    }

    @Test func `says which lines are others`() {
        var seen = Seen()
        let before = Portrait(of: seen)
        seen.marks = []
        #expect(Portrait(of: seen).changes(since: before) == ["marks: []"])
        #expect(Portrait(of: seen).changes(since: nil).count == 6)
        #expect(before.changes(since: before) == [])
    }
}
