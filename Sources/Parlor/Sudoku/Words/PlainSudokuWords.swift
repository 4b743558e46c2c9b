import Games

/// The sudoku. Rows and columns count from one.
struct PlainSudokuWords: Sendable {
    /// The word for the game, at the beginning.
    let word: @Sendable (SudokuCommandWord) -> PlainWord
    let greeting:
        @Sendable (_ level: String?, _ name: String?, _ given: Int, _ empty: Int) -> String

    // Contents of cells and houses.
    let contains: @Sendable (_ cell: String, _ digit: Int) -> String
    let isEmpty: @Sendable (_ cell: String) -> String
    let hasNotes: @Sendable (_ cell: String, _ notes: [String]) -> String
    let isGiven: @Sendable (_ cell: String, _ digit: Int) -> String
    let hasColor: @Sendable (_ letter: String) -> String
    let canStand: @Sendable (_ digit: Int, _ cells: [String]) -> String
    let canBe: @Sendable (_ cell: String, _ digits: [String]) -> String
    let empty: String
    let holds: @Sendable (_ house: String, _ digits: [String]) -> String
    let haveChanged: @Sendable (_ cells: Int) -> String

    // Mistakes.
    let conflict: @Sendable (_ cells: [String]) -> String
    let mistake, mistakes: @Sendable (_ count: Int, _ limit: Int?) -> String
    let noClash: String
    let clash: @Sendable (_ cells: [String]) -> String
    let areEmpty: @Sendable (_ cells: Int) -> String

    // Lines that cannot be followed.
    let noCell, noDigit: @Sendable (_ word: String) -> String
    let noLevel: @Sendable (_ levels: [String]) -> String
    let noColor: String
    let oneToNine, nothingToUndo, nothingToRedo: String

    let played: @Sendable (_ time: String) -> String
    let isOver, toBegin: String
    let failed: @Sendable (BoardFailure) -> String
    let solved: @Sendable (_ time: String, _ mistakes: Int, _ hints: Int) -> String
    let lost: @Sendable (_ mistakes: Int) -> String

    // Hints.
    let look, mistakeNearby: @Sendable (_ house: String?) -> String
    let wrongDigit: @Sendable (_ digit: Int, _ cell: String) -> String
    let wrongNotes: @Sendable (_ cell: String) -> String
    let finds: @Sendable (_ cell: String, _ digit: Int) -> String
    let rulesOut: @Sendable (_ digit: Int, _ cells: [String]) -> String
    let onceMore, noHint: String
}
