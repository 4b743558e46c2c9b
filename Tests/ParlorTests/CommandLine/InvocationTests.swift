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
        ("--no-mouse", written { $0.forbidsMouse = true }),
        ("--no-motion", written { $0.forbidsMotion = true }),
        ("--no-sync", written { $0.forbidsSync = true }),
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
    ]

    @Test(arguments: accepted)
    func `what is accepted is known`(_ line: String, _ invocation: Invocation) throws {
        #expect(try Invocation.parse(InvocationTests.words(line)) == invocation)
    }

    @Test func `every option is among those that are tried here`() {
        let tried = InvocationTests.accepted.map(\.0).joined(separator: " ")
        for option in CommandOption.all { #expect(tried.contains(option.name)) }
    }

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
        ("sudoku", .notThereYet(.sudoku)),
        ("klondike --pairs 4", .notForGame("--pairs", .klondike, takenBy: [.memory])),
        ("memory sudoku", .notThereYet(.sudoku)),
        ("--daily --seed 4", .contradiction("--seed", "--daily")),
        ("--pairs 1 --bogus chess", .badValue("1", of: "--pairs", memory, near: nil)),
    ]

    @Test(arguments: refused)
    func `what is not accepted is named`(_ line: String, _ problem: InvocationProblem) {
        #expect(throws: Refusal(problem: problem, language: .english)) {
            try Invocation.parse(InvocationTests.words(line))
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
