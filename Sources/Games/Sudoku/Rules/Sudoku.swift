/// A puzzle and its entries, without a clock or a player. Read this type first.
///
/// - Clues cannot be changed.
/// - A cell has either a digit or notes. Writing one removes the other.
/// - The options decide which entries are mistakes, and whether a digit removes notes.
/// - A full board without a conflict is solved, even if there are other solutions.
public struct Sudoku: Equatable, Sendable {
    public let data: SudokuData
    public internal(set) var board: SudokuBoard
    public internal(set) var options: SudokuOptions
    /// The only solution, if there is exactly one.
    let solution: SudokuGrid?
    /// The number of solutions, counted up to `SudokuData.countedSolutions`.
    public let verdict: SudokuData.Verdict

    public init(_ data: SudokuData = SudokuData(), options: SudokuOptions = SudokuOptions()) {
        (self.data, self.options) = (data, options)
        board = data.start
        solution = data.onlySolution
        verdict = solution == nil ? data.verdict(limit: SudokuData.countedSolutions) : .one
    }

    public func isGiven(_ cell: Int) -> Bool { data.problem[cell] != 0 }

    public var isSolved: Bool { board.grid.isSolved }

    /// Returns whether the digit of a cell differs from the only solution.
    func isWrong(_ cell: Int) -> Bool {
        board[cell] != 0 && solution.map { $0[cell] != board[cell] } == true
    }

    /// Returns whether entering a digit would be a mistake. If the puzzle has exactly one solution,
    /// and the options mark digits that differ from it, those digits are mistakes. In all other
    /// cases, digits that a house of the cell already has are mistakes.
    func isMistake(_ digit: Int, at cell: Int) -> Bool {
        if options.marking == .solution, let solution { return solution[cell] != digit }
        return !board.peers(of: cell, holding: digit).isEmpty
    }

    // MARK: Writing

    /// Writes a digit in a cell without a clue. Writing the same digit again does nothing.
    mutating func write(_ digit: Int, at cell: Int) {
        if canWrite(at: cell), board[cell] != digit {
            board.write(digit, at: cell, cleaning: options.cleansNotes)
        }
    }

    /// Notes a digit in a cell without a clue, or removes the note.
    mutating func note(_ digit: Int, at cell: Int) {
        if canWrite(at: cell) { board.note(digit, at: cell) }
    }

    /// Empties a cell without a clue. If it has a digit, brings back its notes from the last of the
    /// earlier boards on which it had none, and the notes of other cells that the digit removed.
    mutating func erase(_ cell: Int, after earlier: [SudokuBoard] = []) {
        guard canWrite(at: cell) else { return }
        let digit = board[cell]
        board.erase(cell)
        guard digit != 0, let former = earlier.last(where: { $0[cell] == 0 }) else { return }
        let possible = PencilMarks(board.grid)
        let notes = former.notes[cell]
        board.write(notes: options.cleansNotes ? notes & possible[cell] : notes, at: cell)
        guard options.cleansNotes else { return }
        for peer in CellHouses.peers[cell]
        where board[peer] == 0 && former.notes[peer].contains(digit)
            && possible[peer].contains(digit) && !board.notes[peer].contains(digit)
        {
            board.note(digit, at: peer)
        }
    }

    private func canWrite(at cell: Int) -> Bool { (0..<81).contains(cell) && !isGiven(cell) }
}
