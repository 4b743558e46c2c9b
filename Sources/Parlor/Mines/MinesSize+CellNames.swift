import Games

extension MinesSize {
    /// The name of a cell: its column in letters, and its row in digits, from `a1`.
    func name(of cell: Int) -> String {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let column = cell % width
        return (column < 26 ? "" : letters[column / 26 - 1]) + letters[column % 26]
            + "\(cell / width + 1)"
    }

    func cell(named name: String) -> Int? {
        (0..<count).first { self.name(of: $0) == name.lowercased() }
    }
}
