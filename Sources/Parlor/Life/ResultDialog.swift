import Games
import TUI

/// The dialog with the result of a game. A key of all games closes it, so that the player sees the
/// whole board, and opens it again.
enum ResultDialog {
    /// There is no such dialog: the game goes on, or its result is beside the board.
    case none
    case open, closed

    static let key: Unicode.Scalar = "v"

    /// The row of the key; nil without a dialog.
    func row<Action: GameAction, Own: Hashable>() -> KeyTable<GameAct<Action, Own>, Words>.Row? {
        guard self != .none else { return nil }
        let name = self == .open ? Phrase.wholeBoard : .result
        let toggle = GameAct<Action, Own>.toggleResult
        return .init(
            String(Self.key), { name.text(in: $0.language) }, rank: -3, click: toggle,
            act: { $0.letter == Self.key ? toggle : nil })
    }
}

extension Phrase {
    static let wholeBoard = Phrase("board", "판 보기")
    fileprivate static let result = Phrase("result", "결과 보기")
}
