extension Day.Board {
    /// A puzzle of this level.
    public static func sudoku(_ level: SudokuLevel) -> Day.Board {
        Day.Board(number: level.rawValue)
    }
}
