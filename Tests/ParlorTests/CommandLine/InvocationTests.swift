import Games
import Testing

@testable import Parlor

@Suite struct InvocationTests {
    private static func written(_ change: (inout Invocation) -> Void) -> Invocation {
        var invocation = Invocation()
        change(&invocation)
        return invocation
    }

    /// Every option, and what a program that was started with it knows.
    private static let accepted: [(String, Invocation)] = [
        ("", written { _ in }),
        ("memory", written { $0.game = .memory }),
        ("-- memory", written { $0.game = .memory }),
        ("memory memory", written { $0.game = .memory }),
        ("--help", written { $0.action = .help }),
        ("-h", written { $0.action = .help }),
        ("--version", written { $0.action = .version }),
        ("--demo", written { $0.action = .demo }),
        ("--lang ko", written { $0.language = .korean }),
        ("--lang=en", written { $0.language = .english }),
        ("--lang en --lang ko", written { $0.language = .korean }),
        ("--theme contrast", written { $0.theme = .contrast }),
        ("--theme auto", written { $0.theme = .auto }),
        ("--ascii", written { $0.isASCII = true }),
        ("--plain", written { $0.isPlain = true }),
        ("--no-mouse", written { $0.forbidsMouse = true }),
        ("--no-motion", written { $0.forbidsMotion = true }),
        ("--no-sync", written { $0.forbidsSync = true }),
        ("--no-record", written { $0.forbidsRecording = true }),
        ("--data-dir /tmp/p", written { $0.dataDirectory = "/tmp/p" }),
        ("--data-dir -x", written { $0.dataDirectory = "-x" }),
        ("--data-dir=--x=y", written { $0.dataDirectory = "--x=y" }),
        ("--seed 0", written { $0.seed = 0 }),
        ("--seed=18446744073709551615", written { $0.seed = .max }),
        ("--daily", written { $0.isDaily = true }),
        ("--pairs 2", written { $0.pairs = 2 }),
        ("--pairs 32", written { $0.pairs = 32 }),
        ("--time 0", written { $0.seconds = 0 }),
        ("--time 3600", written { $0.seconds = 3600 }),
        ("--rounds 1", written { $0.rounds = 1 }),
        ("--rounds 99", written { $0.rounds = 99 }),
        (
            "--pairs 12 memory --time=30",
            written { ($0.game, $0.pairs, $0.seconds) = (.memory, 12, 30) }
        ),
        ("sudoku --level hard", written { ($0.game, $0.level) = (.sudoku, .hard) }),
        ("--mistakes 0", written { $0.mistakes = 0 }),
        (
            "--board \(String(repeating: "0", count: 81))",
            written { $0.board = SudokuData() }
        ),
        (
            "klondike --draw 3 --redeals 2 --scoring vegas --deal 12",
            written {
                ($0.game, $0.draw, $0.redeals, $0.scoring) = (.klondike, .three, .two, .vegas)
                $0.request.deal = "12"
            }
        ),
        ("--man", written { $0.action = .man }),
        ("--completions zsh", written { $0.action = .completions(.zsh) }),
        ("klondike --help", written { ($0.action, $0.game) = (.help, .klondike) }),
        (
            "sudoku solve --json --help",
            written {
                ($0.action, $0.game, $0.tool) = (.help, .sudoku, .sudokuSolve)
                $0.request.isJSON = true
            }
        ),
    ]

    /// The same for tools.
    private static let tools: [(String, Tool, @Sendable (inout Invocation) -> Void)] = [
        ("sudoku solve", .sudokuSolve, { _ in }),
        ("--json sudoku solve", .sudokuSolve, { $0.request.isJSON = true }),
        ("sudoku --json solve", .sudokuSolve, { $0.request.isJSON = true }),
        (
            "sudoku verify 1 .2 --limit 9", .sudokuVerify,
            { ($0.request.limit, $0.request.operands) = (9, ["1", ".2"]) }
        ),
        ("sudoku solve -- --json", .sudokuSolve, { $0.request.operands = ["--json"] }),
        ("sudoku solve solve", .sudokuSolve, { $0.request.operands = ["solve"] }),
        ("sudoku grade --steps", .sudokuGrade, { $0.request.showsSteps = true }),
        ("sudoku generate --count 1000000", .sudokuGenerate, { $0.request.count = 1_000_000 }),
        ("sudoku generate --level unfair", .sudokuGenerate, { $0.level = .unfair }),
        (
            "sudoku generate --symmetry half-turn", .sudokuGenerate,
            { $0.request.symmetry = .halfTurn }
        ),
        (
            "sudoku generate --minimal --seed 3", .sudokuGenerate,
            { ($0.request.isMinimal, $0.seed) = (true, 3) }
        ),
        (
            "sudoku hint 12 --lang ko", .sudokuHint,
            { ($0.request.operands, $0.language) = (["12"], .korean) }
        ),
        (
            "sudoku print --solutions --out a.svg", .sudokuPrint,
            { ($0.request.showsSolutions, $0.request.output) = (true, "a.svg") }
        ),
        ("klondike deal --deal 12", .klondikeDeal, { $0.request.deal = "12" }),
        (
            "klondike winnable --draw 3 --redeals 2", .klondikeWinnable,
            { ($0.draw, $0.redeals) = (.three, .two) }
        ),
        (
            "klondike winnable --redeals unlimited", .klondikeWinnable,
            { $0.redeals = .unlimited }
        ),
        (
            "klondike solve --limit-seconds 5 --limit-positions 6 --limit-memory 7", .klondikeSolve,
            { ($0.request.seconds, $0.request.positions, $0.request.megabytes) = (5, 6, 7) }
        ),
        (
            "klondike replay --seed 1 D R", .klondikeReplay,
            { ($0.seed, $0.request.operands) = (1, ["D", "R"]) }
        ),
        (
            "replay a.jsonl --check --export b.svg", .replay,
            {
                ($0.request.operands, $0.request.isCheck) = (["a.jsonl"], true)
                $0.request.export = "b.svg"
            }
        ),
        ("stats", .statistics, { _ in }),
        (
            "stats --json --data-dir /x --theme light --svg a.svg", .statistics,
            {
                ($0.request.isJSON, $0.request.picture) = (true, "a.svg")
                ($0.dataDirectory, $0.theme) = ("/x", .light)
            }
        ),
    ]

    @Test func `what a tool accepts is known`() throws {
        for (line, tool, change) in InvocationTests.tools {
            var wanted = Invocation()
            (wanted.action, wanted.game, wanted.tool) = (.tool(tool), tool.game, tool)
            change(&wanted)
            #expect(try Invocation.parse(InvocationTests.words(line)) == wanted, "\(line)")
        }
        #expect(Set(InvocationTests.tools.map(\.1)) == Set(Tool.allCases))
    }

    @Test(arguments: accepted)
    func `what is accepted is known`(_ line: String, _ invocation: Invocation) throws {
        #expect(try Invocation.parse(InvocationTests.words(line)) == invocation)
    }

    @Test func `every option is among those that are tried here`() {
        let tried = Set(
            (InvocationTests.accepted.map(\.0) + InvocationTests.tools.map(\.0))
                .flatMap { $0.split { " =".contains($0) }.map(String.init) })
        for option in CommandOption.all { #expect(tried.contains(option.name), "\(option.name)") }
    }

    private static let blank = String(repeating: ".", count: 81)
    private static let memory = AcceptedValue.number(2...32)

    private static let refused: [(String, InvocationProblem)] = [
        ("--pears 4", .unknownOption("--pears", near: nil)),
        ("--pair 4", .unknownOption("--pair", near: "--pairs")),
        ("--no-mose", .unknownOption("--no-mose", near: "--no-mouse")),
        ("--hlep", .unknownOption("--hlep", near: "--help")),
        ("--no-mo", .unknownOption("--no-mo", near: "--no-mouse")),
        ("-x", .unknownOption("-x", near: nil)),
        ("-hx", .unknownOption("-hx", near: nil)),
        ("--=4", .unknownOption("--", near: nil)),
        ("--ascii=yes", .takesNoValue("--ascii")),
        ("--help=", .takesNoValue("--help")),
        ("--pairs", .wantsValue("--pairs", memory)),
        ("--pairs --ascii", .wantsValue("--pairs", memory)),
        ("--pairs 1", .badValue("1", of: "--pairs", memory, near: nil)),
        ("--pairs 33", .badValue("33", of: "--pairs", memory, near: nil)),
        ("--pairs=", .badValue("", of: "--pairs", memory, near: nil)),
        ("--pairs +4", .badValue("+4", of: "--pairs", memory, near: nil)),
        ("--pairs 4.0", .badValue("4.0", of: "--pairs", memory, near: nil)),
        ("--pairs ４", .badValue("４", of: "--pairs", memory, near: nil)),
        ("--time 3601", .badValue("3601", of: "--time", .number(0...3600), near: nil)),
        ("--rounds 0", .badValue("0", of: "--rounds", .number(1...99), near: nil)),
        ("--seed -1", .badValue("-1", of: "--seed", .seed, near: nil)),
        (
            "--seed 18446744073709551616",
            .badValue("18446744073709551616", of: "--seed", .seed, near: nil)
        ),
        ("--lang kr", .badValue("kr", of: "--lang", .choice(["en", "ko"]), near: "ko")),
        (
            "--theme lihgt",
            .badValue(
                "lihgt", of: "--theme",
                .choice(["auto", "dark", "light", "contrast", "mono", "ascii"]), near: "light")
        ),
        ("--data-dir=", .badValue("", of: "--data-dir", .path, near: nil)),
        ("memroy", .unknownGame("memroy", near: "memory")),
        ("chess", .unknownGame("chess", near: nil)),
        ("-", .unknownGame("-", near: nil)),
        ("-- --help", .unknownGame("--help", near: nil)),
        ("--mistakes 10", .badValue("10", of: "--mistakes", .number(0...9), near: nil)),
        ("--board 123", .badValue("123", of: "--board", .board, near: nil)),
        ("--board \(blank) --seed 1", .contradiction("--seed", "--board")),
        ("--level easy --board \(blank)", .contradiction("--level", "--board")),
        ("klondike --pairs 4", .notTaken("--pairs", by: "klondike", .games(.memory))),
        ("klondike --deal 7D9", .badValue("7D9", of: "--deal", .deal, near: nil)),
        ("klondike --deal 7 --seed 7", .contradiction("--seed", "--deal")),
        ("klondike --deal 7 --daily", .contradiction("--daily", "--deal")),
        ("memory sudoku", .secondGame(.sudoku, .memory)),
        ("sudoku sovle", .unknownCommand("sovle", of: .sudoku, near: "solve")),
        ("klondike mend", .unknownCommand("mend", of: .klondike, near: nil)),
        ("memory solve", .unknownGame("solve", near: "sudoku solve")),
        ("winnable", .unknownGame("winnable", near: "klondike winnable")),
        ("sudoku generate 12", .tooMuch("12", for: .sudokuGenerate)),
        ("sudoku solve --steps", .notTaken("--steps", by: "sudoku solve", .tools(.sudokuGrade))),
        ("sudoku solve --ascii", .notTaken("--ascii", by: "sudoku solve", .screen)),
        ("sudoku solve --pairs 4", .notTaken("--pairs", by: "sudoku solve", .games(.memory))),
        ("memory --steps", .notTaken("--steps", by: "memory", .tools(.sudokuGrade))),
        ("--steps", .notTaken("--steps", by: nil, .tools(.sudokuGrade))),
        ("klondike deal --seed 1 --deal 2", .contradiction("--seed", "--deal")),
        ("klondike deal --count 1 --deal 2", .contradiction("--count", "--deal")),
        ("klondike winnable 1 --deal 2", .contradiction("--deal", "DEAL")),
        ("klondike winnable 1 --seed 2", .contradiction("--seed", "DEAL")),
        ("klondike winnable 1 --count 2", .contradiction("--count", "DEAL")),
        ("sudoku print 1 --level easy", .contradiction("--level", "PUZZLE")),
        ("sudoku print 1 --symmetry mirror", .contradiction("--symmetry", "PUZZLE")),
        ("sudoku print 1 --minimal", .contradiction("--minimal", "PUZZLE")),
        ("--daily --seed 4", .contradiction("--seed", "--daily")),
        ("--pairs 1 --bogus chess", .badValue("1", of: "--pairs", memory, near: nil)),
    ]

    @Test(arguments: refused)
    func `what is not accepted is named`(_ line: String, _ problem: InvocationProblem) {
        #expect(throws: Refusal(problem: problem, language: .english)) {
            try Invocation.parse(InvocationTests.words(line))
        }
    }

    /// A value that no option of its kind takes.
    private static func badValue(of option: CommandOption) -> String? {
        switch option.value {
        case nil: nil
        case .choice, .number, .seed, .board, .truth: "x1"
        case .path, .file, .deal, .text: ""
        }
    }

    @Test func `every option refuses a bad value, or any, and tells what it takes`() {
        for option in CommandOption.all {
            let line = ["\(option.name)=\(InvocationTests.badValue(of: option) ?? "x")"]
            let near = option.value?.nearest(to: "x1")
            let problem =
                option.value.map { accepted in
                    InvocationProblem.badValue(
                        InvocationTests.badValue(of: option) ?? "", of: option.name, accepted,
                        near: near)
                } ?? .takesNoValue(option.name)
            #expect(throws: Refusal(problem: problem, language: .english)) {
                try Invocation.parse(line)
            }
            guard let accepted = option.value else { continue }
            #expect(
                throws: Refusal(problem: .wantsValue(option.name, accepted), language: .english)
            ) { try Invocation.parse([option.name]) }
        }
    }

    @Test func `a refusal is in the language that was asked for, even behind the mistake`() {
        let arguments = ["--bogus", "--lang", "ko"]
        #expect(throws: Refusal(problem: .unknownOption("--bogus", near: nil), language: .korean)) {
            try Invocation.parse(arguments)
        }
    }

    @Test func `a refusal is in the language of the environment otherwise`() {
        #expect(throws: Refusal(problem: .unknownGame("chess", near: nil), language: .korean)) {
            try Invocation.parse(["chess"], ["LANG": "ko_KR.UTF-8"])
        }
    }

    private static func words(_ line: String) -> [String] {
        line.split(separator: " ").map(String.init)
    }
}
