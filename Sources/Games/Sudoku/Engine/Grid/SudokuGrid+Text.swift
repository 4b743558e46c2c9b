extension SudokuGrid {
    /// Reads 81 characters row by row: a digit, or `.` or `0` for an empty cell. Space and line
    /// breaks between them do not count.
    public init(_ text: String) throws(SudokuTextError) {
        var read: [UInt8] = []
        var places = TextPlaces(text)
        while let character = places.next() {
            if character.isWhitespace { continue }
            guard let digit = Self.digit(character) else {
                throw places.error(
                    "\(character.debugDescription) is no cell: write 1 to 9, or . or 0 for an empty one."
                )
            }
            guard read.count < 81 else {
                throw places.error("A board has 81 cells; nothing may follow them.")
            }
            read.append(digit)
        }
        guard read.count == 81 else {
            throw places.errorAtEnd("A board has 81 cells, and these are \(read.count).")
        }
        self.init(digits: read)
    }

    private static func digit(_ character: Character) -> UInt8? {
        guard let byte = character.asciiValue else { return nil }
        switch byte {
        case UInt8(ascii: "."): return 0
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
        default: return nil
        }
    }

    /// The board as 81 characters, with `blank` for an empty cell.
    public func text(blank: Character = ".") -> String {
        String(digits.map { $0 == 0 ? blank : Character(Unicode.Scalar(UInt8(ascii: "0") + $0)) })
    }
}

extension SudokuGrid: CustomStringConvertible {
    /// The board as 81 characters, with points for empty cells.
    public var description: String { text() }
}
