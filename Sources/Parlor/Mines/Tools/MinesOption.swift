import Games

/// The command-line options that only the tools of mines understand.
enum MinesOption {
    static let first = OptionKey<String>("--first")
    static let mines = OptionKey<Int>("--mines")
    static let clicks = OptionKey<ClosedRange<Int>>("--clicks")
    static let difficulty = OptionKey<MinesDifficulty.Level>("--difficulty")

    private static let scope = OptionScope.tools([MinesTools.print])
    /// The maximum number of cells of a board.
    private static let most = 60 * 40

    static let options: [CommandOption] = [
        CommandOption(
            first.name, "CELL", .text(.cell), scope, { $0.mines.tools.first }, { $0[first] = $1 },
            accepts: { MinesSize.largest.cell(named: $0) != nil }
        ).choosing(.maker),
        .number(
            mines.name, "N", 1...most * 2 / 5, scope, { $0.mines.tools.mines }, { $0[mines] = $1 }
        ).choosing(.maker),
        CommandOption(
            name: clicks.name, shortName: nil, value: .range(1...most), placeholder: "RANGE",
            scope: scope, summary: { $0.mines.tools.clicks },
            take: { text, invocation in
                invocation[clicks] = ClosedRange(text, within: 1...most)
                return invocation[clicks] != nil
            }
        ).choosing(.maker),
        CommandOption(
            difficulty.name, "NAME", scope, { $0.mines.tools.difficulty }, { $0[difficulty] = $1 }
        ).choosing(.maker),
    ]
}
