import Games

/// The settings of the sudoku.
struct SudokuSettingWords: Sendable {
    let level, marking, mistakeLimit, cleansNotes, digitFirst, lettersMove: String
    let anyLevel: String
    let levelName: @Sendable (SudokuLevel) -> String
    let never, byRule, bySolution: String

    func name(of row: SettingRow) -> String {
        switch row {
        case .level: level
        case .marking: marking
        case .mistakeLimit: mistakeLimit
        case .cleansNotes: cleansNotes
        case .digitFirst: digitFirst
        default: lettersMove
        }
    }

    func name(of level: LevelChoice) -> String { level.level.map(levelName) ?? anyLevel }

    func name(of marking: Sudoku.Options.Marking) -> String {
        switch marking {
        case .off: never
        case .rule: byRule
        case .solution: bySolution
        }
    }
}
