/// A mistake, with its step and its time.
public struct SudokuMistake: Hashable, Codable, Sendable {
    public let cell: Int
    public let digit: Int
    /// The step of the history, counted from 1.
    public let move: Int
    public let seconds: Int
    /// The number of the step that replaced the mistake after the player undid it; nil if no step
    /// did. If several steps replaced the mistake in turn, the smallest of their numbers.
    public private(set) var replacedBy: Int?
    /// The digits of the board before the mistake, as text, if a step before it was replaced; nil
    /// if the history still has the board.
    private var digits: String?

    init(cell: Int, digit: Int, move: Int, seconds: Int) {
        (self.cell, self.digit, self.move, self.seconds) = (cell, digit, move, seconds)
    }

    /// The mistake after a new step. `states` are the boards of the history before the step. The
    /// step replaces the board with its number, and all later boards.
    func replaced(by step: Int, of states: some RandomAccessCollection<SudokuBoard>) -> Self {
        guard move >= step, replacedBy ?? .max > step else { return self }
        var mistake = self
        mistake.replacedBy = step
        if move > step, digits == nil {
            mistake.digits = states.dropFirst(move - 1).first?.grid.text()
        }
        return mistake
    }

    /// The board before the mistake. `states` are the boards of the history.
    func board(in states: some RandomAccessCollection<SudokuBoard>) -> SudokuBoard? {
        if let digits { return (try? SudokuGrid(digits)).map(SudokuBoard.init) }
        return states.dropFirst(move - 1).first
    }

    var isSound: Bool {
        (0..<81).contains(cell) && (1...9).contains(digit) && move > 0
            && SavedBounds.count.contains(move) && SavedBounds.count.contains(seconds)
            && replacedBy.map((1...move).contains) ?? true
            && digits.map { (try? SudokuGrid($0)) != nil } ?? true
    }
}
