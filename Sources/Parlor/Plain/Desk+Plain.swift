import Games
import Reactive

// What was left of each game.

extension Desk {
    func hasLeft(_ game: GameName) -> Bool {
        switch game {
        case .memory: memory.left != nil
        case .sudoku: sudokuShelf.left != nil
        case .klondike: klondikeShelf.left != nil
        }
    }

    /// The next game is a new one.
    func giveUp(_ game: GameName) {
        switch game {
        case .memory: memory.startOver()
        case .sudoku: sudokuShelf.startOver()
        case .klondike: klondikeShelf.startOver()
        }
    }

    func sudokuRequest(_ level: SudokuLevel?) -> BoardRequest {
        isDaily ? .daily(today, level ?? .medium) : .level(level, seed: seed(variant: 0))
    }

    var klondikeRequest: Klondike.Request {
        Klondike.Request(isDaily ? .daily(today) : .random, isWinnable: true)
    }

    func recordPlain(_ result: Sudoku.Result) {
        record(
            GameResult(
                game: .sudoku, variant: result.level?.name ?? "Own", endedAt: now,
                isWon: result.isWon, seconds: result.seconds, moves: result.moves,
                seed: result.seed ?? 0, isDaily: result.name == today.description, stars: nil))
    }

    func recordPlain(_ result: Klondike.Result) {
        record(
            GameResult(
                game: .klondike, variant: "", endedAt: now, isWon: result.isWon,
                seconds: result.seconds, moves: result.moves, seed: result.deal.number ?? 0,
                isDaily: result.day != nil, stars: nil))
    }
}
