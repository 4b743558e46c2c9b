import Games
import TUI

/// The first screen as it is seen: today's boards as tiles that are entered directly, the days in a
/// row, and the time of the next boards.
struct HomeFace: Equatable {
    let tiles: [HomeTile]
    /// Days in a row.
    let streak: Int
    /// Seconds until the next boards.
    let wait: Int
    /// The outcomes of the last days.
    let outcomes: [Int: DailyRecord.Outcome]
    let today: Int
}

/// Today's board of a game.
struct HomeTile: Equatable {
    let game: GameName
    let title: String
    let emblem: PixelPicture
    /// The row that stands for it among those that can be chosen.
    let row: ListRow
    /// Its best time today, once it is solved without help.
    let time: GameTime?
    let isSolved: Bool

    /// Its state: a mark, and the time that it took. What was solved with help has none.
    var state: String {
        if let time { return "● \(time.text)" }
        return isSolved ? "◐" : "○"
    }
}

extension HomeFace {
    /// The rows begin today's board of each game, or go on with it.
    init(_ boards: DailyBoards, _ rows: [ListRow], _ words: Words) {
        tiles = zip(GameModule.all, rows).map { game, row in
            let title = game.title(words)
            return HomeTile(
                game: game.name, title: title, emblem: game.emblem(),
                row: ListRow(
                    id: "today \(game.name)", title: title,
                    summary: words.menu.todaysBoard(of: title), givesUpGame: row.givesUpGame,
                    press: row.press),
                time: boards.times[game.name], isSolved: boards.solved.contains(game.name))
        }
        (streak, wait) = (boards.streak, boards.wait)
        (outcomes, today) = (boards.outcomes, boards.today)
    }
}
