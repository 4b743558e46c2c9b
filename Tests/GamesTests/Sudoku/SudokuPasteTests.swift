import Games
import Reactive
import Testing

/// Boards as they are copied from elsewhere.
@Suite struct `A sudoku that is pasted` {
    private static let cells =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

    /// Each of nine rows, with something between the cells and every three of them.
    private static func drawn(
        _ blank: String, between: String = " ", box: String = "| ", rule: String = ""
    ) -> String {
        let rows = stride(from: 0, to: 81, by: 9).map { row -> String in
            let cells = Array(cells)[row..<row + 9].map { $0 == "." ? blank : String($0) }
            return stride(from: 0, to: 9, by: 3).map {
                cells[$0..<$0 + 3].joined(separator: between)
            }.joined(separator: between + box)
        }
        return stride(from: 0, to: 9, by: 3).map { rows[$0..<$0 + 3].joined(separator: "\n") }
            .joined(separator: "\n\(rule)\n")
    }

    private static let texts: [(String, String)] = [
        ("81 characters", cells), ("zeros", cells.replacing(".", with: "0")),
        ("a sheet", drawn(".", rule: "------+-------+------")),
        ("a sheet with stars", drawn("*", box: "| ", rule: "------+-------+------")),
        ("underscores", drawn("_")), ("hyphens", drawn("-", between: "", box: "")),
        ("a comment", "#A somebody\n#D a puzzle\n" + drawn(".", between: "", box: "")),
        ("a heading", "[Puzzle]\n" + drawn(".", between: "", box: "")),
        ("a collection", cells + "\n" + String(cells.reversed())),
        ("a library line", ":0000:x:" + cells.replacing("53..", with: "5+3..") + ":::"),
        ("a link", "https://example.org/play?bd=\(cells.replacing(".", with: "0"))&x=1"),
        ("CSV", cells.map { $0 == "." ? "0" : String($0) }.joined(separator: ",")),
        (
            "an answer of a service",
            #"{"newboard":{"grids":[{"value":["#
                + stride(from: 0, to: 81, by: 9).map { row in
                    "["
                        + Array(cells)[row..<row + 9].map { $0 == "." ? "0" : String($0) }
                        .joined(separator: ",") + "]"
                }.joined(separator: ",")
                + #"],"solution":[[1,2,3]],"difficulty":"Hard"}]}}"#
        ),
    ]

    @Test(arguments: texts)
    func `is read in any of the usual forms`(_ name: String, _ text: String) throws {
        #expect(try SudokuGrid(pasted: text).text() == Self.cells, "\(name):\n\(text)")
    }

    @Test func `is read from pencil marks, of which single ones are digits`() throws {
        let grid = try SudokuGrid(Self.cells)
        let marks = PencilMarks(grid)
        let pasted = try SudokuGrid(pasted: marks.description)
        for cell in 0..<81 where grid[cell] != 0 { #expect(pasted[cell] == grid[cell]) }
        for cell in 0..<81 where marks[cell].count > 1 { #expect(pasted[cell] == 0) }
    }

    @Test func `is refused with the place where it is none`() {
        #expect(throws: SudokuTextError.self) { try SudokuGrid(pasted: "hello") }
        #expect(throws: SudokuTextError.self) { try SudokuGrid(pasted: "") }
        #expect(throws: SudokuTextError.self) {
            try SudokuGrid(pasted: String(Self.cells.dropLast()))
        }
        #expect(throws: SudokuTextError.self) { try SudokuGrid(pasted: Self.cells + "1") }
    }

    @Test func `never breaks the reader`() {
        var dice = Dice(seed: 5)
        let alphabet = Array("123456789.0*_-+|:# \n\"value[],x")
        for _ in 0..<500 {
            var text = ""
            for _ in 0..<dice.roll(below: 200) {
                text.append(alphabet[dice.roll(below: alphabet.count)])
            }
            if let grid = try? SudokuGrid(pasted: text) { #expect(grid.text().count == 81) }
        }
    }
}
