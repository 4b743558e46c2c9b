extension SudokuGrid {
    /// Reads 81 characters row by row: a digit, or `.` or `0` for an empty cell. White space is
    /// ignored.
    public init(_ text: String) throws(SudokuTextError) {
        var read: [UInt8] = []
        var places = TextPlaces(text)
        while let character = places.next() {
            if character.isWhitespace { continue }
            guard let digit = Self.digit(character) else { throw places.error(.noCell(character)) }
            guard read.count < 81 else { throw places.error(.tooMany) }
            read.append(digit)
        }
        guard read.count == 81 else { throw places.errorAtEnd(.tooFew(read.count)) }
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
    /// The board as 81 characters, with dots for empty cells.
    public var description: String { text() }
}
