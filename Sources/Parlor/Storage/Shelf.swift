/// The game of one kind that was left last, or is being played. It is kept here until it is
/// written, and one that was left before stays in its file until another is played.
final class Shelf<Game: Codable> {
    private let file: SavedGame<Game>?
    private let notices: Notices
    private var game: Game?
    private var hasLooked = false
    private var hasPlayed = false

    /// Without a file, a game lasts as long as the program.
    init(_ file: SavedGame<Game>?, _ notices: Notices) {
        (self.file, self.notices) = (file, notices)
    }

    /// The game that was left, if there is one.
    var left: Game? {
        if !hasLooked, let loaded = file?.load() {
            hasLooked = true
            notices.tell(loaded.problems)
            game = loaded.value
        }
        return game
    }

    /// Gives up the game that was left: the next one is new.
    func startOver() {
        hasLooked = true
        game = nil
    }

    /// Keeps the game to go on with, or that it is over.
    func keep(_ game: Game?) {
        if game != nil { hasPlayed = true }
        self.game = game
    }

    /// Writes what was kept.
    func save() {
        guard let file else { return }
        notices.attempt { () throws(StorageProblem) in
            if let game {
                try file.save(game)
            } else if hasPlayed {
                try file.remove()
            }
        }
    }
}
