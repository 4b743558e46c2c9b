import Games

extension CommandOption {
    /// Every option, in the order of `--help`.
    static let all: [CommandOption] = [
        CommandOption("--lang", "NAME", { $0.options.lang }, { $0.language = $1 }),
        CommandOption("--theme", "NAME", { $0.options.theme }, { $0.theme = $1 }),
        CommandOption("--ascii", { $0.options.ascii }, { $0.isASCII = true }),
        CommandOption("--no-mouse", { $0.options.noMouse }, { $0.forbidsMouse = true }),
        CommandOption("--no-motion", { $0.options.noMotion }, { $0.forbidsMotion = true }),
        CommandOption("--no-sync", { $0.options.noSync }, { $0.forbidsSync = true }),
        dataDirectory,
        CommandOption(
            "--seed", "N", UInt64.min...UInt64.max, .seed, games: GameName.allCases,
            { $0.options.seed }, { $0.seed = $1 }),
        CommandOption(
            "--daily", games: GameName.allCases, { $0.options.daily }, { $0.isDaily = true }),
        number("--pairs", "N", GameLimits.pairs, { $0.options.pairs }, { $0.pairs = $1 }),
        number("--time", "SECONDS", GameLimits.seconds, { $0.options.time }, { $0.seconds = $1 }),
        number("--rounds", "N", GameLimits.rounds, { $0.options.rounds }, { $0.rounds = $1 }),
        level, board,
        CommandOption(
            "--mistakes", "N", GameLimits.mistakes, .number(GameLimits.mistakes), games: [.sudoku],
            { $0.options.mistakes }, { $0.mistakes = $1 }),
        CommandOption("--demo", { $0.options.demo }, { $0.action = .demo }),
        CommandOption("--help", short: "-h", { $0.options.help }, { $0.action = .help }),
        CommandOption("--version", { $0.options.version }, { $0.action = .version }),
    ]

    /// The option of that name, long or short.
    static func named(_ name: String) -> CommandOption? {
        all.first { $0.name == name || $0.shortName == name }
    }

    private static let dataDirectory = CommandOption(
        name: "--data-dir", shortName: nil, value: .path, placeholder: "PATH", games: [],
        summary: { $0.options.dataDir },
        take: { path, invocation in
            invocation.dataDirectory = path
            return !path.isEmpty
        })

    private static let level = CommandOption(
        name: "--level", shortName: nil, value: .choice(LevelChoice.allCases.map(\.rawValue)),
        placeholder: "LEVEL", games: [.sudoku], summary: { $0.options.level },
        take: { word, invocation in
            invocation.level = LevelChoice(rawValue: word)
            return invocation.level != nil
        })

    private static let board = CommandOption(
        name: "--board", shortName: nil, value: .board, placeholder: "BOARD", games: [.sudoku],
        summary: { $0.options.board },
        take: { text, invocation in
            invocation.board = SudokuData(given: text)
            return invocation.board != nil
        })

    /// A number that only the memory game asks for.
    private static func number(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Int>,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Int) -> Void
    ) -> CommandOption {
        CommandOption(
            name, placeholder, range, .number(range), games: [.memory], summary, set)
    }
}
