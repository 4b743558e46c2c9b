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
        case .klondike: klondikeRequest = request(nil)
        }
    }
}
