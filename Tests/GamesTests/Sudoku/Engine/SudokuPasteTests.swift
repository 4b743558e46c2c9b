import Games
import Reactive
import Testing

/// Boards that are copied from elsewhere.
@Suite struct `A pasted sudoku` {
    private static let cells =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

    /// The nine rows, with separators between the cells and between groups of three.
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

    private static let rows = stride(from: 0, to: 81, by: 9).map { row in
        Array(cells)[row..<row + 9].map { $0 == "." ? "" : String($0) }
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
        ("a link with the cells in its path", "https://example.org/en/play/\(cells)"),
        ("a link", "https://example.org/play?bd=\(cells.replacing(".", with: "0"))&x=1"),
        ("CSV", cells.map { $0 == "." ? "0" : String($0) }.joined(separator: ",")),
        ("a spreadsheet", rows.map { $0.joined(separator: "\t") }.joined(separator: "\r\n")),
        ("fields", rows.map { $0.joined(separator: ";") }.joined(separator: "\n") + "\n"),
        (
            "nine lines with gaps",
            rows.map { row in
                String(
                    row.map { $0.isEmpty ? " " : $0 }.joined().reversed().drop { $0 == " " }
                        .reversed())
            }.joined(separator: "\n")
        ),
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

    @Test func `is read from pencil marks, where a single mark is a digit`() throws {
        let grid = try SudokuGrid(Self.cells)
        let marks = PencilMarks(grid)
        let pasted = try SudokuGrid(pasted: marks.description)
        for cell in 0..<81 where grid[cell] != 0 { #expect(pasted[cell] == grid[cell]) }
        for cell in 0..<81 where marks[cell].count > 1 { #expect(pasted[cell] == 0) }
    }

    @Test func `includes the notes of pencil marks, in a frame or as a list of all candidates`()
        throws
    {
        var marks = PencilMarks(try SudokuGrid(Self.cells))
        marks[2] = [1, 4]
        let list = marks.cells.map { digits in
            (1...9).map { digits.contains($0) ? "\($0)" : "." }.joined()
        }.joined()
        for text in [marks.description, list, list.replacing(".", with: "0")] {
            let data = try SudokuData(pasted: text)
            for cell in 0..<81 where marks[cell].count > 1 {
                #expect(data.problem[cell] == 0 && data.start.notes[cell] == marks[cell])
            }
            #expect(data.problem == marks.settled && data.start.notes[2] == [1, 4])
        }
    }

    @Test func `includes the entries of a library line, and the removed candidates`()
        throws
    {
        let played = Self.cells.replacing("53..7", with: "53+4.7")
        let data = try SudokuData(pasted: ":0902:37:\(played):114 214:425::")
        #expect(data.problem.text() == Self.cells)
        #expect(data.start[2] == 4 && data.start.grid.clueCount == data.problem.clueCount + 1)
        let marks = PencilMarks(data.start.grid)
        for cell in 0..<81 where data.start[cell] == 0 {
            var expected = marks[cell]
            if cell == 3 { for digit in [1, 2] { expected.remove(digit) } }
            #expect(data.start.notes[cell] == expected)
        }
        let plain = try SudokuData(pasted: ":0000:x:\(played):::")
        #expect(plain.start.notes.allSatisfy(\.isEmpty) && plain.start[2] == 4)
    }

    @Test func `is refused with the place of its fault`() {
        #expect(throws: SudokuTextError.self) { try SudokuGrid(pasted: "hello") }
        #expect(throws: SudokuTextError.self) { try SudokuGrid(pasted: "") }
        #expect(throws: SudokuTextError.self) {
            try SudokuGrid(pasted: String(Self.cells.dropLast()))
        }
        #expect(throws: SudokuTextError.self) { try SudokuGrid(pasted: Self.cells + "1") }
    }

    @Test func `may have white space within the cells of a library line`() throws {
        let line = Self.cells.replacing("53..7", with: "53+4.7")
        let data = try SudokuData(pasted: ":0902:37:\(line):114 214:425::")
        // A mail has wrapped the line, also between a plus and its digit.
        for place in [1, 3, 40] {
            var wrapped = line
            wrapped.insert("\n", at: wrapped.index(wrapped.startIndex, offsetBy: place))
            #expect(try SudokuData(pasted: ":0902:37:\(wrapped):114 214:425::") == data)
        }
        let dots = String(repeating: ".", count: 80)
        let last = try SudokuData(pasted: ":0902:37:\(dots) +5:::")
        #expect(last.problem.clueCount == 0 && last.start[80] == 5)
    }
}
