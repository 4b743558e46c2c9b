import Games
import TUI

/// The contents of the first screen: a tile for each of today's boards, the streak, and the time
/// until the next boards.
struct HomeFace: Equatable {
    let tiles: [HomeTile]
    /// The number of successive days with a solved board of the day.
    let streak: Int
    /// Seconds until the next boards.
    let wait: Int
    /// The outcomes of the last days.
    let outcomes: [Int: DailyRecord.Outcome]
    let today: Int
    /// The last games of all kinds, with the newest first.
    let recent: [RecentGame]
}

/// Today's board of a game.
struct HomeTile: Equatable {
    let game: GameName
    let title: String
    let emblem: [PixelPicture]
    /// The row of the menu that the tile stands for. A press on the tile chooses this row.
    let row: ListRow
    /// The best time today, if the board was solved without help.
    let time: GameTime?
    let isSolved: Bool
    /// The mark and the text for the state of the board.
    let mark, state: String
}

extension DailyBoards {
    /// A mark and a text for the state of a game's board. The text is the time, or the state in
    /// words. A board that was solved with help has no time.
    func state(of game: GameName, isBegun: Bool, _ words: Words) -> (mark: String, text: String) {
        if let time = times[game] { return ("●", time.text) }
        if solved.contains(game) { return ("◐", words.statistics.helped) }
        return isBegun ? ("◔", words.menu.isBegun) : ("○", words.menu.toDo)
    }
}

extension HomeFace {
    /// Creates the tiles. Pressing a tile starts today's board of its game, or resumes it.
    init(_ boards: DailyBoards, _ starts: [(press: Effect, isBegun: Bool)], _ words: Words) {
        tiles = zip(GameModule.all, starts).map { game, start in
            let title = game.title(words)
            let state = boards.state(of: game.name, isBegun: start.isBegun, words)
            return HomeTile(
                game: game.name, title: title, emblem: game.emblem(),
                row: ListRow(
                    id: "today \(game.name)", title: title,
                    summary: words.menu.todaysBoard(of: title), press: [start.press]),
                time: boards.times[game.name], isSolved: boards.solved.contains(game.name),
                mark: state.mark, state: state.text)
        }
        (streak, wait) = (boards.streak, boards.wait)
        (outcomes, today, recent) = (boards.outcomes, boards.today, boards.recent)
    }
}
