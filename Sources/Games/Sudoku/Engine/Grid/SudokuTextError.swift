/// Why a text is not a board, where, and what would be.
public struct SudokuTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from one.
    public let line: Int
    /// Counted from one, in characters.
    public let column: Int
    /// What is wrong and what to write instead.
    public let sentence: String

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

    func error(_ sentence: String) -> SudokuTextError {
        SudokuTextError(line: line, column: column, sentence: sentence)
    }

    /// An error behind the last character.
    func errorAtEnd(_ sentence: String) -> SudokuTextError {
        SudokuTextError(line: line, column: column + 1, sentence: sentence)
    }
}
