/// A board as text: `5` is a digit, `(24)` are notes, `.` is an empty cell. A letter after one of
/// them is its color, as in `5A` or `(2B4)A`.
extension SudokuBoard: CustomStringConvertible {
    public var description: String { (0..<81).map(text(of:)).joined() }

    /// Reads a board from text; nil if the text is not a board.
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

    /// The cells that differ from those of `earlier`, as in `2=4 17=(25) 80=.`
    func changes(since earlier: Self) -> String {
        (0..<81).filter { !isSame(as: earlier, at: $0) }
            .map { "\($0)=\(text(of: $0))" }
            .joined(separator: " ")
    }

    /// Returns whether a cell has the same digit, notes and colors as on another board.
    private func isSame(as other: Self, at cell: Int) -> Bool {
        guard grid[cell] == other.grid[cell], notes[cell] == other.notes[cell] else { return false }
        if colors.isEmpty, noteColors.isEmpty, other.colors.isEmpty, other.noteColors.isEmpty {
            return true
        }
        return text(of: cell) == other.text(of: cell)
    }

    /// The board after `changes`; nil if they are not valid.
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
        let color = colors[cell]?.rawValue ?? ""
        if grid[cell] != 0 { return "\(grid[cell])\(color)" }
        if notes[cell].isEmpty { return "." + color }
        let digits = notes[cell].map { digit in
            "\(digit)" + (noteColors[Candidate(digit, at: cell)]?.rawValue ?? "")
        }
        return "(\(digits.joined()))\(color)"
    }

    private static func endOfCell(_ text: Substring) -> Substring.Index? {
        guard let first = text.first else { return nil }
        let last = first == "(" ? text.firstIndex(of: ")") : text.startIndex
        guard let end = last.map({ text.index(after: $0) }) else { return nil }
        return text[end...].first.flatMap(SudokuColor.init) == nil ? end : text.index(after: end)
    }

    /// Writes the content of a cell. Returns false and changes nothing if the text is not valid.
    private mutating func write(_ text: Substring, at cell: Int) -> Bool {
        var text = text
        let color = text.last.flatMap(SudokuColor.init)
        if color != nil { text.removeLast() }
        if text == "." {
            write(notes: DigitSet(), at: cell)
        } else if text.count == 1, let digit = text.first.flatMap(Self.digit) {
            write(digit, at: cell, cleaning: false)
        } else if text.first == "(", text.last == ")", text.count > 2 {
            guard write(notes: text.dropFirst().dropLast(), at: cell) else { return false }
        } else {
            return false
        }
        colors[cell] = color
        return true
    }

    /// Writes the digits of a text as notes, each with the color after it. Returns false and
    /// changes nothing if the text is not valid.
    private mutating func write(notes text: Substring, at cell: Int) -> Bool {
        var noted: [(digit: Int, color: SudokuColor?)] = []
        for character in text {
            if let digit = Self.digit(character) {
                noted.append((digit, nil))
            } else if let color = SudokuColor(character), noted.last?.color == nil, !noted.isEmpty {
                noted[noted.count - 1].color = color
            } else {
                return false
            }
        }
        let digits = DigitSet(noted.map(\.digit))
        guard digits.count == noted.count else { return false }
        write(notes: digits, at: cell)
        for digit in 1...9 { noteColors[Candidate(digit, at: cell)] = nil }
        for (digit, color) in noted { noteColors[Candidate(digit, at: cell)] = color }
        return true
    }

    private static func digit(_ character: Character) -> Int? {
        character.asciiValue.flatMap { (49...57).contains($0) ? Int($0) - 48 : nil }
    }
}

extension SudokuColor {
    fileprivate init?(_ character: Character) { self.init(rawValue: String(character)) }
}
