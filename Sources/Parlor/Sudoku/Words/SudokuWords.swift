import Games

/// The sudoku.
struct SudokuWords: Sendable {
    // The line above the board.
    let difficulty, mistakes, time: String
    let level: @Sendable (SudokuLevel) -> String

    /// A puzzle of somebody's own, which has no level.
    let ownPuzzle: String

    // What can be done, in a word each.
    let undo, redo, erase, memo, hint, fillNotes, savePoint, goBack: String
    let nextEmpty, number: String

    /// Whether numbers are notes: the badge of the memo.
    let on, off: String

    let alerts: SudokuAlertWords
    let hints: SudokuHintWords
    let lobby: SudokuLobbyWords
    let editor: SudokuEditorWords
    let help: SudokuHelpWords

    /// While a puzzle is being made, and why there is none.
    let loading: String
    let noSolution, unavailable: String
    let rare: @Sendable (_ technique: String) -> String

    func reason(_ failure: BoardFailure) -> String {
        switch failure {
        case .noSolution: noSolution
        case .rare(let technique): rare(hints.technique(technique))
        case .cancelled, .notInThePack: unavailable
        case .other(let reason): reason
        }
    }

    /// The notes of the cell with the cursor, where there is no room for them on the board.
    let notes: @Sendable (_ digits: String) -> String
}

/// What comes up over the board, and the answers.
struct SudokuAlertWords: Sendable {
    let paused, pausedText: String
    let leave, leaveText: String
    let overMistakes: String
    let overMistakesText: @Sendable (_ limit: Int) -> String
    let failed: String
    let success: String
    let resume, restart, newGame, retry, quit, copy, copied: String

    // The review of a game that is over.
    let review: @Sendable (_ time: String, _ mistakes: Int, _ hints: Int) -> String
    let firstMistake: @Sendable (_ digit: Int, _ cell: String, _ time: String) -> String
    let hardest: @Sendable (_ technique: String) -> String
}

/// What keys do, and how it is played, a paragraph each.
struct SudokuHelpWords: Sendable {
    let write, note, memo, undoMistakes, hint, fillNotes, savePoint, digitFirst: String
    let nextEmpty: String
    let rules: [String]
}

/// Help in three steps.
struct SudokuHintWords: Sendable {
    let technique: @Sendable (SudokuTechnique) -> String
    let sentence: @Sendable (SudokuTechnique) -> String

    /// Rows and columns count from one.
    let cell: @Sendable (_ row: Int, _ column: Int) -> String

    /// The same among others.
    let shortCell: @Sendable (_ row: Int, _ column: Int) -> String
    let house: @Sendable (House) -> String

    let look: @Sendable (_ house: String) -> String
    let lookAtMarked: String
    let mistakeNearby: @Sendable (_ house: String) -> String
    let wrongDigit: @Sendable (_ digit: Int, _ cell: String) -> String
    let wrongNotes: @Sendable (_ cell: String) -> String
    let nothing: String

    let finds: @Sendable (_ digit: Int, _ cell: String) -> String
    let rulesOut: @Sendable (_ digit: Int, _ cells: String) -> String

    // What asking once more does.
    let why, doIt: String
}

/// What a sudoku can be begun with.
struct SudokuLobbyWords: Sendable {
    let practise, typeIn: String
    let summary: @Sendable (_ level: String, _ time: String) -> String
    let typeInSummary: String
    let practiseSummary: @Sendable (_ technique: String) -> String
    let fullSummary, letterKeysSummary: String
}

/// Where a puzzle of one's own is typed in.
struct SudokuEditorWords: Sendable {
    let title, text: String
    let play, clear: String
    let noSolution, oneSolution, clash: String
    let manySolutions: @Sendable (_ count: Int, _ isAll: Bool) -> String
}
