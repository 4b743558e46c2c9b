import Games

/// The number of a board, or a size for the boards to come.
struct MinesBoardEntry: GameEntry {
    static let name = "number"

    var place: Place { .page(.mines, MinesBoardEntry.name) }

    func title(in words: Words) -> String { words.mines.numberedBoard }

    func explanations(in words: Words) -> [String] {
        [words.mines.numberedBoardText, words.mines.ownSizeText]
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
