import Games

/// A board whose notes are set by a test, by cells such as `r1c2`. All other notes are possible.
struct Notes {
    private var grid = SudokuGrid()
    private var marks = PencilMarks()

    /// Limits a cell to these digits.
    mutating func set(_ cell: String, _ digits: DigitSet) { marks[place(cell)] = digits }

    /// Fills a cell with a digit that is not given.
    mutating func fill(_ cell: String, _ digit: Int) { grid[place(cell)] = digit }

    /// Limits a digit in a house to these cells.
    mutating func keep(_ digit: Int, in house: House, at cells: String...) {
        let kept = cells.map(place)
        for cell in house.cells where !kept.contains(cell) { marks[cell].remove(digit) }
    }

    /// The candidates that a technique removes, such as `r1c2=3`, in reading order; nil if it finds
    /// no step.
    func eliminations(_ technique: SudokuTechnique) -> [String]? {
        let position = SudokuPosition(grid, marks: marks, givens: CellSet())
        return position.step(of: technique)?.eliminations.map(\.description)
    }
}

func row(_ number: Int) -> House { House.rows[number - 1] }
func column(_ number: Int) -> House { House.columns[number - 1] }
func box(_ number: Int) -> House { House.boxes[number - 1] }

/// The number of a cell such as `r1c2`.
func place(_ cell: String) -> Int {
    let numbers = cell.compactMap(\.wholeNumberValue)
    return (numbers[0] - 1) * 9 + numbers[1] - 1
}

/// All of these digits in all of these cells of a row, written like eliminations.
func all(_ digits: [Int], row: Int, columns: [Int]) -> [String] {
    columns.flatMap { column in digits.map { "r\(row)c\(column)=\($0)" } }
}
