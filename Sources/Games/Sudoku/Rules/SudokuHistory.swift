/// The boards of a game, one for each change: which of them is the present one, and which were kept
/// to return to.
public struct SudokuHistory: Equatable, Sendable {
    public private(set) var history: History<SudokuBoard>
    /// The numbers of the steps that were kept, the last one at the end.
    public private(set) var savePoints: [Int] = []

    public init(_ start: SudokuBoard) { history = History(start) }

    init(_ history: History<SudokuBoard>, savePoints: [Int]) {
        (self.history, self.savePoints) = (history, savePoints)
    }

    public var present: SudokuBoard { history.present }

    /// Goes on from here. A board like the present one is no step.
    mutating func commit(_ board: SudokuBoard) {
        guard board != present else { return }
        // Boards that were undone are forgotten now, and those kept among them too.
        savePoints.removeAll { $0 > history.step }
        history.apply(.commit(board))
    }

    mutating func undo() { history.apply(.undo) }
    mutating func redo() { history.apply(.redo) }
    mutating func go(to step: Int) { history.apply(.go(to: step)) }

    mutating func keep() { if savePoints.last != history.step { savePoints.append(history.step) } }

    /// Goes back to the board that was kept last, and keeps it no longer.
    mutating func returnToSavePoint() { if let step = savePoints.popLast() { go(to: step) } }

    /// The last step up to here on whose board nothing is another digit than the solution's.
    func lastRight(by solution: SudokuGrid) -> Int {
        (0...history.step).last { history.states[$0].agrees(with: solution) } ?? 0
    }
}

extension SudokuBoard {
    /// Whether no digit is another than that of the solution.
    fileprivate func agrees(with solution: SudokuGrid) -> Bool {
        (0..<81).allSatisfy { grid[$0] == 0 || grid[$0] == solution[$0] }
    }
}
