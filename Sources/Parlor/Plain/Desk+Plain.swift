import Games

// What was left of each game.

extension Desk {
    func hasLeft(_ game: GameName) -> Bool {
        switch game {
        case .memory: memory.left != nil
        case .sudoku: !sudoku.left.isEmpty
        case .klondike: klondike.left != nil
        }
    }

    /// The next game is a new one.
    func giveUp(_ game: GameName) {
        switch game {
        case .memory: memory.startOver()
        case .sudoku: sudoku.begin(isDaily ? .daily : .new)
        case .klondike: klondike.startOver()
        }
    }

    var plainKlondike: Klondike.Request {
        Klondike.Request(isDaily ? .daily(today) : .random, isWinnable: true)
    }

    func record(_ result: Klondike.Result) {
        record(
            GameResult(
                game: .klondike, variant: "\(result.rules.draw.rawValue)", endedAt: now,
                isWon: result.isWon, seconds: result.seconds, moves: result.moves,
                seed: result.deal.number ?? 0, isDaily: result.day != nil, stars: nil))
    }
}
