import Games

extension CommandOption {
    /// All options, in the order of `--help`.
    static let all: [CommandOption] = {
        let own = GameModule.all.flatMap(\.options)
        let ofTools = own.filter(\.scope.games.isEmpty)
        return boards + own.filter { !$0.scope.games.isEmpty } + tools + ofTools + screen
            + inspector + general
    }()

    /// The option with this long or short name.
    static func named(_ name: String) -> CommandOption? {
        all.first { $0.name == name || $0.shortName == name }
    }

    private static var boards: [CommandOption] {
        [
            CommandOption(
                "--seed", "N", UInt64.min...UInt64.max, .seed,
                OptionScope(
                    games: GameName.allCases, tools: Tool.all.filter(\.takesSeed).map(\.name)),
                { $0.options.seed }, { $0.seed = $1 }
            ).choosing(.maker),
            CommandOption(
                "--daily", OptionScope(games: GameName.allCases), { $0.options.daily },
                { $0.isDaily = true }
            ).choosing(.maker),
        ]
    }

    private static var tools: [CommandOption] {
        [
            CommandOption(
                "--json", .tools(Tool.all.filter(\.answersInJSON).map(\.name)),
                { $0.tools.json }, { $0.request.isJSON = true }
            ).requiring("--check", of: Tool.replay.name),
            number(
                "--count", "N", 1...1_000_000, .tools(Tool.all.filter(\.takesCount).map(\.name)),
                { $0.tools.count }, { $0.request.count = $1 }
            ).choosing(.maker),
            number(
                "--tries", "N", 1...1_000_000, .tools(Tool.all.filter(\.takesTries).map(\.name)),
                { $0.tools.tries }, { $0.request.tries = $1 }
            ).choosing(.maker),
            CommandOption(
                "--check", .tools([Tool.replay.name]), { $0.tools.check },
                { $0.request.replay.checks = true }),
            CommandOption(
                "--export", "FILE", .file, .tools([Tool.replay.name]), { $0.tools.export },
                { $0.request.replay.export = $1 }),
            CommandOption(
                "--marbles", .tools([Tool.replay.name]), { $0.tools.marbles },
                { $0.request.replay.drawsMarbles = true }),
            time(
                "--from", requiring: "--marbles", { $0.tools.from }, { $0.request.replay.from = $1 }
            ),
            time("--to", requiring: "--marbles", { $0.tools.to }, { $0.request.replay.to = $1 }),
            number(
                "--columns", "N", 40...1_000, .tools([Tool.replay.name]), { $0.tools.columns },
                { $0.request.columns = $1 }),
            CommandOption(
                "--whole", "SYMBOL", .text(.symbol), .tools([Tool.replay.name]), { $0.tools.whole },
                { $0.request.replay.whole = $1 }
            ).requiring("--marbles", of: Tool.replay.name),
            CommandOption(
                "--test", .tools([Tool.replay.name]), { $0.tools.test },
                { $0.request.replay.writesTest = true }),
            CommandOption(
                "--anyway", .tools([Tool.replay.name]), { $0.tools.anyway },
                { $0.request.replay.ignoresDifference = true }
            ).requiring("--test", "--shrink", of: Tool.replay.name),
            CommandOption(
                "--name", "SENTENCE", .text(.sentence), .tools([Tool.replay.name]),
                { $0.tools.testName },
                { $0.request.replay.testName = $1 }
            ).requiring("--test", of: Tool.replay.name),
            time(
                "--at", requiring: "--test", { $0.tools.at },
                { $0.request.replay.moments.append($1) }),
            CommandOption(
                "--shrink", "PROPERTY", .text(.property), .tools([Tool.replay.name]),
                { $0.tools.shrink },
                { $0.request.replay.properties.append($1) }),
            CommandOption(
                "--while", "PROPERTY", .text(.failure), .tools([Tool.replay.name]),
                { $0.tools.whileTrue },
                { $0.request.replay.properties.append($1) }),
            CommandOption(
                "--day", "DAY", .day, .tools([Tool.league.name]), { $0.tools.day },
                { invocation, text in
                    invocation.request.day = Day(text)?.daysSince1970
                }, accepts: { Day($0) != nil }),
            CommandOption(
                "--verdicts", "DIR", .path, .tools([Tool.league.name]), { $0.tools.verdicts },
                { $0.request.verdicts = $1 }),
            CommandOption(
                "--svg", "FILE", .file, .tools([Tool.replay.name, Tool.statistics.name]),
                { $0.tools.svg }, { $0.request.picture = $1 }
            ).requiring("--marbles", of: Tool.replay.name),
            CommandOption(
                "--html", "FILE", .file, .tools([Tool.replay.name]), { $0.tools.html },
                { $0.request.replay.page = $1 }
            ).requiring("--marbles", of: Tool.replay.name),
        ]
    }

    /// An option whose value is a time in a recorded run.
    private static func time(
        _ name: String, requiring base: String, _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Int) -> Void
    ) -> CommandOption {
        CommandOption(
            name: name, shortName: nil, value: .time, placeholder: "T",
            scope: .tools([Tool.replay.name]), summary: summary
        ) { word, invocation in
            guard let time = RunTime(word) else { return false }
            set(&invocation, time.milliseconds)
            return true
        }.requiring(base, of: Tool.replay.name)
    }

    private static let screenOrStatistics = OptionScope(
        screen: true, tools: [Tool.statistics.name])
    private static let screenOrLeague = OptionScope(screen: true, tools: [Tool.league.name])

    private static let screen: [CommandOption] = [
        CommandOption(
            "--theme", "NAME", screenOrStatistics, { $0.options.theme }, { $0.theme = $1 }),
        CommandOption("--ascii", .screen, { $0.options.ascii }, { $0.isASCII = true }),
        CommandOption(
            "--plain", screenOrLeague, { $0.options.plain }, { $0.isPlain = true }),
        CommandOption("--no-mouse", .screen, { $0.options.noMouse }, { $0.forbidsMouse = true }),
        CommandOption("--no-motion", .screen, { $0.options.noMotion }, { $0.forbidsMotion = true }),
        CommandOption("--no-cursor", .screen, { $0.options.noCursor }, { $0.forbidsCursor = true }),
        CommandOption("--no-sync", .screen, { $0.options.noSync }, { $0.forbidsSync = true }),
        CommandOption(
            "--no-record", .screen, { $0.options.noRecord }, { $0.forbidsRecording = true }),
        CommandOption(
            "--data-dir", "PATH", .path,
            OptionScope(screen: true, tools: [Tool.statistics.name, Tool.replay.name]),
            { $0.options.dataDir },
            { $0.dataDirectory = $1 }),
        CommandOption("--demo", .screen, { $0.options.demo }, { $0.action = .demo }),
    ]

    #if INSPECTOR
        private static let inspector = [
            CommandOption(
                RecordingHeader.inspect, OptionScope(screen: true, tools: [Tool.replay.name]),
                { $0.options.inspect }, { $0.inspects = true })
        ]
    #else
        private static let inspector: [CommandOption] = []
    #endif

    private static var general: [CommandOption] {
        [
            CommandOption("--lang", "NAME", .everything, { $0.options.lang }, { $0.language = $1 }),
            CommandOption(
                "--completions", "SHELL", .everything, { $0.options.completions },
                { $0.action = .completions($1) }),
            CommandOption("--man", .everything, { $0.options.man }, { $0.action = .man }),
            CommandOption(
                "--help", short: "-h", .everything, { $0.options.help }, { $0.action = .help }),
            CommandOption(
                "--version", .everything, { $0.options.version }, { $0.action = .version }),
        ]
    }

    /// An option whose value is a whole number.
    static func number(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Int>, _ scope: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Int) -> Void
    ) -> CommandOption {
        CommandOption(name, placeholder, range, .number(range), scope, summary, set)
    }
}
