/// The state behind the tools beside the board: the boards to return to, and the mode of the number
/// keys.
public struct SudokuBoardTools: EmittingModel, Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case use(SudokuBoardTool)
        /// Adds a board to the history. The first board creates the history.
        case commit(SudokuBoard)
        /// Goes to the step with this number.
        case go(to: Int)
    }

    public enum News: Equatable, Sendable {
        /// The current board has changed, and the sheet has to show it.
        case board(SudokuBoard)
        /// The sheet has to empty the chosen cells.
        case erase
        case fillNotes
        case refused(SudokuRefusal)
    }

    /// The history; nil before the first board.
    public private(set) var steps: SudokuHistory?
    public private(set) var writesNotes = false

    public init(_ steps: SudokuHistory? = nil) { self.steps = steps }

    public mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .use(let tool): use(tool, emit)
        case .commit(let board):
            if steps == nil { steps = SudokuHistory(board) } else { steps?.commit(board) }
        case .go(let step): travel(emit) { $0.go(to: step) }
        }
    }

    private mutating func use(_ tool: SudokuBoardTool, _ emit: (News) -> Void) {
        switch tool {
        case .undo where steps?.history.canUndo == false: emit(.refused(.nothingToUndo))
        case .undo: travel(emit) { $0.undo() }
        case .redo where steps?.history.canRedo == false: emit(.refused(.nothingToRedo))
        case .redo: travel(emit) { $0.redo() }
        case .savePoint: steps?.addSavePoint()
        case .returnToSavePoint where steps?.savePoints.isEmpty == true:
            emit(.refused(.noSavePoint))
        case .returnToSavePoint: travel(emit) { $0.returnToSavePoint() }
        case .toggleNotes: writesNotes.toggle()
        case .erase: emit(.erase)
        case .fillNotes: emit(.fillNotes)
        }
    }

    private mutating func travel(_ emit: (News) -> Void, by way: (inout SudokuHistory) -> Void) {
        guard var steps else { return }
        way(&steps)
        let isMoved = steps.history.step != self.steps?.history.step
        self.steps = steps
        if isMoved { emit(.board(steps.present)) }
    }
}
