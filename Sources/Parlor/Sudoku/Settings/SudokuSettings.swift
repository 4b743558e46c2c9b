import Games

enum SudokuSettings {
    static let level = Setting("sudoku.level", SudokuLevelChoice.any)
    static let marking = Setting("sudoku.marking", SudokuOptions.Marking.rule)
    /// The number of mistakes that ends the game; 0 for no limit.
    static let mistakes = Setting("sudoku.mistakes", 0...9, 3)
    static let cleansNotes = Setting("sudoku.clean", false)
    static let digitFirst = Setting("sudoku.digits", false)
    /// Indicates whether the letters `h j k l` move the cursor.
    static let lettersMove = Setting("sudoku.letters", false)

    /// The technique to practice. It is kept until the program ends. Because it is never in a file,
    /// it can be stored as a number: finding its name by reflection would take a tenth of the start
    /// time.
    static let technique = Setting(
        name: "practice.technique", standard: SudokuTechnique.nakedPair,
        accepted: .number(0...SudokuTechnique.guess.rawValue), choices: SudokuPractice.techniques,
        read: {
            if case .integer(let number) = $0 { SudokuTechnique(rawValue: number) } else { nil }
        },
        write: { .integer($0.rawValue) })

    static let rows: [SettingRow] = [
        SettingRow(
            level, { $0.sudoku.settings.level }, text: { $1.sudoku.settings.name(of: $0) },
            summary: { $0.sudoku.settings.levelSummary }, shapesBoard: true,
            option: .init(
                name: "--level", placeholder: "NAME", summary: { $0.sudoku.tools.level },
                tools: ["sudoku generate", "sudoku print"], choice: .maker)),
        SettingRow(
            marking, { $0.sudoku.settings.marking }, text: { $1.sudoku.settings.name(of: $0) },
            summary: { $0.sudoku.settings.markingSummary }),
        SettingRow(
            mistakes, { $0.sudoku.settings.mistakeLimit },
            text: { $0 == 0 ? $1.settings.noLimit : "\($0)" },
            summary: { $0.sudoku.settings.mistakesSummary }, shapesBoard: true,
            option: .init(
                name: "--mistakes", placeholder: "N",
                summary: { $0.sudoku.settings.mistakesOption })),
        SettingRow(
            cleansNotes, { $0.sudoku.settings.cleansNotes },
            summary: { $0.sudoku.settings.cleansNotesSummary }),
        SettingRow(
            digitFirst, { $0.sudoku.settings.digitFirst },
            summary: { $0.sudoku.settings.digitFirstSummary }),
        SettingRow(
            lettersMove, { $0.sudoku.settings.lettersMove },
            summary: { $0.games.letterKeysSummary }),
        SettingRow(
            technique, { $0.sudoku.lobby.practice },
            text: { $1.sudoku.hints.technique($0) }, isStored: false),
    ]
}

/// The level of a puzzle, by name.
enum SudokuLevelChoice: String, CaseIterable, Sendable {
    case any, easy, medium, hard, unfair, extreme

    /// The level; nil if the seed chooses it.
    var level: SudokuLevel? { SudokuLevel(name: rawValue) }
}

extension SudokuOptions {
    init(_ preferences: Preferences) {
        self.init(
            marking: preferences[SudokuSettings.marking],
            cleansNotes: preferences[SudokuSettings.cleansNotes],
            isDigitFirst: preferences[SudokuSettings.digitFirst])
    }
}
