import Games

@testable import Parlor

extension `The command line` {
    static let sudokuAccepted: [AcceptedRow] = [
        (
            "sudoku --level hard",
            written {
                $0.game = .sudoku
                $0.settings[SudokuSettings.level] = .hard
            }
        ),
        ("--mistakes 0", written { $0.settings[SudokuSettings.mistakes] = 0 }),
        (
            "--board \(String(repeating: "0", count: 81))",
            written { $0[SudokuOption.board] = SudokuData() }
        ),
        (
            "sudoku solve --json --help",
            written {
                ($0.action, $0.game, $0.tool) = (.help, .sudoku, "sudoku solve")
                $0.request.isJSON = true
            }
        ),
    ]

    static let sudokuTools: [ToolRow] = [
        ("sudoku solve", "sudoku solve", { _ in }),
        ("--json sudoku solve", "sudoku solve", { $0.request.isJSON = true }),
        ("sudoku --json solve", "sudoku solve", { $0.request.isJSON = true }),
        (
            "sudoku verify 1 .2 --limit 9", "sudoku verify",
            { ($0[SudokuOption.limit], $0.request.operands) = (9, ["1", ".2"]) }
        ),
        ("sudoku solve -- --json", "sudoku solve", { $0.request.operands = ["--json"] }),
        ("sudoku solve solve", "sudoku solve", { $0.request.operands = ["solve"] }),
        (
            "sudoku solve --all --limit 9", "sudoku solve",
            { ($0[SudokuOption.all], $0[SudokuOption.limit]) = (true, 9) }
        ),
        (
            "sudoku generate --needs x-wing --times 2-3 --none-harder", "sudoku generate",
            {
                $0[SudokuOption.needs] = .xWing
                $0[SudokuOption.times] = 2...3
                $0[SudokuOption.noneHarder] = true
            }
        ),
        (
            "sudoku generate --clues 24 --score -900 --tries 7 --format grid", "sudoku generate",
            {
                ($0[SudokuOption.clues], $0[SudokuOption.score]) = (24...24, 0...900)
                ($0.request.tries, $0[SudokuOption.format]) = (7, .grid)
            }
        ),
        (
            "sudoku generate --pattern \(String(repeating: "x", count: 81))", "sudoku generate",
            { $0[SudokuOption.pattern] = CellSet(0..<81) }
        ),
        (
            "sudoku grade --statistics", "sudoku grade", { $0[SudokuOption.statistics] = true }
        ),
        (
            "sudoku constrain --seed 3 .2", "sudoku constrain",
            { ($0.seed, $0.request.operands) = (3, [".2"]) }
        ),
        (
            "sudoku minimize --seed 3 .2", "sudoku minimize",
            { ($0.seed, $0.request.operands) = (3, [".2"]) }
        ),
        ("sudoku grade --steps", "sudoku grade", { $0[SudokuOption.steps] = true }),
        (
            "sudoku generate --count 1000000", "sudoku generate",
            { $0.request.count = 1_000_000 }
        ),
        (
            "sudoku generate --level unfair", "sudoku generate",
            { $0.settings[SudokuSettings.level] = .unfair }
        ),
        (
            "sudoku generate --symmetry half-turn", "sudoku generate",
            { $0[SudokuOption.symmetry] = .halfTurn }
        ),
        (
            "sudoku generate --minimal --seed 3", "sudoku generate",
            { ($0[SudokuOption.minimal], $0.seed) = (true, 3) }
        ),
        (
            "sudoku hint 12 --lang ko", "sudoku hint",
            { ($0.request.operands, $0.language) = (["12"], .korean) }
        ),
        (
            "sudoku print --solutions --out a.svg", "sudoku print",
            { ($0[SudokuOption.solutions], $0[SudokuOption.output]) = (true, "a.svg") }
        ),
    ]

    static let sudokuRefused: [RefusedRow] = [
        ("--mistakes 10", .badValue("10", of: "--mistakes", .number(0...9), near: nil)),
        ("--board 123", .badValue("123", of: "--board", .board, near: nil)),
        ("--board \(clash)", .badValue(clash, of: "--board", .board, near: nil)),
        ("--board \(dead)", .badValue(dead, of: "--board", .board, near: nil)),
        ("--board \(blank) --seed 1", .contradiction("--seed", "--board")),
        ("--level easy --board \(blank)", .contradiction("--level", "--board")),
        ("memory sudoku", .secondGame(.sudoku, .memory)),
        ("sudoku sovle", .unknownCommand("sovle", of: .sudoku, near: "solve")),
        ("memory solve", .unknownGame("solve", near: "sudoku solve")),
        ("sudoku generate 12", .tooMuch("12", for: "sudoku generate")),
        ("sudoku solve --steps", .notTaken("--steps", by: "sudoku solve", steps)),
        ("sudoku solve --ascii", .notTaken("--ascii", by: "sudoku solve", .screen)),
        ("sudoku solve --pairs 4", .notTaken("--pairs", by: "sudoku solve", .games(.memory))),
        ("memory --steps", .notTaken("--steps", by: "memory", steps)),
        ("--steps", .notTaken("--steps", by: nil, steps)),
        ("sudoku print 1 --level easy", .contradiction("--level", "PUZZLE")),
        ("sudoku print 1 --symmetry mirror", .contradiction("--symmetry", "PUZZLE")),
        ("sudoku print 1 --minimal", .contradiction("--minimal", "PUZZLE")),
    ]

    private static let steps = OptionScope.tools(["sudoku grade"])
}
