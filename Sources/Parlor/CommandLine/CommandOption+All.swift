import Games

extension CommandOption {
    /// Every option, in the order of `--help`.
    static let all: [CommandOption] = games + tools + screen + general

    /// The option of that name, long or short.
    static func named(_ name: String) -> CommandOption? {
        all.first { $0.name == name || $0.shortName == name }
    }

    private static let games: [CommandOption] = [
        CommandOption(
            "--seed", "N", UInt64.min...UInt64.max, .seed,
            .games(
                .memory, .sudoku, .klondike,
                tools: .sudokuGenerate, .sudokuPrint, .klondikeDeal, .klondikeWinnable,
                .klondikeSolve, .klondikeReplay),
            { $0.options.seed }, { $0.seed = $1 }),
        CommandOption(
            "--daily", .games(.memory, .sudoku, .klondike), { $0.options.daily },
            { $0.isDaily = true }),
        number(
            "--pairs", "N", GameLimits.pairs, .games(.memory), { $0.options.pairs },
            { $0.pairs = $1 }),
        number(
            "--time", "SECONDS", GameLimits.seconds, .games(.memory), { $0.options.time },
            { $0.seconds = $1 }),
        number(
            "--rounds", "N", GameLimits.rounds, .games(.memory), { $0.options.rounds },
            { $0.rounds = $1 }),
        CommandOption(
            "--level", "NAME", .games(.sudoku, tools: .sudokuGenerate, .sudokuPrint),
            { $0.tools.level }, { $0.level = $1 }),
        board,
        number(
            "--mistakes", "N", GameLimits.mistakes, .games(.sudoku), { $0.options.mistakes },
            { $0.mistakes = $1 }),
        CommandOption("--draw", "N", klondike, { $0.tools.draw }, { $0.draw = $1 }),
        CommandOption("--redeals", "N", klondike, { $0.tools.redeals }, { $0.redeals = $1 }),
        CommandOption(
            "--scoring", "NAME", .games(.klondike), { $0.options.scoring }, { $0.scoring = $1 }),
        CommandOption(
            "--deal", "CARDS", .deal,
            .games(
                .klondike, tools: .klondikeDeal, .klondikeWinnable, .klondikeSolve, .klondikeReplay
            ),
            { $0.tools.dealText }, { $0.request.deal = $1 }),
    ]

    private static let tools: [CommandOption] = [
        CommandOption(
            "--json", Takers(tools: Tool.allCases.filter { $0 != .sudokuPrint }),
            { $0.tools.json }, { $0.request.isJSON = true }),
        number(
            "--count", "N", 1...1_000_000,
            .tools(.sudokuGenerate, .sudokuPrint, .klondikeDeal, .klondikeWinnable, .klondikeSolve),
            { $0.tools.count }, { $0.request.count = $1 }),
        CommandOption(
            "--symmetry", "NAME", .tools(.sudokuGenerate, .sudokuPrint), { $0.tools.symmetry },
            { (invocation, symmetry: SymmetryChoice) in invocation.request.symmetry = symmetry }),
        CommandOption(
            "--minimal", .tools(.sudokuGenerate, .sudokuPrint), { $0.tools.minimal },
            { $0.request.isMinimal = true }),
        CommandOption(
            "--steps", .tools(.sudokuGrade), { $0.tools.steps }, { $0.request.showsSteps = true }),
        number(
            "--limit", "N", 2...1_000_000, .tools(.sudokuVerify), { $0.tools.limit },
            { $0.request.limit = $1 }),
        CommandOption(
            "--solutions", .tools(.sudokuPrint), { $0.tools.solutions },
            { $0.request.showsSolutions = true }),
        CommandOption(
            "--out", "FILE", .file, .tools(.sudokuPrint), { $0.tools.out },
            { $0.request.output = $1 }),
        CommandOption(
            "--svg", "FILE", .file, .tools(.statistics), { $0.tools.svg },
            { $0.request.picture = $1 }),
        number(
            "--limit-seconds", "N", 1...86_400, search, { $0.tools.limitSeconds },
            { $0.request.seconds = $1 }),
        number(
            "--limit-positions", "N", 1...1_000_000_000_000, search, { $0.tools.limitPositions },
            { $0.request.positions = $1 }),
        number(
            "--limit-memory", "MEGABYTES", 1...65_536, search, { $0.tools.limitMemory },
            { $0.request.megabytes = $1 }),
    ]

    private static let board = CommandOption(
        name: "--board", shortName: nil, value: .board, placeholder: "PUZZLE",
        takers: .games(.sudoku), summary: { $0.options.board },
        take: { text, invocation in
            invocation.board = SudokuData(given: text)
            return invocation.board != nil
        })

    private static let klondike = Takers.games(
        .klondike, tools: .klondikeWinnable, .klondikeSolve, .klondikeReplay)
    private static let search = Takers.tools(.klondikeWinnable, .klondikeSolve)

    private static let screenOrStatistics = Takers(screen: true, tools: [.statistics])

    private static let screen: [CommandOption] = [
        CommandOption(
            "--theme", "NAME", screenOrStatistics, { $0.options.theme }, { $0.theme = $1 }),
        CommandOption("--ascii", .screen, { $0.options.ascii }, { $0.isASCII = true }),
        CommandOption("--plain", .screen, { $0.options.plain }, { $0.isPlain = true }),
        CommandOption("--no-mouse", .screen, { $0.options.noMouse }, { $0.forbidsMouse = true }),
        CommandOption("--no-motion", .screen, { $0.options.noMotion }, { $0.forbidsMotion = true }),
        CommandOption("--no-sync", .screen, { $0.options.noSync }, { $0.forbidsSync = true }),
        CommandOption(
            "--data-dir", "PATH", .path, screenOrStatistics, { $0.options.dataDir },
            { $0.dataDirectory = $1 }),
        CommandOption("--demo", .screen, { $0.options.demo }, { $0.action = .demo }),
    ]

    private static let general: [CommandOption] = [
        CommandOption("--lang", "NAME", .everything, { $0.options.lang }, { $0.language = $1 }),
        CommandOption(
            "--completions", "SHELL", .everything, { $0.options.completions },
            { $0.action = .completions($1) }),
        CommandOption("--man", .everything, { $0.options.man }, { $0.action = .man }),
        CommandOption(
            "--help", short: "-h", .everything, { $0.options.help }, { $0.action = .help }),
        CommandOption("--version", .everything, { $0.options.version }, { $0.action = .version }),
    ]

    private static func number(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Int>, _ takers: Takers,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Int) -> Void
    ) -> CommandOption {
        CommandOption(name, placeholder, range, .number(range), takers, summary, set)
    }
}
