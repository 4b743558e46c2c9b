import Games
import TUI

/// The number of a board, or a size for the boards to come.
struct MinesBoardEntry: GameEntry {
    static let name = "number"

    var place: Place { .page(.mines, MinesBoardEntry.name) }

    func title(in words: Words) -> String { words.mines.numberedBoard }

    func explanations(in words: Words) -> [String] {
        [words.mines.numberedBoardText, words.mines.ownSizeText]
    }

    /// A number may be copied with a # and with separators.
    func rule(in words: Words) -> TextRule? {
        .typing("0123456789x/# ,.'_", words.mines.isNoCharacterOfBoard)
    }

    func effects(
        of text: String, in words: Words, replacesScreen: Bool
    ) throws(EntryRefusal) -> [Effect] {
        let number = UInt64(boardNumber: text)
        let size = MinesSize(rawValue: String(text.filter { !$0.isWhitespace }))
        if number == nil, size == nil { throw EntryRefusal(sentence: words.mines.isNoSize) }
        let setting = MinesSettings.size
        let start = BoardStart(number: number)
        return (size.map { [.set(setting, to: $0)] } ?? [])
            + [.begin(NewGame(start, of: MinesGame.self, replacesScreen: replacesScreen))]
    }
}
