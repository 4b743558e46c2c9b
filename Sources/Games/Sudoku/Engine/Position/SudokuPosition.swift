/// A board during its solution: the placed digits, and the digits that are still possible.
public struct SudokuPosition: Hashable, Sendable {
    public private(set) var grid: SudokuGrid
    /// The clues of the puzzle, which techniques must not treat as digits that were found.
    public let givens: CellSet
    /// For each digit, the empty cells in which it is possible. Index 0 is not used.
    private(set) var cells: [CellSet]
    /// For each cell, its possible digits; empty for a filled cell.
    private(set) var digits: [DigitSet]
    private(set) var empty: CellSet
    /// The conclusion to search for: a step counts as found only if it has this conclusion. Nil if
    /// every step counts.
    private var wanted: Candidate?

    /// Creates the position of a puzzle, which may be partly solved. In an empty cell, every digit
    /// that the cell does not see is possible.
    public init(_ grid: SudokuGrid) {
        self.init(
            grid, marks: PencilMarks(grid), givens: CellSet((0..<81).filter { grid[$0] != 0 }))
    }

    /// Creates a position from the digits and the notes of the player. The marks of filled cells
    /// are ignored.
    public init(_ grid: SudokuGrid, marks: PencilMarks, givens: CellSet) {
        self.grid = grid
        self.givens = givens
        cells = [CellSet](repeating: CellSet(), count: 10)
        digits = [DigitSet](repeating: DigitSet(), count: 81)
        empty = CellSet()
        for cell in 0..<81 where grid[cell] == 0 {
            empty.insert(cell)
            digits[cell] = marks[cell]
            for digit in marks[cell] { cells[digit].insert(cell) }
        }
    }

    public var isSolved: Bool { empty.isEmpty }

    /// Indicates whether every house has a place for each missing digit, and every empty cell has a
    /// possible digit.
    public var isPossible: Bool {
        empty.allSatisfy { !digits[$0].isEmpty }
            && House.all.allSatisfy { house in
                (1...9).allSatisfy { digit in
                    !(cells[digit] & house.cells).isEmpty
                        || house.cells.contains { grid[$0] == digit }
                }
            }
    }

    /// The possible digits of empty cells, and the digits of filled cells.
    public var marks: PencilMarks {
        var marks = PencilMarks(grid)
        for cell in empty { marks[cell] = digits[cell] }
        return marks
    }

    /// Puts a digit into an empty cell, and removes the digit from the candidates of the cells that
    /// see this cell.
    public mutating func place(_ digit: Int, at cell: Int) {
        grid[cell] = digit
        empty.remove(cell)
        for other in digits[cell] { cells[other].remove(cell) }
        digits[cell] = DigitSet()
        for peer in cells[digit] & CellHouses.peers[cell] { remove(digit, at: peer) }
    }

    /// Removes a possible digit from a cell.
    public mutating func remove(_ digit: Int, at cell: Int) {
        cells[digit].remove(cell)
        digits[cell].remove(digit)
    }

    /// The same position, in which a step counts as found only if it places or eliminates a
    /// candidate.
    func searching(for wanted: Candidate) -> SudokuPosition {
        var position = self
        position.wanted = wanted
        return position
    }

    /// Returns whether a step with these conclusions counts as found.
    func isWanted(_ conclusions: [Candidate]) -> Bool {
        wanted.map(conclusions.contains) ?? true
    }

    /// Makes the placements and eliminations of a step.
    public mutating func apply(_ step: SudokuStep) {
        for candidate in step.placements { place(candidate.digit, at: candidate.cell) }
        for candidate in step.eliminations { remove(candidate.digit, at: candidate.cell) }
    }
}

extension SudokuPosition {
    /// The empty cells with exactly `count` possible digits.
    func cells(withDigits count: Int) -> CellSet {
        var found = CellSet()
        for cell in empty where digits[cell].count == count { found.insert(cell) }
        return found
    }

    /// The digits that are possible in at least one of `cells`.
    func digits(in cells: CellSet) -> DigitSet {
        var found = DigitSet()
        for cell in cells { found = found | digits[cell] }
        return found
    }

    func candidates(_ digits: DigitSet, in cells: CellSet) -> [Candidate] {
        cells.flatMap { cell in (self.digits[cell] & digits).map { Candidate($0, at: cell) } }
    }
}
