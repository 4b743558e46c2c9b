import Games
import Testing

@testable import Parlor

@Suite struct `The tools of the sudoku` {
    @Test func `puzzles have their clues in the cells of a pattern`() throws {
        let pattern = String(repeating: "x.", count: 40) + "x"
        let run = try ToolRun("sudoku generate --seed 5 --count 2 --pattern \(pattern)")
        #expect(run.status == .yes && run.lines.count == 2)
        for line in run.lines {
            #expect(line.map { $0 == "." } == pattern.map { $0 == "." })
            #expect(try ToolRun("sudoku verify \(line)").output == "unique\n")
        }
        #expect(throws: (any Error).self) {
            try ToolRun("sudoku generate --pattern x.x")
        }
    }

    @Test func `clues are added until there is one solution, and only necessary ones`() throws {
        let puzzle =
            "1...............2...............3...............4...............5................"
        let run = try ToolRun("sudoku constrain --seed 2 \(puzzle)")
        let line = try #require(run.lines.first)
        #expect(try ToolRun("sudoku verify \(line)").output == "unique\n")
        #expect(zip(puzzle, line).allSatisfy { $0 == "." || $0 == $1 })
        let clues = line.count { $0 != "." }
        for (place, digit) in line.enumerated() where digit != "." && Array(puzzle)[place] == "." {
            var fewer = Array(line)
            fewer[place] = "."
            let verdict = try ToolRun("sudoku verify --limit 2 \(String(fewer))").output
            #expect(verdict == "many 2+\n")
        }
        #expect((17...40).contains(clues))
        let none = "11" + puzzle.dropFirst(2)
        #expect(try ToolRun("sudoku constrain \(none)").output == "none\n")
    }

    @Test func `a batch of puzzles is counted`() throws {
        let puzzles = try ToolRun("sudoku generate --level easy --seed 1 --count 3").output
        let run = try ToolRun("sudoku grade --statistics", input: puzzles)
        #expect(run.lines.prefix(2) == ["puzzles\t3", "level\teasy\t3"])
        let grades = try ToolRun("sudoku grade", input: puzzles).lines
        let scores = grades.compactMap { Int($0.split(separator: "\t")[1]) }.sorted()
        #expect(run.lines.contains("score\t\(scores[0])\t\(scores[1])\t\(scores[2])"))
        let open = puzzles + "1" + String(repeating: ".", count: 80)
        let many = try ToolRun("sudoku grade --statistics --json", input: open)
        #expect(many.status == .no)
        #expect(try many.objects[0]["refused"] == .integer(1))
    }

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

    @Test func `a board without one solution is reported`() throws {
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

    @Test func `grades match the engine`() throws {
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
            Issue.record("The answer has no steps.")
            return
        }
        var grid = try SudokuGrid(unique)
        for case .object(let step) in steps {
            guard case .array(let placements)? = step["placements"] else { continue }
            for case .string(let placement) in placements {
                // Such as `r7c5=7`.
                let numbers = placement.compactMap(\.wholeNumberValue)
                grid[9 * (numbers[0] - 1) + numbers[1] - 1] = numbers[2]
            }
        }
        #expect(grid.isSolved)
        let text = try ToolRun("sudoku grade --steps \(unique)")
        #expect(text.lines.count == 1 + steps.count)
        #expect(text.lines.dropFirst().allSatisfy { $0.hasPrefix("\t") })
    }

    @Test(arguments: SudokuLevelChoice.allCases)
    func `puzzles have the requested level`(_ level: SudokuLevelChoice) throws {
        let run = try ToolRun("sudoku generate --level \(level) --seed 6")
        let grade = SudokuGrade(try SudokuGrid(run.lines[0]))
        // If any level is allowed, the grade is one of the first three.
        #expect(grade.map { $0.level == level.level ?? min($0.level, .hard) } == true)
    }

    @Test func `puzzles follow one another by their seeds`() throws {
        let run = try ToolRun("sudoku generate --level easy --count 3 --seed 5")
        #expect(Set(run.lines).count == 3)
        #expect(try ToolRun("sudoku generate --level easy --seed 7").lines == [run.lines[2]])
    }

    @Test func `a puzzle names the options that make it again`() throws {
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

    @Test(arguments: ["none", "half-turn", "mirror", "diagonal"])
    func `a puzzle is minimal if removing any clue makes it ambiguous`(_ name: String) throws {
        var seen: Set<[Bool]> = []
        for wish in ["", " --minimal"] {
            let line = "sudoku generate --json --level easy --symmetry \(name) --count 6 --seed 40"
            for object in try ToolRun(line + wish).objects {
                guard case .string(let puzzle)? = object["puzzle"],
                    case .bool(let isMinimal)? = object["isMinimal"],
                    case .bool(let isMinimalUnderSymmetry)? = object["isMinimalUnderSymmetry"]
                else {
                    Issue.record("The answer does not describe the puzzle.")
                    return
                }
                let clues = try SudokuGrid(puzzle)
                func isNeeded(_ cells: [Int]) -> Bool {
                    var fewer = clues
                    for cell in cells { fewer[cell] = 0 }
                    return SudokuSolver().solutionCount(of: fewer, limit: 2) > 1
                }
                func partner(_ cell: Int) -> Int {
                    switch name {
                    case "half-turn": 80 - cell
                    case "mirror": cell / 9 * 9 + 8 - cell % 9
                    case "diagonal": cell % 9 * 9 + cell / 9
                    default: cell
                    }
                }
                let filled = (0..<81).filter { clues[$0] != 0 }
                #expect(isMinimal == filled.allSatisfy { isNeeded([$0]) })
                #expect(
                    isMinimalUnderSymmetry == filled.allSatisfy { isNeeded([$0, partner($0)]) })
                if !wish.isEmpty { #expect(isMinimalUnderSymmetry) }
                seen.insert([isMinimal, isMinimalUnderSymmetry])
            }
        }
        #expect(seen.contains([false, false]))
        #expect(seen.contains([name == "none", true]))
    }

    @Test func `puzzles meet their requests`() throws {
        let wing = try ToolRun("sudoku generate --json --needs x-wing --times 1 --seed 3").objects[
            0]
        let clues = try #require(wing["puzzle"]?.text)
        let grade = try #require(SudokuGrade(try SudokuGrid(clues)))
        #expect(grade.steps.count { $0.technique == .xWing } == 1)
        let sparse = try ToolRun("sudoku generate --json --clues -24 --score 200-900 --seed 3")
        let count = try #require(try sparse.objects[0]["clues"]?.integer)
        let score = try #require(try sparse.objects[0]["score"]?.integer)
        #expect(count <= 24 && (200...900).contains(score))
        let line = "sudoku generate --json --needs naked-pair --none-harder --seed 3"
        #expect(try ToolRun(line).objects[0]["hardest"] == .string("Naked pair"))
    }

    @Test func `a request that cannot be met ends with “unknown”`() throws {
        let line = "sudoku generate --level easy --needs full-house --times 81 --tries 20 --seed 1"
        let run = try ToolRun(line)
        #expect(run.output.isEmpty && run.status == .unknown)
        #expect(
            run.errors
                == "parlor: None of the 20 puzzles starting at number 1 meets the request.\n")
    }

    @Test(arguments: ["24", "22-26", "22-", "-26"])
    func `a range is a number, or has one end or two`(_ text: String) throws {
        let expected = ["24": 24...24, "22-26": 22...26, "22-": 22...80, "-26": 17...26]
        let invocation = try Invocation.parse(["sudoku", "generate", "--clues=\(text)"])
        #expect(invocation[SudokuOption.clues] == expected[text])
    }

    @Test(arguments: ["", "-", "26-22", "16", "81", "a", "22-26-28", "+22"])
    func `a text that is not a range is refused`(_ text: String) {
        #expect(throws: InvocationRefusal.self) {
            try Invocation.parse(["sudoku", "generate", "--clues=\(text)"])
        }
    }

    @Test func `every technique has a name of its own for requests`() {
        let names = SudokuTechnique.optionNames
        #expect(Set(names).count == SudokuTechnique.allCases.count - 1)
        #expect(names.compactMap(SudokuTechnique.init(optionName:)).map(\.optionName) == names)
        #expect(names.contains("x-wing") && SudokuTechnique(optionName: "look-up") == nil)
    }

    @Test(arguments: SudokuFormat.allCases)
    func `every format can be read again`(_ format: SudokuFormat) throws {
        let line = "sudoku generate --level easy --seed 4 --count 3"
        let puzzles = try ToolRun(line)
        let text = try ToolRun("\(line) --format \(format)").output
        #expect(format == .line ? text == puzzles.output : text != puzzles.output)
        let solved = try ToolRun("sudoku solve", input: text)
        #expect(solved.errors.isEmpty)
        #expect(try solved.lines == ToolRun("sudoku solve", input: puzzles.output).lines)
    }

    @Test func `a puzzle is minimized, and a board without one solution is reported`() throws {
        let full = try ToolRun("sudoku solve \(unique)").lines[0]
        let run = try ToolRun("sudoku minimize --seed 2 \(full) \(many)")
        #expect(run.lines.count == 2 && run.lines[1] == "many" && run.status == .no)
        #expect(try ToolRun("sudoku solve \(run.lines[0])").lines == [full])
        #expect(try ToolRun("sudoku minimize \(unique)").lines == [unique])
        let object = try ToolRun("sudoku minimize --json --symmetry mirror \(full)").objects[0]
        #expect(object["isMinimalUnderSymmetry"] == .bool(true))
    }

    @Test func `all solutions are printed, up to the limit`() throws {
        let all = try ToolRun("sudoku solve --all \(many)")
        #expect(all.lines.count == 683 && Set(all.lines).count == 683 && all.status == .no)
        let objects = try ToolRun("sudoku solve --all --json --limit 5 \(many) \(unique) \(none)")
            .objects
        #expect(objects.map { $0["isLimited"] } == [.bool(true), .bool(false), .bool(false)])
        #expect(objects[0]["solutions"] == .array(all.lines.prefix(5).map(JSONValue.string)))
        #expect(objects[1]["solution"] == .string(try ToolRun("sudoku solve \(unique)").lines[0]))
        #expect(try ToolRun("sudoku solve --all \(none)").lines == ["none"])
        #expect(throws: InvocationRefusal.self) {
            try Invocation.parse(["sudoku", "solve", "--limit", "5", unique])
        }
    }

    @Test func `a minimal puzzle has no superfluous clue`() throws {
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
