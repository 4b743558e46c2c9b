extension Day.Board {
    public static func sudoku(_ level: SudokuLevel) -> Day.Board {
        Day.Board(number: level.rawValue)
    }
}
