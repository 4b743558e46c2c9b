/// The reason why a text is not a board, with the place and a suggestion.
public struct SudokuTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from one.
    public let line: Int
    /// The column in characters, counted from one.
    public let column: Int
    public let reason: Reason

    /// The kind of error.
    public enum Reason: Hashable, Sendable {
        case noCell(Character)
        case noMark(Character)
        /// A digit is noted twice in a cell.
        case twice(Int)
        case tooMany
        /// The text has only this many cells.
        case tooFew(Int)
    }

    /// The error and a suggestion, in words.
    public var sentence: String {
        switch reason {
        case .noCell(let character):
            "\(character.debugDescription) is not a cell: write 1 to 9, or . or 0 for an empty one."
        case .noMark(let character):
            """
            \(character.debugDescription) is not a note: write the digits 1 to 9 of a cell together.
            """
        case .twice(let digit): "\(digit) is noted twice in this cell: write it once."
        case .tooMany: "A board has 81 cells, and this one has more."
        case .tooFew(let count): "A board has 81 cells, but this one has \(count)."
        }
    }

    public var description: String { "line \(line), column \(column): \(sentence)" }
}

/// An iterator over the characters of a text, with the line and the column of the last one.
struct TextPlaces: Sequence, IteratorProtocol {
    private var rest: Substring
    private(set) var line = 1
    private(set) var column = 0
    private var isLineOver = false

    init(_ text: String) { rest = text[...] }

    mutating func next() -> Character? {
        guard let character = rest.popFirst() else { return nil }
        if isLineOver {
            line += 1
            column = 0
        }
        column += 1
        isLineOver = character.isNewline
        return character
    }

    func error(_ reason: SudokuTextError.Reason) -> SudokuTextError {
        SudokuTextError(line: line, column: column, reason: reason)
    }

    func errorAtEnd(_ reason: SudokuTextError.Reason) -> SudokuTextError {
        SudokuTextError(line: line, column: column + 1, reason: reason)
    }
}
