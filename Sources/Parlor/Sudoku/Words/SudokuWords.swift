import Games

/// The sudoku.
struct SudokuWords: Sendable {
    let about: GameTexts

    // The line above the board.
    let difficulty, mistakes, time: String
    let level: @Sendable (SudokuLevel) -> String

    /// The player's own puzzle, which has no level.
    let ownPuzzle: String

    // Deeds, in a word each.
    let undo, redo, erase, memo, hint, fillNotes, savePoint, goBack: String
    let nextEmpty, number, light, color: String

    /// Whether numbers are notes: the badge of the memo.
    let on, off: String

    /// Says that digits are chosen before cells, and which is.
    let digitFirst: @Sendable (_ digit: Int?) -> String
    let refused: @Sendable (SudokuRefusal) -> String

    let alerts: SudokuAlertWords
    let hints: SudokuHintWords
    let lobby: SudokuLobbyWords
    let editor: SudokuEditorWords
    let help: SudokuHelpWords
    let settings: SudokuSettingWords
    let tools: SudokuToolWords
    let plain: WordTable<PlainSudokuWords>

    /// Said while a puzzle is being made, and the reasons for there being none.
    let loading: String
    let noSolution, unavailable: String
    let rare: @Sendable (_ technique: String) -> String

    /// The notes of the cell with the cursor, where there is no room for them on the board.
    let notes: @Sendable (_ digits: String) -> String
}

/// The faults of boards that tools are given.
struct SudokuToolWords: Sendable {
    let noCell, noMark: @Sendable (_ character: String) -> String
    let markTwice: @Sendable (_ digit: Int) -> String
    let tooManyCells: String
    let tooFewCells: @Sendable (_ count: Int) -> String

    func sentence(of reason: SudokuTextError.Reason) -> String {
        switch reason {
        case .noCell(let character): noCell(String(character).printable)
        case .noMark(let character): noMark(String(character).printable)
        case .twice(let digit): markTwice(digit)
        case .tooMany: tooManyCells
        case .tooFew(let count): tooFewCells(count)
        }
    }
}

/// The boxes over the board, and the answers to them.
struct SudokuAlertWords: Sendable {
    let leave, leaveText: String
    let overMistakes: String
    let overMistakesText: @Sendable (_ limit: Int) -> String
    let failed: String
    let success: String
    let resume, restart, newGame, retry, quit, copy, copied: String

    // The review of a game that is over.
    let review: @Sendable (_ time: String, _ mistakes: Int, _ hints: Int) -> String
    let firstMistake: @Sendable (_ digit: Int, _ cell: String, _ time: String) -> String
    let mistake: @Sendable (_ digit: Int, _ cell: String, _ time: String) -> String
    let hardest: @Sendable (_ technique: String) -> String
    /// The deed of keys that look back, and the step that is looked at.
    let lookBack: String
    let looking: @Sendable (_ step: Int, _ last: Int) -> String
}

/// The uses of keys, and the rules, a paragraph each.
struct SudokuHelpWords: Sendable {
    let write, note, memo, undoMistakes, hint, readBack, fillNotes, savePoint, digitFirst: String
    let nextEmpty, choose, light, color, wipeColors: String
}

/// Help in three steps.
struct SudokuHintWords: Sendable {
    let technique: @Sendable (SudokuTechnique) -> String
    /// Why a technique is right, and why a step is, by its digits, cells and houses.
    let sentence: @Sendable (SudokuTechnique) -> String
    let reason: @Sendable (SudokuStep) -> String

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

    /// The next step of the help: the reason, more of it, and the deed; and the way out of it.
    let why, more, doIt, close: String
}

/// The lobby of the sudoku.
struct SudokuLobbyWords: Sendable {
    let practise, techniques, typeIn: String
    let techniquesSummary: String
    /// Deeds at the pages of the techniques.
    let previous, next, tryIt: String
    let summary: @Sendable (_ level: String, _ time: String) -> String
    let typeInSummary: String
    let practiseSummary: @Sendable (_ technique: String) -> String
    let fullSummary, letterKeysSummary: String
}

/// The editor for the player's own puzzle.
struct SudokuEditorWords: Sendable {
    let title, text: String
    let play, clear: String
    let noSolution, oneSolution, clash: String
    let manySolutions: @Sendable (_ count: Int, _ isAll: Bool) -> String
}

/// The settings of the sudoku.
struct SudokuSettingWords: Sendable {
    let level, marking, mistakeLimit, cleansNotes, digitFirst, lettersMove: String
    let anyLevel: String
    let levelName: @Sendable (SudokuLevel) -> String
    let never, byRule, bySolution: String

    // Options of the command line.
    let mistakesOption, boardOption: String

    func name(of level: LevelChoice) -> String { level.level.map(levelName) ?? anyLevel }

    func name(of marking: SudokuOptions.Marking) -> String {
        switch marking {
        case .off: never
        case .rule: byRule
        case .solution: bySolution
        }
    }
}

private let inEnglish = WordTable(SudokuWords.english)
private let inKorean = WordTable(SudokuWords.korean)

extension Words {
    var sudoku: WordTable<SudokuWords> { pick(inEnglish, inKorean) }
}

extension WordTable<SudokuWords> {
    func reason(_ failure: BoardFailure) -> String {
        switch failure {
        case .noSolution: self.noSolution
        case .rare(let technique): self.rare(self.hints.technique(technique))
        case .cancelled, .notInThePack: self.unavailable
        case .other(let reason): reason
        }
    }
}
