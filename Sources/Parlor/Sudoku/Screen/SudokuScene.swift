import Games
import TUI

/// A sudoku as it is seen: what its view model says, and where the focus of a dialog is.
struct SudokuScene: Model {
    /// A change of what is seen.
    typealias Command = (inout SudokuScene) -> Void

    // What is known before a puzzle is there.
    var faces: [Sudoku.Face] = Array(repeating: Sudoku.Face(), count: 81) {
        didSet { cells = SudokuScene.cells(of: faces, hint) }
    }
    var isLoading = false
    var failure: BoardFailure?

    // The line above the board.
    var level: SudokuLevel?
    var mistakes = 0
    var mistakeLimit: Int?
    var time = ClockReading(seconds: 0)

    // What can be done.
    var isOnMemo = false
    var canUndo = false
    var canRedo = false
    var savePoints = 0
    var armed: Int?

    /// How often each digit stands on the board, the ones first.
    var counts = Array(repeating: 0, count: 9)

    var hint: Sudoku.Hint? {
        didSet { cells = SudokuScene.cells(of: faces, hint) }
    }

    /// The faces as far as the hint has come: once, however often they are drawn.
    private(set) var cells: [SudokuCell] = Array(repeating: SudokuCell(), count: 81)
    var result: Sudoku.Result?

    /// The fireworks, while there are any.
    var sparks: Motion<Double>?

    /// What covers the board, and the answer that has the focus.
    private(set) var alert: Sudoku.Alert?
    private(set) var focus: SudokuAnswer?

    /// Whether the result is on the clipboard.
    var isCopied = false

    mutating func apply(_ command: Command) { command(&self) }

    var cursor: Int? { faces.firstIndex(where: \.isCursor) }

    /// The digit that matters: the one to come, or that of the chosen cell.
    var digit: Int? {
        armed ?? cursor.map { faces[$0].digit }.flatMap { $0 == 0 ? nil : $0 }
    }

    private static func cells(of faces: [Sudoku.Face], _ hint: Sudoku.Hint?) -> [SudokuCell] {
        faces.map { SudokuCell($0, hint: hint?.stage) }
    }

    /// The next empty cell behind the cursor, or before it, round and round.
    func emptyCell(isBackwards: Bool) -> Int? {
        let start = cursor ?? (isBackwards ? 81 : -1)
        let steps =
            isBackwards ? stride(from: 80, through: 0, by: -1) : stride(from: 1, through: 81, by: 1)
        return steps.lazy.map { step in ((start + step) % 81 + 81) % 81 }
            .first { faces[$0].digit == 0 && $0 != cursor }
    }

    // MARK: Dialogs

    mutating func show(_ alert: Sudoku.Alert?) {
        if alert == self.alert { return }
        self.alert = alert
        focus = answers.first
        isCopied = false
    }

    mutating func focus(on answer: SudokuAnswer) { focus = answer }

    /// How the alert can be answered, in order.
    var answers: [SudokuAnswer] {
        guard let alert else { return [] }
        let buttons = alert.buttons.map(SudokuAnswer.button)
        return alert == .success ? [.copy] + buttons : buttons
    }
}
