import Games

extension MinesSize {
    private static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

    /// The name of a column: a single letter, or a pair of letters after `z`.
    static func name(ofColumn column: Int) -> String {
        let (pair, letter) = column.quotientAndRemainder(dividingBy: letters.count)
        return (pair == 0 ? "" : letters[pair - 1]) + letters[letter]
    }

    /// The number of letters in the longest name of a column.
    var lettersOfColumn: Int { MinesSize.name(ofColumn: width - 1).count }

    /// The name of a cell: letters for the column, and digits for the row, starting with `a1`.
    func name(of cell: Int) -> String {
        "\(MinesSize.name(ofColumn: cell % width))\(cell / width + 1)"
    }

    func cell(named name: String) -> Int? {
        (0..<count).first { self.name(of: $0) == name.lowercased() }
    }
}
