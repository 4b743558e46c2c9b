import Games
import TUI

/// The contents of the first screen: a tile for each of today's boards, the streak, and the time
/// until the next boards.
struct HomeState: Equatable {
    let tiles: [HomeTile]
    /// The number of successive days with a board of the day that was solved without help.
    let streak: Int
    /// Seconds until the next boards.
    var wait: Int
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
    /// The summary of the game, with its current settings.
    let summary: String
    let emblem: [PixelPicture]
    /// The tile as a row of the list. A press on the tile carries out the effects of this row.
    let row: ListRow
    let state: DailyState
    /// The mark and the text for the state of the board.
    let mark, text: String
}

/// The state of today's board of a game, for the game's tile and for the row of its lobby.
enum DailyState: Equatable {
    case toDo, isBegun, helped
    /// The board was solved without help, and this is the best time.
    case solved(GameTime)

    var isSolved: Bool { self != .toDo && self != .isBegun }

    /// A mark and a text. The text is the time, or the state in words.
    func shown(_ words: Words) -> (mark: String, text: String) {
        switch self {
        case .toDo: ("○", words.menu.toDo)
        case .isBegun: ("◔", words.menu.isBegun)
        case .helped: ("◐", words.statistics.helped)
        case .solved(let time): ("●", time.text)
        }
    }
}

extension HomeState {
    /// Creates the tiles. Pressing a tile starts or resumes today's board of its game.
    init(
        _ progress: DailyProgress, _ starts: [(press: Effect, state: DailyState, setup: String)],
        _ preferences: Preferences
    ) {
        let words = preferences.words
        tiles = zip(GameModule.all, starts).map { game, start in
            let title = game.title(words)
            let (mark, text) = start.state.shown(words)
            return HomeTile(
                game: game.name, title: title,
                summary: game.summary(preferences.settings, words), emblem: game.emblem(),
                row: ListRow(
                    id: "today \(game.name)", title: title,
                    summary: words.menu.todaysBoard(of: title, start.setup), press: [start.press]),
                state: start.state, mark: mark, text: text)
        }
        (streak, wait) = (progress.streak, progress.wait)
        (outcomes, today, recent) = (progress.outcomes, progress.today, progress.recent)
    }
}
