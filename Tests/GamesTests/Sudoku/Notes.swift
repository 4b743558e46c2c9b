import Games

/// A board on which nothing is known but what a test says, by cells such as `r1c2`.
struct Notes {
    private var grid = SudokuGrid()
    private var marks = PencilMarks()

    /// A cell may have these digits only.
    mutating func set(_ cell: String, _ digits: DigitSet) { marks[place(cell)] = digits }

    /// A digit stands in a cell, and was not given.
    mutating func fill(_ cell: String, _ digit: Int) { grid[place(cell)] = digit }

    /// In a house a digit may stand in these cells only.
    mutating func keep(_ digit: Int, in house: House, at cells: String...) {
        let kept = cells.map(place)
        for cell in house.cells where !kept.contains(cell) { marks[cell].remove(digit) }
    }

    /// What a technique takes away, such as `r1c2=3`, in reading order; nil without a step.
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

/// Some digits in each of some cells of a row, as eliminations are written.
func all(_ digits: [Int], row: Int, columns: [Int]) -> [String] {
    columns.flatMap { column in digits.map { "r\(row)c\(column)=\($0)" } }
}
