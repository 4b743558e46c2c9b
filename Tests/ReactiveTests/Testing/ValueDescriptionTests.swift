import Reactive
import ReactiveTesting
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

    @Test func `is one line for a value without properties`() {
        #expect(ValueDescription(of: 7) == "7")
        #expect(ValueDescription(of: Move.put(2)) == "put(2)")
        #expect(ValueDescription(of: Optional("a") as Any) == "a")
        #expect(ValueDescription.text(of: Seen()).hasSuffix("marks: [1, 2, 3])"))
        #expect(ValueDescription.text(of: Board()) == "x o / o x")
    }

    @Test func `breaks a line that does not fit`() {
        #expect(
            ValueDescription(of: Seen()).text(columns: 30) == """
                score: (points: 3, name: nil)
                board:
                  x o
                  o x
                moves: [
                  pass
                  put(2)
                  carry(from: 1, to: 2)
                  keep(points: 1, name: a)
                ]
                marks: [1, 2, 3]

                """)
        #expect(ValueDescription(of: "한 두 세 네").text(columns: 8) { 2 * $0.count } == "한 두\n세 네\n")
        let narrow = ValueDescription(of: Seen()).text(columns: 12).split(separator: "\n")
        #expect(narrow.allSatisfy { $0.count <= 12 })
        #expect(narrow.joined().contains("carry(") && narrow.contains("    name: a"))
    }
}
