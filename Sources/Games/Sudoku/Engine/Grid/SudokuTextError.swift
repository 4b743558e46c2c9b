/// Why a text is not a board, where, and what would be.
public struct SudokuTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from one.
    public let line: Int
    /// Counted from one, in characters.
    public let column: Int
    public let reason: Reason

    /// The fault.
    public enum Reason: Hashable, Sendable {
        case noCell(Character)
        case noMark(Character)
        /// A digit stands twice in a cell of pencil marks.
        case twice(Int)
        case tooMany
        /// So few cells.
        case tooFew(Int)
    }

    /// The fault, and what to write instead.
    public var sentence: String {
        switch reason {
        case .noCell(let character):
            "\(character.debugDescription) is no cell: write 1 to 9, or . or 0 for an empty one."
        case .noMark(let character):
            "\(character.debugDescription) is no mark: write the digits 1 to 9 of a cell together."
        case .twice(let digit): "\(digit) is noted twice in this cell: write it once."
        case .tooMany: "A board has 81 cells; nothing may follow them."
        case .tooFew(let count): "A board has 81 cells, and these are \(count)."
        }
    }

    public var description: String { "line \(line), column \(column): \(sentence)" }
}

/// Walks over a text and knows the line and the column of each character.
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

    /// An error behind the last character.
    func errorAtEnd(_ reason: SudokuTextError.Reason) -> SudokuTextError {
        SudokuTextError(line: line, column: column + 1, reason: reason)
    }
}
