import Games

/// The tools of Klondike and their options.
enum KlondikeTools {
    static let deal: ToolName = "klondike deal"
    static let winnable: ToolName = "klondike winnable"
    static let solve: ToolName = "klondike solve"
    static let hint: ToolName = "klondike hint"
    static let replay: ToolName = "klondike replay"

    /// The tools whose answers depend on the rules.
    static let byRules = [winnable, solve, hint, replay]

    static let all: [Tool] = [
        Tool(
            name: deal, operand: .several("DEAL"), summary: { $0.klondike.tools.deal },
            takesSeed: true, takesCount: true, run: KlondikeDealTool.run),
        Tool(
            name: winnable, operand: .several("POSITION"), summary: { $0.klondike.tools.winnable },
            details: { $0.klondike.tools.position },
            takesSeed: true, takesCount: true,
            run: { KlondikeSearchTool.run(&$0, showsLine: false) }),
        Tool(
            name: solve, operand: .several("POSITION"), summary: { $0.klondike.tools.solve },
            details: { $0.klondike.tools.position },
            takesSeed: true, takesCount: true,
            run: { KlondikeSearchTool.run(&$0, showsLine: true) }),
        Tool(
            name: hint, operand: .several("POSITION"), summary: { $0.klondike.tools.hint },
            details: { $0.klondike.tools.position },
            takesSeed: true, takesCount: true, run: KlondikeHintTool.run),
        // The arguments are the moves to replay, so they do not name a deal.
        Tool(
            name: replay, operand: .several("MOVE"), summary: { $0.klondike.tools.replay },
            takesSeed: true, operandsAreBoards: false, run: KlondikeReplayTool.run),
    ]

    private static let search = OptionScope.tools([winnable, solve, hint])

    static let options: [CommandOption] = [
        CommandOption(
            name: "--deal", shortName: nil, value: .deal, placeholder: "CARDS",
            scope: .games(.klondike, tools: [deal, winnable, solve, hint, replay]),
            summary: { $0.klondike.tools.dealOption },
            take: { text, invocation in
                invocation[.deal] = text
                return !text.isEmpty
            }, choice: .name, isPlayable: { $0.deal != nil }),
        CommandOption(
            OptionKey<Bool>.shortest.name, .tools([solve]), { $0.klondike.tools.shortest },
            { $0[.shortest] = true }),
        .number(
            "--limit-seconds", "N", 1...86_400, search, { $0.klondike.tools.limitSeconds },
            { $0[.seconds] = $1 }),
        .number(
            "--limit-positions", "N", 1...1_000_000_000_000, search,
            { $0.klondike.tools.limitPositions }, { $0[.positions] = $1 }),
        .number(
            "--limit-memory", "MEGABYTES", 1...65_536, search,
            { $0.klondike.tools.limitMemory }, { $0[.megabytes] = $1 }),
    ]
}

extension OptionKey<String> {
    /// The deal as the user typed it, by its number or its cards.
    static let deal = OptionKey("--deal")
}

extension OptionKey<Bool> {
    /// Indicates whether to search for a line with the fewest moves.
    static let shortest = OptionKey("--shortest")
}

extension OptionKey<Int> {
    static let seconds = OptionKey("--limit-seconds")
    static let positions = OptionKey("--limit-positions")
    static let megabytes = OptionKey("--limit-memory")
}

extension Invocation {
    /// The deal of the option; nil if the option is missing or cannot be read.
    var deal: Klondike.Deal? { self[.deal].flatMap { try? Klondike.Deal(line: Array($0.utf8)) } }
}

extension ToolContext {
    var rules: Klondike.Rules { Klondike.Rules(invocation.settings) }
}
