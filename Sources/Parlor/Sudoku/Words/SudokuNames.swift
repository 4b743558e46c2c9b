import Games

/// The names of cells, digits and houses in a sentence of some language.
struct SudokuNames {
    /// Rows and columns count from one.
    let cell: @Sendable (_ row: Int, _ column: Int) -> String
    /// Numbers of houses, counted from one; never none.
    let houses: @Sendable (House.Kind, [String]) -> String
    let and, or: @Sendable ([String]) -> String

    func cell(_ cell: Int) -> String { self.cell(cell / 9 + 1, cell % 9 + 1) }
    func cells(_ cells: some Sequence<Int>) -> String { and(cells.map(cell)) }
    func either(_ cells: some Sequence<Int>) -> String { or(cells.map(cell)) }
    func digits(_ digits: DigitSet) -> String { and(digits.map(String.init)) }
    func eitherDigit(_ digits: DigitSet) -> String { or(digits.map(String.init)) }
    func house(_ house: House) -> String { houses([house]) }

    /// Houses, those of a kind together.
    func houses(_ houses: [House]) -> String {
        let kinds: [House.Kind] = [.row, .column, .box]
        return and(
            kinds.compactMap { kind in
                let numbers = houses.filter { $0.kind == kind }.map { "\($0.number + 1)" }
                return numbers.isEmpty ? nil : self.houses(kind, numbers)
            })
    }

    /// A node of a chain: a cell, or cells that have the digit together.
    func node(_ cells: CellSet) -> String { cells.map(cell).joined(separator: "/") }

    /// Groups of cells by the letters that mark them on the board.
    func groups(_ groups: [CellSet]) -> [String] {
        zip(SudokuNames.letters, groups).map { "\($0) (\(cells($1)))" }
    }

    /// The same, each with the digits that the step finds there.
    func sets(_ sets: [CellSet], of step: SudokuStep) -> [String] {
        zip(SudokuNames.letters, sets).map { letter, cells in
            let digits = step.digits(in: cells).map(String.init).joined(separator: " ")
            return "\(letter) (\(self.cells(cells)): \(digits))"
        }
    }

    static let letters = "abcdefgh".map(String.init)
}
