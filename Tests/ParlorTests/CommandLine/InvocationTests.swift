import Games
import Testing

@testable import Parlor

@Suite struct `The command line` {
    static func written(_ change: (inout Invocation) -> Void) -> Invocation {
        var invocation = Invocation()
        change(&invocation)
        return invocation
    }

    /// A command line and its invocation.
    typealias AcceptedRow = (String, Invocation)

    /// Every option, and the invocation that it makes.
    private static let accepted = general + sudokuAccepted + klondikeAccepted + minesAccepted

    private static let general: [AcceptedRow] = [
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
        ("--no-cursor", written { $0.forbidsCursor = true }),
        ("--no-sync", written { $0.forbidsSync = true }),
        ("--no-record", written { $0.forbidsRecording = true }),
        ("--data-dir /tmp/p", written { $0.dataDirectory = "/tmp/p" }),
        ("--data-dir -x", written { $0.dataDirectory = "-x" }),
        ("--data-dir=--x=y", written { $0.dataDirectory = "--x=y" }),
        ("--seed 0", written { $0.seed = 0 }),
        ("--seed=18446744073709551615", written { $0.seed = .max }),
        ("--daily", written { $0.isDaily = true }),
        ("--pairs 2", written { $0.settings[MemorySettings.pairs] = 2 }),
        ("--pairs 32", written { $0.settings[MemorySettings.pairs] = 32 }),
        ("--time 0", written { $0.settings[MemorySettings.seconds] = 0 }),
        ("--time 3600", written { $0.settings[MemorySettings.seconds] = 3600 }),
        ("--rounds 1", written { $0.settings[MemorySettings.rounds] = 1 }),
        ("--rounds 99", written { $0.settings[MemorySettings.rounds] = 99 }),
        (
            "--pairs 12 memory --time=30",
            written {
                $0.game = .memory
                $0.settings[MemorySettings.pairs] = 12
                $0.settings[MemorySettings.seconds] = 30
            }
        ),
        ("--man", written { $0.action = .man }),
        ("--completions zsh", written { $0.action = .completions(.zsh) }),
    ]

    /// A command line that names a tool, and the other values of its invocation.
    typealias ToolRow = (String, ToolName, @Sendable (inout Invocation) -> Void)

    private static let tools = generalTools + sudokuTools + klondikeTools + minesTools

    private static let generalTools: [ToolRow] = [
        (
            "replay a.jsonl --marbles --svg b.svg --html b.html", "replay",
            {
                ($0.request.operands, $0.request.replay.drawsMarbles) = (["a.jsonl"], true)
                ($0.request.picture, $0.request.replay.page) = ("b.svg", "b.html")
            }
        ),
        (
            "replay a.jsonl --marbles seen news --from 1:05 --to 90.5 --columns 66 --whole b",
            "replay",
            {
                $0.request.operands = ["a.jsonl", "seen", "news"]
                $0.request.replay.drawsMarbles = true
                ($0.request.replay.from, $0.request.replay.to, $0.request.columns) = (
                    65_000, 90_500, 66
                )
                $0.request.replay.whole = "b"
            }
        ),
        (
            "replay a.jsonl --test --anyway --at 2 --at 3.25 --shrink stuck --while a<1 --name x",
            "replay",
            {
                ($0.request.operands, $0.request.replay.writesTest) = (["a.jsonl"], true)
                ($0.request.replay.ignoresDifference, $0.request.replay.testName) = (true, "x")
                $0.request.replay.moments = [2000, 3250]
                $0.request.replay.properties = ["stuck", "a<1"]
            }
        ),
        (
            "replay a.jsonl --check streams --export b.svg --columns 90", "replay",
            {
                ($0.request.operands, $0.request.replay.checks) = (["a.jsonl", "streams"], true)
                $0.request.columns = 90
                $0.request.replay.export = "b.svg"
            }
        ),
        ("stats", "stats", { _ in }),
        (
            "league /x --day 2025-11-21 --json --plain --verdicts /v", "league",
            {
                $0.request.verdicts = "/v"
                ($0.request.operands, $0.request.day) = (["/x"], 20_413)
                ($0.request.isJSON, $0.isPlain) = (true, true)
            }
        ),
        (
            "stats --json --data-dir /x --theme light --svg a.svg", "stats",
            {
                ($0.request.isJSON, $0.request.picture) = (true, "a.svg")
                ($0.dataDirectory, $0.theme) = ("/x", .light)
            }
        ),
    ]

    @Test func `accepts the inspector in builds that have it`() throws {
        #if INSPECTOR
            #expect(try Invocation.parse(["--inspect"]).inspects)
        #else
            #expect(throws: InvocationRefusal.self) { try Invocation.parse(["--inspect"]) }
        #endif
    }

    @Test func `each tool takes its own options`() throws {
        for (line, tool, change) in Self.tools {
            var wanted = Invocation()
            (wanted.action, wanted.game, wanted.tool) = (.tool(tool), tool.game, tool)
            change(&wanted)
            #expect(try Invocation.parse(Self.words(line)) == wanted, "\(line)")
        }
        #expect(Set(Self.tools.map(\.1)) == Set(Tool.all.map(\.name)))
    }

    @Test(arguments: accepted)
    func `each accepted line has its invocation`(_ line: String, _ invocation: Invocation) throws {
        #expect(try Invocation.parse(Self.words(line)) == invocation)
    }

    @Test func `every option is tried in these tests`() {
        let tried = Set(
            (Self.accepted.map(\.0) + Self.tools.map(\.0) + ["--inspect"])
                .flatMap { $0.split { " =".contains($0) }.map(String.init) })
        for option in CommandOption.all { #expect(tried.contains(option.name), "\(option.name)") }
    }

    static let blank = String(repeating: ".", count: 81)
    /// A board with a digit twice in its first row, and one whose ninth cell has no digit.
    static let clash = "55" + String(repeating: ".", count: 79)
    static let dead = "12345678.........9" + String(repeating: ".", count: 63)
    private static let memory = AcceptedValue.number(2...32)

    /// A command line, and the reason for its refusal.
    typealias RefusedRow = (String, InvocationProblem)

    private static let refused = generallyRefused + sudokuRefused + klondikeRefused

    private static let generallyRefused: [RefusedRow] = [
        ("--pears 4", .unknownOption("--pears", near: nil)),
        ("--pair 4", .unknownOption("--pair", near: "--pairs")),
        ("--no-mose", .unknownOption("--no-mose", near: "--no-mouse")),
        ("--hlep", .unknownOption("--hlep", near: "--help")),
        ("--no-mo", .unknownOption("--no-mo", near: "--no-mouse")),
        ("--language ko", .unknownOption("--language", near: "--lang")),
        ("-x", .unknownOption("-x", near: nil)),
        ("-hx", .unknownOption("-hx", near: nil)),
        ("--=4", .unknownOption("--", near: nil)),
        ("--ascii=yes", .takesNoValue("--ascii")),
        ("--help=", .takesNoValue("--help")),
        ("--pairs", .missingValue("--pairs", memory)),
        ("--pairs --ascii", .missingValue("--pairs", memory)),
        ("--pairs 1", .badValue("1", of: "--pairs", memory, near: nil)),
        ("--pairs 33", .badValue("33", of: "--pairs", memory, near: nil)),
        ("--pairs=", .badValue("", of: "--pairs", memory, near: nil)),
        ("--pairs +4", .badValue("+4", of: "--pairs", memory, near: nil)),
        ("--pairs 4.0", .badValue("4.0", of: "--pairs", memory, near: nil)),
        ("--pairs ４", .badValue("４", of: "--pairs", memory, near: nil)),
        ("--time 3601", .badValue("3601", of: "--time", .automatic(0...3600), near: nil)),
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
        ("--daily --seed 4", .contradiction("--seed", "--daily")),
        ("--pairs 1 --bogus chess", .badValue("1", of: "--pairs", memory, near: nil)),
    ]

    @Test(arguments: refused)
    func `a refused value is named`(_ line: String, _ problem: InvocationProblem) {
        #expect(throws: InvocationRefusal(problem: problem, language: .english)) {
            try Invocation.parse(Self.words(line))
        }
    }

    /// A value that no option of this kind accepts.
    private static func badValue(of option: CommandOption) -> String? {
        switch option.value {
        case nil: nil
        case .choice, .number, .automatic, .range, .seed, .board, .day, .size, .truth, .time: "x1"
        case .path, .file, .deal, .text: ""
        }
    }

    @Test func `every option refuses bad values, and names the values it takes`() {
        for option in CommandOption.all {
            let line = ["\(option.name)=\(Self.badValue(of: option) ?? "x")"]
            let near = option.value?.nearest(to: "x1")
            let problem =
                option.value.map { accepted in
                    InvocationProblem.badValue(
                        Self.badValue(of: option) ?? "", of: option.name, accepted,
                        near: near)
                } ?? .takesNoValue(option.name)
            #expect(throws: InvocationRefusal(problem: problem, language: .english)) {
                try Invocation.parse(line)
            }
            guard let accepted = option.value else { continue }
            #expect(
                throws: InvocationRefusal(
                    problem: .missingValue(option.name, accepted), language: .english)
            ) { try Invocation.parse([option.name]) }
        }
    }

    @Test func `a refusal is in the requested language, even if that comes after the mistake`() {
        let arguments = ["--bogus", "--lang", "ko"]
        #expect(
            throws: InvocationRefusal(
                problem: .unknownOption("--bogus", near: nil), language: .korean)
        ) {
            try Invocation.parse(arguments)
        }
    }

    @Test func `a refusal is in the language of the environment otherwise`() {
        #expect(
            throws: InvocationRefusal(problem: .unknownGame("chess", near: nil), language: .korean)
        ) {
            try Invocation.parse(["chess"], ["LANG": "ko_KR.UTF-8"])
        }
    }

    private static func words(_ line: String) -> [String] {
        line.split(separator: " ").map(String.init)
    }
}
