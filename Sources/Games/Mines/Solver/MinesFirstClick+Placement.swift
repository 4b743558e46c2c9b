extension MinesFirstClick {
    /// The board with its mines. If a level is requested, the search goes through the boards of the
    /// seed and of the following seeds. It finds the first board of this level, or else a board of
    /// the nearest level.
    var placement: MinesPlacement {
        let found = seeksLevel ? nearest : nil
        var seed = found?.seed ?? seed
        var board = found?.board ?? board(of: seed)
        while leavesCells, board.region(from: cell).count == board.isMine.count(where: { !$0 }) {
            seed = Dice.seed(after: seed)
            board = self.board(of: seed)
        }
        return MinesPlacement(
            seed: seed,
            level: seeksLevel ? found?.board.difficulty(from: cell)?.level : options.level,
            board: board, guesses: options.allowsGuesses ? board.guesses(from: cell) : nil)
    }

    private func board(of seed: UInt64) -> MinesBoard {
        MinesBoard(
            size: options.size, start: cell, seed: seed, allowsGuesses: options.allowsGuesses)
    }

    /// The limits of the search for a level, in boards and in units of work. The search takes at
    /// most about one second, because the player waits.
    private static let (searchedBoards, searchWork) = (600, 66_000_000)

    private var nearest: (seed: UInt64, board: MinesBoard)? {
        guard let level = options.level else { return nil }
        let budget = WorkBudget(limit: MinesFirstClick.searchWork)
        let search = MinesSearch(
            size: options.size, start: cell, tries: MinesFirstClick.searchedBoards)
        let nearest = budget.counting {
            search.nearest(from: seed) { $0.difficulty(from: cell)?.level.distance(to: level) }
        }
        WorkBudget.note(budget.spent)
        return nearest.map { ($0.seed, $0.board) }
    }
}
