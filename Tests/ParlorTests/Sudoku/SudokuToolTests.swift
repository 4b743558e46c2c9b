import Games
import Testing

@testable import Parlor

@Suite struct SudokuToolTests {
    private let unique =
        "..............1..2..3....4.........5..637.....2......1....6.87....4...3.59......."
    private let many =
        "........1.......23..4..5........1.......465..37......2....3.8....6.........7....."
    private let none =
        ".5.71..9.....8..1381.923..75...74........65...9.8...3....6...........34.....49681"
    private let empty = String(repeating: "0", count: 81)

    @Test func `puzzles are solved in the order of the input`() throws {
        let rows = try ToolRun.rows("sudoku-17clue").prefix(100)
        let run = try ToolRun("sudoku solve", input: rows.map { $0[0] }.joined(separator: "\n"))
        #expect(run.lines == rows.map { $0[1] })
        #expect(run.status == .yes)
    }

    @Test func `a board without one solution is said to be none`() throws {
        let run = try ToolRun("sudoku solve \(none) \(unique) \(many)")
        #expect(run.lines.map { $0.count == 81 ? "…" : $0 } == ["none", "…", "many"])
        #expect(run.status == .no)
        let objects = try ToolRun("sudoku solve --json \(none) \(unique)").objects
        #expect(objects[0] == ["puzzle": .string(none), "verdict": .string("none")])
        #expect(objects[1]["verdict"] == .string("unique"))
        #expect(objects[1]["solution"] == .string(run.lines[1]))
    }

    @Test func `solutions are counted up to a limit`() throws {
        let run = try ToolRun("sudoku verify \(none) \(unique) \(many) \(empty)")
        #expect(run.lines == ["none", "unique", "many 683", "many 1000+"])
        #expect(run.status == .no)
        #expect(try ToolRun("sudoku verify \(many) --limit 20").output == "many 20+\n")
        #expect(try ToolRun("sudoku verify \(unique)").status == .yes)
        let objects = try ToolRun("sudoku verify --json --limit 700 \(many) \(empty)").objects
        #expect(objects.map { $0["solutions"] } == [.integer(683), .integer(700)])
        #expect(objects.map { $0["isLimited"] } == [.bool(false), .bool(true)])
    }

    @Test func `grades are those of the engine`() throws {
        let rows = try ToolRun.rows("hodoku-grades").prefix(5)
        let run = try ToolRun("sudoku grade", input: rows.map { $0[0] }.joined(separator: "\n"))
        let grades = try rows.compactMap { SudokuGrade(try SudokuGrid($0[0])) }
        #expect(
            run.lines == grades.map { "\($0.level)\t\($0.score)\t\($0.hardest.title)" })
        #expect(run.status == .yes)
        let refused = try ToolRun("sudoku grade \(none) \(many)")
        #expect(refused.lines == ["none", "many"])
        #expect(refused.status == .no)
    }

    @Test func `the steps of a grade lead to the solution`() throws {
        let run = try ToolRun("sudoku grade --json \(unique)")
        guard case .array(let steps)? = try run.objects[0]["steps"] else {
            Issue.record("There are no steps.")
            return
        }
        var digits = 0
        for case .object(let step) in steps {
            if case .array(let placements)? = step["placements"] { digits += placements.count }
        }
        #expect(digits == 81 - 17)
        let text = try ToolRun("sudoku grade --steps \(unique)")
        #expect(text.lines.count == 1 + steps.count)
        #expect(text.lines.dropFirst().allSatisfy { $0.hasPrefix("\t") })
    }

    @Test(arguments: LevelChoice.allCases)
    func `puzzles are of the level that was asked for`(_ level: LevelChoice) throws {
        let run = try ToolRun("sudoku generate --level \(level) --seed 6")
        let grade = SudokuGrade(try SudokuGrid(run.lines[0]))
        // Of any level, it is one of the first three.
        #expect(grade.map { $0.level == level.level ?? min($0.level, .hard) } == true)
    }

    @Test func `puzzles follow one another by their seeds`() throws {
        let run = try ToolRun("sudoku generate --level easy --count 3 --seed 5")
        #expect(Set(run.lines).count == 3)
        #expect(try ToolRun("sudoku generate --level easy --seed 7").lines == [run.lines[2]])
    }

    @Test func `a puzzle tells how it can be made again`() throws {
        let run = try ToolRun("sudoku generate --json --symmetry half-turn", .init(anySeed: 12))
        let object = try run.objects[0]
        #expect(object["seed"] == .integer(12))
        #expect(object["generator"] == .integer(SudokuGenerator.version))
        #expect(object["symmetry"] == .string("half-turn"))
        #expect(object["isMinimal"] == .bool(false))
        #expect(object["level"] == .string("medium"))
        let again = try ToolRun("sudoku generate --seed 12 --symmetry half-turn")
        #expect(object["puzzle"] == .string(again.lines[0]))
        let cells = Array(again.lines[0])
        for cell in 0..<81 { #expect((cells[cell] == ".") == (cells[80 - cell] == ".")) }
    }

    @Test func `a minimal puzzle has no clue to spare`() throws {
        let puzzle = try ToolRun("sudoku generate --minimal --level easy --seed 2").lines[0]
        let cells = Array(puzzle)
        let fewer = cells.indices.filter { cells[$0] != "." }.map { clue in
            String(cells.enumerated().map { $0 == clue ? "." : $1 })
        }
        let run = try ToolRun("sudoku solve", input: fewer.joined(separator: "\n"))
        #expect(run.lines.allSatisfy { $0 == "many" })
        #expect(run.lines.count == fewer.count)
    }
}
