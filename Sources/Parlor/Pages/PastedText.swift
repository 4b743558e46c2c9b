/// The texts that start a game when they are pasted on a list: the boards of a game.
struct PastedBoards {
    /// Returns whether a text is a board.
    let accepts: (String) -> Bool
    /// The effects of a text. A text that starts no game opens a page that says why.
    let effects: (Services, String) -> [Effect]
}

/// The answer to a text that the player pastes on a list.
enum PastedText: Equatable {
    case effects([Effect])
    /// The sentence about a text that starts no game.
    case refused(String)
}

extension Services {
    /// The answer to a text on the first screen. A board of exactly one game starts that game.
    func pasted(_ text: String) -> PastedText {
        let games = GameModule.all.filter { $0.isBoard(text) }
        if games.count == 1, let boards = games[0].pasted {
            return .effects(boards.effects(self, text))
        }
        let taking = GameModule.all.filter { $0.pasted != nil }
        return .refused(
            games.isEmpty
                ? words.menu.isNoBoard(taking.map { $0.title(words) })
                : words.menu.isBoardOfSeveral(games.map { $0.title(words) }))
    }

    /// The answer to a text in the lobby of a game.
    func pasted(_ text: String, in game: GameModule) -> PastedText {
        guard let boards = game.pasted else {
            return .refused(words.menu.takesNoBoards(game.title(words)))
        }
        return .effects(boards.effects(self, text))
    }
}
