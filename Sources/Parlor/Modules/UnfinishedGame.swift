import Games

/// A game that lists offer to continue.
protocol ListedGame: SavableGame {
    /// The progress of the game and its time, in a few words.
    func timedProgress(in words: Words) -> String
    /// Indicates whether the player did anything for the game, rather than only open it.
    var isWorthKeeping: Bool { get }
    var thumbnail: Thumbnail { get }
}

extension ListedGame where Self: PlayedGame {
    var isWorthKeeping: Bool { isPlayed }
}

/// An unfinished game, as lists show it.
struct UnfinishedGame {
    /// The start that resumes the game.
    let start: GameStart
    let slot: SlotName
    /// The time at which the game was last played, in seconds since 1970.
    let playedAt: Int
    /// The progress of the game, in a few words.
    let progress: String
    /// The day of the board, if it is a board of the day.
    let day: Int?
    /// Indicates whether the player did anything on the board. Lists leave out a game that was only
    /// opened.
    let isPlayed: Bool
    let thumbnail: Thumbnail

    /// The unfinished game in a slot; nil if there is none.
    init?<Game: ListedGame>(
        in slot: SaveSlot<Game>, named name: SlotName, _ start: GameStart, _ words: Words
    ) {
        guard let game = slot.readUnfinishedGame() else { return nil }
        (self.start, self.slot, playedAt) = (start, name, slot.playedAt)
        (progress, day) = (game.timedProgress(in: words), game.day)
        (isPlayed, thumbnail) = (game.isWorthKeeping, game.thumbnail)
    }

    /// The row of the lobby that resumes the game.
    func row(_ services: Services) -> ListRow {
        let words = services.words.menu
        return ListRow(
            id: "goOn-\(slot.name)", title: words.goOn(with: board(services)), detail: progress,
            summary: lastPlayed(services)?.capitalizingFirst ?? "", press: [press])
    }

    /// The progress of the game. If another unfinished game has the same progress, the time at
    /// which this game was last played follows.
    func distinctProgress(_ services: Services) -> String {
        let alike = start.game.module.starts.unfinished(services).filter {
            $0.progress == progress
        }
        let time = alike.count > 1 ? lastPlayed(services) : nil
        return [progress, time].compactMap(\.self).joined(separator: ", ")
    }

    /// The time at which the game was last played, in words; nil if it is unknown.
    private func lastPlayed(_ services: Services) -> String? {
        guard playedAt > 0 else { return nil }
        let (day, second) = playedAt.quotientAndRemainder(dividingBy: Day.seconds)
        return services.words.menu.lastPlayed(
            services.words.statistics.day(day, today: services.lastTime() / Day.seconds),
            hour: second / 3600, minute: second / 60 % 60)
    }

    /// The row of the first screen that resumes the game.
    func homeRow(_ services: Services, _ words: Words) -> ListRow {
        let game = start.game.module
        return ListRow(
            id: "unfinished \(slot.name)",
            title: words.menu.goOn(with: game.title(words), board(services)),
            thumbnail: thumbnail, game: game.title(words), detail: progress,
            summary: lastPlayed(services)?.capitalizingFirst ?? "", press: [press])
    }

    /// The effect that resumes the game.
    var press: Effect { .go(.push(.game(start))) }

    private func board(_ services: Services) -> UnfinishedBoard {
        guard let day else { return .any }
        return day == services.today.daysSince1970 ? .today : .ofDay(Day(daysSince1970: day))
    }
}

extension PlayedGame {
    /// Indicates whether the player did anything on the board, rather than only open it.
    var isPlayed: Bool { actionCount > 0 || record.wasRestarted }
}

/// The kind of board of an unfinished game, for the game's name in lists.
enum UnfinishedBoard {
    case any, today
    case ofDay(Day)
}
