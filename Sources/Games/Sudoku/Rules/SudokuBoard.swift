/// A board of 81 cells. Each cell has a digit, has notes, or is empty.
public struct SudokuBoard: Hashable, Sendable {
    public private(set) var grid: SudokuGrid
    /// The digits that the player noted in each of the 81 cells; empty for a filled cell.
    public private(set) var notes: [DigitSet]
    /// The colors that the player gave to cells and to notes.
    public internal(set) var colors: [Int: SudokuColor] = [:]
    public internal(set) var noteColors: [Candidate: SudokuColor] = [:]

    public init(_ grid: SudokuGrid = SudokuGrid()) {
        self.grid = grid
        notes = Array(repeating: DigitSet(), count: 81)
    }

    /// The digit of a cell, or 0.
    public subscript(cell: Int) -> Int { grid[cell] }

    public func isEmpty(_ cell: Int) -> Bool { grid[cell] == 0 && notes[cell].isEmpty }

    /// The number of times that each digit is on the board, starting with the digit 1.
    public var counts: [Int] {
        var counts = Array(repeating: 0, count: 9)
        for cell in 0..<81 where grid[cell] != 0 { counts[grid[cell] - 1] += 1 }
        return counts
    }

    /// The peers of a cell that have the same digit.
    public func conflicts(of cell: Int) -> CellSet {
        grid[cell] == 0 ? CellSet() : peers(of: cell, holding: grid[cell])
    }

    func peers(of cell: Int, holding digit: Int) -> CellSet {
        CellSet(CellHouses.peers[cell].filter { grid[$0] == digit })
    }

    /// The first house of the cell in which another cell already has the digit, and that other
    /// cell; nil if there is none.
    public func clash(of digit: Int, at cell: Int) -> (house: House, cell: Int)? {
        for house in House.all(of: .only(cell)) {
            if let other = house.cells.first(where: { $0 != cell && grid[$0] == digit }) {
                return (house, other)
            }
        }
        return nil
    }

    // MARK: Writing

    /// Writes a digit, which replaces the content of the cell. If `cleaning` is true, also removes
    /// the digit from the notes of the cells that see this cell.
    mutating func write(_ digit: Int, at cell: Int, cleaning: Bool) {
        grid[cell] = digit
        notes[cell] = DigitSet()
        if cleaning { for peer in CellHouses.peers[cell] { notes[peer].remove(digit) } }
        forgetColors()
    }

    /// Adds or removes a note. A note replaces a digit.
    mutating func note(_ digit: Int, at cell: Int) {
        grid[cell] = 0
        if notes[cell].contains(digit) {
            notes[cell].remove(digit)
        } else {
            notes[cell].insert(digit)
        }
        forgetColors()
    }

    mutating func write(notes digits: DigitSet, at cell: Int) {
        grid[cell] = 0
        notes[cell] = digits
        forgetColors()
    }

    /// Removes the content of a cell, or its color if it is empty.
    mutating func erase(_ cell: Int) {
        if isEmpty(cell) { colors[cell] = nil }
        write(notes: DigitSet(), at: cell)
    }

    /// Removes the notes that a digit excludes.
    mutating func keepPossibleNotes() {
        let possible = PencilMarks(grid)
        for cell in 0..<81 { notes[cell] = notes[cell] & possible[cell] }
        forgetColors()
    }

    /// Removes the colors of notes that no longer exist.
    private mutating func forgetColors() {
        if noteColors.isEmpty { return }
        noteColors = noteColors.filter { notes[$0.key.cell].contains($0.key.digit) }
    }

    /// Notes all possible digits in empty cells. In cells with notes, removes the notes that a
    /// digit excludes. If no note would remain, notes all possible digits there too.
    mutating func fillNotes() {
        let possible = PencilMarks(grid)
        for cell in 0..<81 where self[cell] == 0 {
            let left = notes[cell] & possible[cell]
            notes[cell] = left.isEmpty ? possible[cell] : left
        }
        forgetColors()
    }
}
