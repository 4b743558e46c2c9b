import Games

extension MinesSize {
    private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    /// The names of the columns: single letters, followed by pairs of letters.
    static let columns = letters + letters.flatMap { first in letters.map { first + $0 } }

    /// The name of a cell: letters for the column, and digits for the row, starting with `a1`.
    func name(of cell: Int) -> String { "\(MinesSize.columns[cell % width])\(cell / width + 1)" }

    func cell(named name: String) -> Int? {
        (0..<count).first { self.name(of: $0) == name.lowercased() }
    }
}
