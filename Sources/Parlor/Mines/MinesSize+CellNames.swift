import Games

extension MinesSize {
    private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    /// The names of columns: letters, and behind them two letters.
    static let columns = letters + letters.flatMap { first in letters.map { first + $0 } }

    /// The name of a cell: its column in letters, and its row in digits, from `a1`.
    func name(of cell: Int) -> String { "\(MinesSize.columns[cell % width])\(cell / width + 1)" }

    func cell(named name: String) -> Int? {
        (0..<count).first { self.name(of: $0) == name.lowercased() }
    }
}
