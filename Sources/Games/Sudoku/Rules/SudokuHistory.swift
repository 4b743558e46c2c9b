/// The boards of a game, one for each change, with the current board and the save points.
public struct SudokuHistory: Equatable, Sendable {
    public private(set) var history: History<SudokuBoard>
    /// The numbers of the steps that the player saved, in the order of saving.
    public private(set) var savePoints: [Int] = []

    public init(_ start: SudokuBoard) { history = History(start) }

    init(_ history: History<SudokuBoard>, savePoints: [Int]) {
        (self.history, self.savePoints) = (history, savePoints)
    }

    public var present: SudokuBoard { history.present }

    /// Adds a board after the current one. An equal board is not added.
    mutating func commit(_ board: SudokuBoard) {
        guard board != present else { return }
        // Boards that were undone are discarded, even if the player saved them.
        savePoints.removeAll { $0 > history.step }
        history.apply(.commit(board))
    }

    mutating func undo() { history.apply(.undo) }
    mutating func redo() { history.apply(.redo) }
    mutating func go(to step: Int) { history.apply(.go(to: step)) }

    mutating func addSavePoint() {
        if savePoints.last != history.step { savePoints.append(history.step) }
    }

    /// Returns to the board that was saved last, and removes its save point.
    mutating func returnToSavePoint() { if let step = savePoints.popLast() { go(to: step) } }

    /// The last step, up to the current one, whose board has no wrong digit.
    func lastRight(by solution: SudokuGrid) -> Int {
        (0...history.step).last { history.states[$0].agrees(with: solution) } ?? 0
    }
}

extension SudokuBoard {
    /// Returns whether no digit differs from the solution.
    fileprivate func agrees(with solution: SudokuGrid) -> Bool {
        (0..<81).allSatisfy { grid[$0] == 0 || grid[$0] == solution[$0] }
    }
}
