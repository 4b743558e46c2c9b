/// A puzzle and what is written on it. It knows no clock and no player: read it first.
///
/// - What was given cannot be changed.
/// - A cell holds a digit or notes; writing one wipes the other.
/// - Which entries are mistakes, and whether a digit cleans notes, is a matter of the options.
/// - A board that is full and without a conflict is solved, also if there are other solutions.
public struct Sudoku: Equatable, Sendable {
    public let data: SudokuData
    public internal(set) var board: SudokuBoard
    public internal(set) var options: SudokuOptions
    /// The only solution, if there is exactly one.
    let answer: SudokuGrid?

    public init(_ data: SudokuData = SudokuData(), options: SudokuOptions = SudokuOptions()) {
        (self.data, self.options) = (data, options)
        board = data.start
        answer = data.answer
    }

    public func isGiven(_ cell: Int) -> Bool { data.problem[cell] != 0 }

    public var isSolved: Bool { board.grid.isSolved }

    /// Whether a digit is another than the only solution's.
    func isWrong(_ cell: Int) -> Bool {
        board[cell] != 0 && answer.map { $0[cell] != board[cell] } == true
    }

    /// Whether entering a digit would be a mistake. Of several solutions none is right, so that
    /// what is visible counts.
    func isMistake(_ digit: Int, at cell: Int) -> Bool {
        if options.marking == .solution, let answer { return answer[cell] != digit }
        return !board.peers(of: cell, holding: digit).isEmpty
    }

    // MARK: Writing

    /// Writes a digit in a cell that was not given. One that stands there already is no entry.
    mutating func write(_ digit: Int, at cell: Int) {
        if canWrite(at: cell), board[cell] != digit {
            board.write(digit, at: cell, cleaning: options.cleansNotes)
        }
    }

    /// Notes a digit in a cell that was not given, or takes the note back.
    mutating func note(_ digit: Int, at cell: Int) {
        if canWrite(at: cell) { board.note(digit, at: cell) }
    }

    mutating func erase(_ cell: Int) { if canWrite(at: cell) { board.erase(cell) } }

    private func canWrite(at cell: Int) -> Bool { (0..<81).contains(cell) && !isGiven(cell) }
}
