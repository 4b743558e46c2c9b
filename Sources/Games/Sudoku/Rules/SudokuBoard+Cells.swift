extension SudokuBoard {
    /// The cells where a digit may be placed, according to their notes. A cell without notes counts
    /// if it does not see the digit.
    public func openCells(for digit: Int) -> CellSet {
        let possible = PencilMarks(grid)
        return CellSet(
            (0..<81).filter { cell in
                let digits = isEmpty(cell) ? possible[cell] : notes[cell]
                return self[cell] == 0 && digits.contains(digit)
            })
    }

    /// The cells that have another digit on the other board.
    public func cellsWithOtherDigits(than other: SudokuBoard) -> [Int] {
        (0..<81).filter { self[$0] != other[$0] }
    }

    /// The cells that have other notes on the other board.
    public func cellsWithOtherNotes(than other: SudokuBoard) -> [Int] {
        (0..<81).filter { notes[$0] != other.notes[$0] }
    }

    /// The cells that have another color, or a note of another color, on the other board.
    public func cellsWithOtherColors(than other: SudokuBoard) -> [Int] {
        (0..<81).filter {
            colors[$0] != other.colors[$0] || noteColors(at: $0) != other.noteColors(at: $0)
        }
    }
}
