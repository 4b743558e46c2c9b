/// A thing that the player can do besides writing digits.
public enum SudokuAbility: Hashable, CaseIterable, Sendable {
    case undo, redo, erase, memo
    /// Keeps the board to return to, as when something is about to be tried.
    case savePoint
    /// Goes back to the board that was kept last, and keeps it no longer.
    case returnToSavePoint
    /// Notes all that is possible, where nothing is noted yet, and erases what is impossible.
    case fillNotes
}

/// The ability part of a game: the boards to go back to, and whether numbers are notes.
public struct SudokuAbilities: TellingModel, Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case use(SudokuAbility)
        /// Goes on from here. The first board is where it began.
        case commit(SudokuBoard)
        /// Goes to a step by its number.
        case go(to: Int)
    }

    public enum News: Equatable, Sendable {
        /// Another board is the present one, and is to be laid on the sheet.
        case board(SudokuBoard)
        /// The chosen cell is to be emptied, which is the sheet's affair.
        case erase
        case fillNotes
    }

    /// Nothing before the first board.
    public private(set) var steps: SudokuHistory?
    public private(set) var isOnMemo = false

    public init(_ steps: SudokuHistory? = nil) { self.steps = steps }

    public mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .use(let ability): use(ability, tell)
        case .commit(let board):
            if steps == nil { steps = SudokuHistory(board) } else { steps?.commit(board) }
        case .go(let step): travel(tell) { $0.go(to: step) }
        }
    }

    private mutating func use(_ ability: SudokuAbility, _ tell: (News) -> Void) {
        switch ability {
        case .undo: travel(tell) { $0.undo() }
        case .redo: travel(tell) { $0.redo() }
        case .savePoint: steps?.keep()
        case .returnToSavePoint: travel(tell) { $0.returnToSavePoint() }
        case .memo: isOnMemo.toggle()
        case .erase: tell(.erase)
        case .fillNotes: tell(.fillNotes)
        }
    }

    private mutating func travel(_ tell: (News) -> Void, by way: (inout SudokuHistory) -> Void) {
        guard var steps else { return }
        way(&steps)
        let isMoved = steps.history.step != self.steps?.history.step
        self.steps = steps
        if isMoved { tell(.board(steps.present)) }
    }
}
