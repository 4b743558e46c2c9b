/// The state behind the tools beside the board: the boards of the game, one for each change, with
/// the current board and the save points, and the mode of the number keys.
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

    /// The boards; nil before the first one.
    public private(set) var history: History<SudokuBoard>?
    /// The numbers of the steps that the player saved, in the order of saving.
    public private(set) var savePoints: [Int] = []
    public private(set) var writesNotes = false

    public init(_ start: SudokuBoard? = nil) { history = start.map { History($0) } }

    init(_ history: History<SudokuBoard>, savePoints: [Int]) {
        (self.history, self.savePoints) = (history, savePoints)
    }

    public var canUndo: Bool { history?.canUndo ?? false }
    public var canRedo: Bool { history?.canRedo ?? false }

    public mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .use(let tool): use(tool, emit)
        case .commit(let board): commit(board)
        case .go(let step): travel(.go(to: step), emit)
        }
    }

    private mutating func use(_ tool: SudokuBoardTool, _ emit: (News) -> Void) {
        switch tool {
        case .undo where canUndo: travel(.undo, emit)
        case .undo: emit(.refused(.nothingToUndo))
        case .redo where canRedo: travel(.redo, emit)
        case .redo: emit(.refused(.nothingToRedo))
        case .savePoint:
            if let step = history?.step, savePoints.last != step { savePoints.append(step) }
        case .returnToSavePoint:
            guard let step = savePoints.popLast() else { return emit(.refused(.noSavePoint)) }
            travel(.go(to: step), emit)
        case .toggleNotes: writesNotes.toggle()
        case .erase: emit(.erase)
        case .fillNotes: emit(.fillNotes)
        }
    }

    /// Adds a board after the current one. An equal board is not added.
    private mutating func commit(_ board: SudokuBoard) {
        guard let step = history?.step else {
            history = History(board)
            return
        }
        guard board != history?.present else { return }
        // Boards that were undone are discarded, even if the player saved them.
        savePoints.removeAll { $0 > step }
        history?.apply(.commit(board))
    }

    private mutating func travel(_ command: History<SudokuBoard>.Command, _ emit: (News) -> Void) {
        let before = history?.step
        history?.apply(command)
        if let history, history.step != before { emit(.board(history.present)) }
    }

    /// The last step, up to the current one, whose board has no wrong digit.
    func lastRight(by solution: SudokuGrid) -> Int {
        guard let history else { return 0 }
        return (0...history.step).last { history.states[$0].agrees(with: solution) } ?? 0
    }
}

extension SudokuBoard {
    /// Returns whether no digit differs from the solution.
    fileprivate func agrees(with solution: SudokuGrid) -> Bool {
        (0..<81).allSatisfy { grid[$0] == 0 || grid[$0] == solution[$0] }
    }
}
