/// The first screen.
struct MenuWords: Sendable {
    let memory, sudoku, klondike, statistics, settings, help, quit: String

    /// What stands before a game that was left, to go on with it.
    let goOn: String

    /// A line about each game.
    let memorySummary, sudokuSummary, klondikeSummary: String

    func title(of game: GameName) -> String {
        switch game {
        case .memory: memory
        case .sudoku: sudoku
        case .klondike: klondike
        }
    }

    func summary(of game: GameName) -> String {
        switch game {
        case .memory: memorySummary
        case .sudoku: sudokuSummary
        case .klondike: klondikeSummary
        }
    }
}
