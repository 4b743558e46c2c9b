import Games

/// The settings of mines.
enum MinesSettings {
    /// The size of the board as text. A list offers the three common sizes and some others. The
    /// player can enter any size.
    static let size = Setting<MinesSize>(
        "mines.size", .small, .size,
        choices: [.small, .medium, .large]
            + ["16x9/25", "20x12/45", "12x12/28"].compactMap(MinesSize.init(rawValue:)))
    static let guesses = Setting("mines.guesses", false)
    static let questionMarks = Setting("mines.question", false)
    static let lettersMove = Setting("mines.letters", false)

    static let rows: [SettingRow] = [
        SettingRow(
            size, { $0.mines.settings.size }, text: { $1.mines.variant($0.rawValue) },
            summary: { $0.mines.settings.sizeSummary },
            option: .init(
                name: "--size", placeholder: "SIZE", summary: { $0.mines.settings.option },
                tools: [MinesTools.print])),
        SettingRow(
            guesses, { $0.mines.settings.guesses }, summary: { $0.mines.settings.guessesSummary }),
        SettingRow(
            questionMarks, { $0.mines.settings.questionMarks },
            summary: { $0.mines.settings.questionMarksSummary }),
        SettingRow(
            lettersMove, { $0.mines.settings.letters },
            summary: { $0.games.letterKeysSummary }),
    ]
}

extension MinesOptions {
    init(_ settings: Settings) {
        self.init(
            size: settings[MinesSettings.size], allowsGuesses: settings[MinesSettings.guesses],
            allowsQuestionMarks: settings[MinesSettings.questionMarks])
    }

    /// The variant within which results are compared.
    var variant: String { size.rawValue + (allowsGuesses ? ", ?" : "") }
}

extension MinesWords {
    /// The words for a variant. A variant that cannot be read is returned unchanged.
    func variant(_ variant: String) -> String {
        let parts = variant.split(separator: ",")
        guard let size = parts.first.flatMap({ MinesSize(rawValue: String($0)) }) else {
            return variant
        }
        let name = "\(size.width)×\(size.height), \(self.mines(size.mines))"
        return parts.count > 1 ? "\(name), \(self.settings.guesses)" : name
    }
}
