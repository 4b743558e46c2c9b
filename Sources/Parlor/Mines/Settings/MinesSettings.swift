import Games

enum MinesSettings {
    /// The size of the board as text. A list offers the three common sizes and some others. The
    /// player can enter any size.
    static let size = Setting<MinesSize>(
        "mines.size", .small, .size,
        choices: [.small, .medium, .large]
            + ["16x9/25", "20x12/45", "12x12/28"].compactMap(MinesSize.init(rawValue:)))
    static let level = Setting("mines.level", MinesLevelChoice.any)
    static let guesses = Setting("mines.guesses", false)
    static let questionMarks = Setting("mines.question", false)
    static let lettersMove = Setting("mines.letters", false)

    static let rows: [SettingRow] = [
        SettingRow(
            size, { $0.mines.settings.size }, text: { MinesVariant(size: $0).name(in: $1) },
            summary: { $0.mines.settings.sizeSummary }, shapesBoard: true,
            option: .init(
                name: "--size", placeholder: "SIZE", summary: { $0.mines.settings.option },
                tools: [MinesTools.print])),
        SettingRow(
            level, { $0.mines.settings.level },
            text: { $1.mines.settings.name(of: $0.level) },
            summaryNow: { settings, words in
                let texts = words.mines.settings
                if settings[guesses] { return texts.levelWithGuesses }
                return MinesOptions.hasLevel(of: settings[size])
                    ? texts.levelSummary : texts.levelOfLargeBoard
            }, shapesBoard: true),
        SettingRow(
            guesses, { $0.mines.settings.guesses }, summary: { $0.mines.settings.guessesSummary },
            shapesBoard: true),
        SettingRow(
            questionMarks, { $0.mines.settings.questionMarks },
            summary: { $0.mines.settings.questionMarksSummary }),
        SettingRow(
            lettersMove, { $0.mines.settings.letters },
            summary: { $0.games.letterKeysSummary }),
    ]
}

/// The difficulty of boards that the player does not share with others.
enum MinesLevelChoice: String, CaseIterable, Sendable {
    case any, easy, normal, hard

    var level: MinesDifficulty.Level? { .init(rawValue: rawValue) }
}

extension MinesOptions {
    init(_ settings: Settings) {
        self.init(
            size: settings[MinesSettings.size], allowsGuesses: settings[MinesSettings.guesses],
            allowsQuestionMarks: settings[MinesSettings.questionMarks],
            level: settings[MinesSettings.level].level)
    }
}
