import Games
import Sweep
import Testing

@testable import Parlor

@Suite struct `A hint on a sudoku` {
    private let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    private let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

    private var marks: String {
        get throws { PencilMarks(try SudokuGrid(puzzle)).description }
    }

    @Test func `a hint names the step, its reason and its cells`() throws {
        let run = try ToolRun("sudoku hint \(puzzle)")
        let step = try #require(SudokuPosition(try SudokuGrid(puzzle)).nextStep())
        let found = try #require(step.placements.first)
        #expect(
            run.lines == [
                "\(step.technique.title): \(found)", "  \(Words.english.sudoku.hints.reason(step))",
            ])
        #expect(run.status == .yes)
        #expect("\(found.digit)" == String(Array(solution)[found.cell]))
    }

    /// The sentence names all cells of the proof, so no other line repeats them.
    @Test func `each line of a step says something else`() throws {
        for example in SudokuExample.byTechnique.values {
            let run = try ToolRun(["sudoku", "hint", example.position.marks.description])
            guard run.status == .yes,
                run.lines.first?.hasPrefix("\(example.step.technique.title):") == true
            else { continue }
            let reason = Words.english.sudoku.hints.reason(example.step).split(separator: "\n")
            #expect(run.lines.dropFirst() == reason.map { "  \($0)" }[...], "\(run.output)")
            #expect(Set(run.lines).count == run.lines.count, "\(run.output)")
        }
    }

    @Test func `following the hints leads to the solution`() throws {
        var grid = try SudokuGrid(puzzle)
        for _ in 0..<51 {
            let object = try ToolRun("sudoku hint --json \(grid)").objects[0]
            guard case .object(let step)? = object["step"],
                case .array(let placements)? = step["placements"],
                case .string(let found)? = placements.first
            else { break }
            let digits = found.compactMap(\.wholeNumberValue)
            grid[(digits[0] - 1) * 9 + digits[1] - 1] = digits[2]
        }
        #expect(grid.text() == solution)
        #expect(try ToolRun("sudoku hint \(grid)").output == "solved\n")
    }

    @Test func `grids of pencil marks are read from several lines each`() throws {
        let run = try ToolRun("sudoku hint", input: "\(puzzle)\n\(try marks)\n\(puzzle)\n")
        #expect(run.lines.count == 6)
        #expect(run.lines[0] == run.lines[4])
        #expect(run.errors.isEmpty)
        let argument = try ToolRun(["sudoku", "hint", try marks])
        #expect(argument.lines == Array(run.lines[2..<4]))
    }

    @Test func `candidates that were removed before are taken into account`() throws {
        var position = SudokuPosition(try SudokuGrid(puzzle))
        for _ in 0..<5 { if let step = position.nextStep() { position.apply(step) } }
        let run = try ToolRun(["sudoku", "hint", "--json", position.marks.description])
        #expect(try run.objects[0]["verdict"] == .string("step"))
        #expect(run.status == .yes)
    }

    /// Marks do not distinguish given from entered digits, and an entered digit must not be treated
    /// as given.
    @Test func `hints for marks rule out no digit of the solution`() throws {
        let marks = try PencilMarks(
            """
            1248 1234 23468 134679 469 1346 12679 124678 5
            1245 7 2456 1469 8 146 1269 3 1249
            9 134 3468 13467 2 5 167 14678 148
            124578 12345 234578 3458 45 9 23 24 6
            6 9 2348 348 7 2348 123 5 1234
            245 2345 2345 3456 1 2346 8 9 7
            45 8 459 2 4569 7 13569 16 139
            2457 6 1 4589 3 48 2579 278 289
            3 25 2579 15689 569 168 4 2678 289
            """)
        let solution = try #require(SudokuSolver().onlySolution(of: marks.settled))
        var position = SudokuToolQuestion(marks).position
        var left = Sweep.count(8, whole: .max)
        while left > 0, let step = position.nextStep() {
            left -= 1
            for candidate in step.eliminations {
                #expect(solution[candidate.cell] != candidate.digit, "\(step.technique.title)")
            }
            for candidate in step.placements {
                #expect(solution[candidate.cell] == candidate.digit)
            }
            position.apply(step)
        }
    }

    @Test func `an answer in JSON is the next question, up to the solution`() throws {
        let hard = try ToolRun.rows("hodoku-grades").filter { $0[1] == "Unfair" }.prefix(3)
        for row in hard {
            var question = row[0]
            var object: [String: JSONValue] = [:]
            for _ in 0..<300 {
                let run = try ToolRun(["sudoku", "hint", "--json", question])
                object = try run.objects[0]
                #expect(run.errors.isEmpty)
                guard object["verdict"] == .string("step") else { break }
                question = run.lines[0]
            }
            #expect(object["verdict"] == .string("solved"))
            let solution = try #require(SudokuSolver().onlySolution(of: try SudokuGrid(row[0])))
            #expect(object["board"] == .string(solution.text()))
        }
    }

    @Test func `candidates that exclude the solution are reported`() throws {
        var marks = PencilMarks(try SudokuGrid(puzzle))
        marks[2].remove(4)
        let run = try ToolRun(["sudoku", "hint", marks.description])
        #expect(run.output == "wrong r1c3=4\n")
        #expect(run.status == .no)
    }

    @Test(arguments: ["1", "12", "123456780"])
    func `candidates that leave a house no cell for a digit have no solution`(_ cell: String) throws
    {
        let marks = Array(repeating: cell, count: 81).joined(separator: " ")
        let run = try ToolRun(["sudoku", "hint", marks])
        #expect(run.output == "none\n" && run.status == .no)
    }

    @Test(arguments: ["# the next board", "#"])
    func `a grid of candidates ends at its first foreign line`(_ line: String) throws {
        let run = try ToolRun("sudoku hint", input: "\(try marks)\n\(line)\n\(puzzle)\n")
        #expect(run.errors.isEmpty && run.lines.count == 4 && run.lines[0] == run.lines[2])
    }

    @Test func `a board without one solution gets no hint`() throws {
        let empty = String(repeating: ".", count: 81)
        let run = try ToolRun("sudoku hint \(empty) 55\(puzzle.dropFirst(2))")
        #expect(run.lines == ["many", "none"])
        #expect(run.status == .no)
    }

    @Test func `a mistake in the candidates is reported with its line`() throws {
        let text = try marks
        let bad = text.split(separator: "\n").map(String.init)
        let broken = (bad[..<2] + ["| x"] + bad[3...]).joined(separator: "\n")
        let run = try ToolRun("sudoku hint", input: "# marks\n\(broken)\n\n\(puzzle)\n")
        #expect(
            run.errors
                == "parlor: line 4, column 3: \"x\" is not a note: write the digits 1 to 9 of a "
                + "cell together.\n")
        #expect(run.lines.count == 2)
        #expect(run.status == .misuse)
    }
}
