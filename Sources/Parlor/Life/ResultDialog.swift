/// The dialog with the result of a game. A key of all games closes it, so that the player sees the
/// whole board, and opens it again.
enum ResultDialog {
    /// There is no such dialog: the game goes on, or its result is beside the board.
    case none
    case open, closed
}

extension Phrase {
    static let wholeBoard = Phrase("board", "판 보기")
    static let result = Phrase("result", "결과 보기")
}
