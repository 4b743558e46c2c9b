import Games
import Sweep
import Testing

@testable import Parlor

/// Every tool reads boards in the forms that the tools of this program and other programs write.
@Suite struct `The forms of a board that tools read` {
    private static let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    private static let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

    private static var rows: [String] {
        stride(from: 0, to: 81, by: 9).map { String(Array(puzzle)[$0..<$0 + 9]) }
    }

    /// The rows that qqwing prints for people.
    private static var readable: String {
        rows.enumerated().map { number, row in
            let cells = Array(row).map { " \($0)" }
            let line = stride(from: 0, to: 9, by: 3).map { cells[$0..<$0 + 3].joined() }
                .joined(separator: " |")
            return line + " \n" + (number == 2 || number == 5 ? "-------|-------|-------\n" : "")
        }.joined()
    }

    private static let forms: [(String, String)] =
        [
            ("a line", puzzle), ("stars", puzzle.replacing(".", with: "*")),
            ("zeros", puzzle.replacing(".", with: "0")), ("blanks before a line", "  \(puzzle)"),
            ("a comment after a line", "\(puzzle) # hard, of a book"),
            ("a number and a name", "17; \(puzzle); a book"),
            ("a solution after a line", "\(puzzle)\t\(solution)"),
            ("a comma after a line", "\(puzzle),"),
            ("a puzzle and a solution with commas", "\(puzzle),\(solution),"),
            ("the table of qqwing", "Puzzle,Solution,\n\(puzzle),\(solution),"),
            ("compact rows", rows.joined(separator: "\n")), ("readable rows", readable),
            ("zeros in rows", readable.replacing(".", with: "0")),
            ("stars in rows", readable.replacing(".", with: "*")),
            (
                "fields",
                rows.map { $0.map { $0 == "." ? "" : String($0) }.joined(separator: ",") }
                    .joined(separator: "\n")
            ),
            ("a section", "[Puzzle]\n\(rows.joined(separator: "\n"))"),
            ("an object", #"{"puzzle": "\#(puzzle)", "solution": "\#(solution)"}"#),
            ("an object of a hint", #"{"board": "\#(puzzle)", "verdict": "step"}"#),
            ("a line of a library", ":0000:x:\(puzzle):::"),
        ] + SudokuDrawings.all(of: puzzle)

    @Test(arguments: forms)
    func `are read by each of them`(_ name: String, _ text: String) throws {
        let twice = try ToolRun("sudoku solve", input: "\(text)\n\n\(text)\n")
        #expect(twice.errors.isEmpty, "\(name)")
        #expect(twice.lines == [Self.solution, Self.solution], "\(name)")
        #expect(try ToolRun("sudoku verify", input: text).lines == ["unique"], "\(name)")
        let hint = try ToolRun("sudoku hint", input: text)
        #expect(try hint.lines == ToolRun("sudoku hint \(Self.puzzle)").lines, "\(name)")
    }

    /// All forms but the table with a heading, which is a file of puzzles.
    @Test(arguments: forms.filter { !$0.1.contains("Puzzle") })
    func `are accepted as arguments, and can be printed on a sheet`(_ name: String, _ text: String)
        throws
    {
        #expect(try ToolRun(["sudoku", "solve", text]).lines == [Self.solution], "\(name)")
        let sheet = try ToolRun(["sudoku", "print", text])
        #expect(try sheet.output == ToolRun("sudoku print \(Self.puzzle)").output, "\(name)")
    }

    @Test func `follow one another in any order`() throws {
        let text = Self.forms.map(\.1).joined(separator: "\n")
        let run = try ToolRun("sudoku solve", input: text)
        #expect(run.errors.isEmpty)
        #expect(run.lines == Array(repeating: Self.solution, count: Self.forms.count))
    }

    @Test func `are written by the generator`() throws {
        let text = try ToolRun("sudoku generate --json --seed 3 --count 3").output
        let solved = try ToolRun("sudoku solve --json", input: text)
        let made = try ToolRun("sudoku generate --json --seed 3 --count 3").objects
        #expect(try solved.objects.map { $0["solution"] } == made.map { $0["solution"] })
        #expect(try ToolRun("sudoku verify", input: solved.output).lines.count == 3)
    }

    @Test func `include candidates in nine characters a cell, which differ from digits`() throws {
        let marks = PencilMarks(try SudokuGrid(Self.puzzle))
        #expect(marks.list.count == 729)
        #expect(try PencilMarks(pasted: marks.list) == marks)
        let run = try ToolRun(["sudoku", "hint", marks.list])
        #expect(try run.lines == ToolRun(["sudoku", "hint", marks.description]).lines)
        #expect(try ToolRun(["sudoku", "solve", marks.list]).lines == [Self.solution])
    }

    @Test func `include candidates that say more than the digits`() throws {
        var marks = PencilMarks()
        let solution = try SudokuGrid(Self.solution)
        for cell in 0..<81 { marks[cell] = [solution[cell], solution[cell] % 9 + 1] }
        // All digits may be one higher, which makes two solutions. One fixed digit leaves one
        // solution.
        #expect(try ToolRun(["sudoku", "verify", marks.list]).lines == ["many 2"])
        #expect(try ToolRun(["sudoku", "solve", marks.list]).lines == ["many"])
        marks[40] = [solution[40]]
        for text in [marks.list, marks.description] {
            #expect(try ToolRun(["sudoku", "solve", text]).lines == [Self.solution])
            #expect(try ToolRun(["sudoku", "verify", text]).lines == ["unique"])
            let grade = try ToolRun(["sudoku", "grade", text]).lines.first
            #expect(grade?.hasPrefix("easy\t") == true)
        }
        marks[0] = [solution[0] % 9 + 1]
        #expect(try ToolRun(["sudoku", "solve", marks.list]).lines == ["none"])
    }

    @Test func `are refused with their line, and the next one is answered`() throws {
        let broken = Self.readable.replacing("8 . . | . 6", with: "8 . . | . q")
        let run = try ToolRun("sudoku solve", input: "\(broken)\(Self.puzzle)\n")
        #expect(run.lines == [Self.solution] && run.status == .misuse)
        #expect(run.complaints.count == 1 && run.errors.hasPrefix("parlor: line 5, "))
        let object = #"{"puzzle": "12"}"#
        let short = try ToolRun("sudoku solve", input: object)
        #expect(short.errors.hasPrefix("parlor: line 1, column 15: a board has 81 cells"))
    }

    @Test(arguments: SudokuDrawings.markFrames)
    func `include candidates in the frames of other programs`(_ frame: [String]) throws {
        let marks = PencilMarks(try SudokuGrid(Self.puzzle))
        let text = SudokuDrawings.drawn(marks, frame)
        #expect(try PencilMarks(pasted: text) == marks, "\(text)")
        #expect(try SudokuData(pasted: text).problem == marks.settled, "\(text)")
        let twice = try ToolRun("sudoku solve", input: "\(text)\n\(text)\n")
        #expect(twice.errors.isEmpty && twice.lines == [Self.solution, Self.solution], "\(text)")
        #expect(try ToolRun(["sudoku", "verify", text]).lines == ["unique"], "\(text)")
        let hint = try ToolRun("sudoku hint", input: text)
        #expect(try hint.lines == ToolRun(["sudoku", "hint", marks.list]).lines, "\(text)")
    }

    @Test func `are read as they were drawn, with any digits`() throws {
        var dice = Dice(seed: 17)
        for _ in 0..<Sweep.count(3, whole: 60) {
            // Few digits leave whole rows empty.
            let share = [20, 30, 50][dice.roll(below: 3)]
            let cells = Array(Self.solution).map { dice.roll(below: 100) < share ? $0 : "." }
            let grid = try SudokuGrid(String(cells))
            let drawings = SudokuDrawings.all(of: grid.text())
            for (name, text) in drawings {
                #expect(try SudokuData(pasted: text).problem == grid, "\(name):\n\(text)")
            }
            let input = drawings.map(\.1).joined(separator: "\n\n")
            let run = try ToolRun("sudoku verify --json --limit 2", input: input)
            let read = try run.objects.map { $0["puzzle"] }
            #expect(read == drawings.map { _ in .string(grid.text()) }, "\(grid):\n\(run.errors)")
        }
    }

    @Test func `are refused with a row too few, too many or too long`() throws {
        for (name, text) in SudokuDrawings.all(of: Self.puzzle) {
            var lines = text.split(separator: "\n").map(String.init)
            let row = try #require(lines.firstIndex { $0.contains("8") && $0.contains("1") })
            lines.insert(lines[row], at: row)
            #expect(throws: SudokuTextError.self, "\(name)") {
                try SudokuData(pasted: lines.joined(separator: "\n"))
            }
            lines.removeSubrange(row...row + 1)
            // Nine of these ten lines could be a board.
            if name == SudokuDrawings.ambiguous { continue }
            let short = lines.joined(separator: "\n")
            #expect(throws: SudokuTextError.self, "\(name)") { try SudokuData(pasted: short) }
            let run = try ToolRun("sudoku solve", input: short)
            #expect(run.lines.isEmpty && run.status == .misuse, "\(name)")
            #expect(run.complaints.count == 1, "\(name)")
        }
    }
}
