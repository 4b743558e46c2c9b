/// A board of 81 cells with a digit, or notes, or nothing in each.
public struct SudokuBoard: Hashable, Sendable {
    public private(set) var grid: SudokuGrid
    /// 81 sets of digits that the player has noted; none in a filled cell.
    public private(set) var notes: [DigitSet]
    /// The colours that the player gave to cells, and to digits that are noted.
    public internal(set) var colors: [Int: SudokuColor] = [:]
    public internal(set) var noteColors: [Candidate: SudokuColor] = [:]

    public init(_ grid: SudokuGrid = SudokuGrid()) {
        self.grid = grid
        notes = Array(repeating: DigitSet(), count: 81)
    }

    /// The digit of a cell, or 0.
    public subscript(cell: Int) -> Int { grid[cell] }

    public func isEmpty(_ cell: Int) -> Bool { grid[cell] == 0 && notes[cell].isEmpty }

    /// How often each digit stands on the board: the first number is that of the ones.
    public var counts: [Int] {
        var counts = Array(repeating: 0, count: 9)
        for cell in 0..<81 where grid[cell] != 0 { counts[grid[cell] - 1] += 1 }
        return counts
    }

    /// The peers of a cell that hold its digit.
    public func conflicts(of cell: Int) -> CellSet {
        grid[cell] == 0 ? CellSet() : peers(of: cell, holding: grid[cell])
    }

    func peers(of cell: Int, holding digit: Int) -> CellSet {
        CellSet(Place.peers[cell].filter { grid[$0] == digit })
    }

    // MARK: Writing

    /// Writes a digit over whatever was there. It may also go from the notes of the cells that
    /// see this one.
    mutating func write(_ digit: Int, at cell: Int, cleaning: Bool) {
        grid[cell] = digit
        notes[cell] = DigitSet()
        if cleaning { for peer in Place.peers[cell] { notes[peer].remove(digit) } }
        forgetColors()
    }

    /// Notes a digit, or takes the note back. A note goes over a digit that was there.
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

    /// Takes away what a cell holds, or else its colour.
    mutating func erase(_ cell: Int) {
        if isEmpty(cell) { colors[cell] = nil }
        write(notes: DigitSet(), at: cell)
    }

    /// A note that is gone takes its colour with it.
    private mutating func forgetColors() {
        if noteColors.isEmpty { return }
        noteColors = noteColors.filter { notes[$0.key.cell].contains($0.key.digit) }
    }

    /// Notes all that the digits leave possible, where nothing is noted yet. Elsewhere the notes go
    /// that a digit rules out; where all would, all that is possible is noted.
    mutating func fillNotes() {
        let possible = PencilMarks(grid)
        for cell in 0..<81 where self[cell] == 0 {
            let left = notes[cell] & possible[cell]
            notes[cell] = left.isEmpty ? possible[cell] : left
        }
        forgetColors()
    }
}
