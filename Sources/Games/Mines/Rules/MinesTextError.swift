/// An error in the text of a board or a position, and its column, counted from 1.
public struct MinesTextError: Error, Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// The line does not begin with a valid size.
        case badSize
        /// A character that is no cell of a board.
        case noBoardCell(Character)
        /// A character that is no cell of a position.
        case noPositionCell(Character)
        /// A row is too short or too long, or the number of rows is wrong.
        case badShape
        /// The number of mines differs from the number in the size, or there is not exactly one
        /// first cell.
        case badBoard
        /// A number exceeds the number of covered cells around it, or no arrangement of mines fits
        /// all numbers.
        case impossibleNumber, contradiction
    }

    public let column: Int
    public let kind: Kind
}
