/// A board as text: `5` is a digit, `(24)` are notes, `.` is neither.
extension SudokuBoard: CustomStringConvertible {
    public var description: String { (0..<81).map(text(of:)).joined() }

    /// The board of a text; nil if it is none.
    public init?(_ text: String) {
        self.init()
        var rest = text[...]
        for cell in 0..<81 {
            guard let end = Self.endOfCell(rest) else { return nil }
            guard write(rest[..<end], at: cell) else { return nil }
            rest = rest[end...]
        }
        guard rest.isEmpty else { return nil }
    }

    /// The cells in which this board is another than `earlier`: `2=4 17=(25) 80=.`
    func changes(since earlier: Self) -> String {
        (0..<81).filter { grid[$0] != earlier.grid[$0] || notes[$0] != earlier.notes[$0] }
            .map { "\($0)=\(text(of: $0))" }
            .joined(separator: " ")
    }

    /// The board that `changes` make of this one; nil if they are none.
    func changed(by changes: some StringProtocol) -> Self? {
        var board = self
        for change in changes.split(separator: " ") {
            let parts = change.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let cell = Int(parts[0]), (0..<81).contains(cell),
                board.write(Substring(parts[1]), at: cell)
            else { return nil }
        }
        return board
    }

    private func text(of cell: Int) -> String {
        if grid[cell] != 0 { return String(grid[cell]) }
        return notes[cell].isEmpty ? "." : "(" + notes[cell].map(String.init).joined() + ")"
    }

    private static func endOfCell(_ text: Substring) -> Substring.Index? {
        guard let first = text.first else { return nil }
        let last = first == "(" ? text.firstIndex(of: ")") : text.startIndex
        return last.map { text.index(after: $0) }
    }

    /// Writes what a text says; false, and nothing, if it says nothing that a cell can hold.
    private mutating func write(_ text: Substring, at cell: Int) -> Bool {
        func digit(_ character: Character) -> Int? {
            character.asciiValue.flatMap { (49...57).contains($0) ? Int($0) - 48 : nil }
        }
        if text == "." {
            erase(cell)
        } else if text.count == 1, let digit = text.first.flatMap(digit) {
            write(digit, at: cell, cleaning: false)
        } else if text.first == "(", text.last == ")", text.count > 2 {
            let digits = text.dropFirst().dropLast().map(digit)
            let noted = DigitSet(digits.compactMap { $0 })
            guard noted.count == digits.count else { return false }
            write(notes: noted, at: cell)
        } else {
            return false
        }
        return true
    }
}
