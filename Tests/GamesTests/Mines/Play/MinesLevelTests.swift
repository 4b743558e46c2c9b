import Games
import Testing

@Suite struct `A game of mines with a difficulty` {
    private func game(
        _ level: MinesDifficulty.Level, _ size: MinesSize, seed: UInt64, from cell: Int
    ) -> MinesGame {
        var game = MinesGame(options: MinesOptions(size: size, level: level), seed: seed)
        game.act(.open(cell))
        return game
    }

    private func level(_ game: MinesGame, from cell: Int) -> MinesDifficulty.Level? {
        game.table.board?.difficulty(from: cell)?.level
    }

    @Test(arguments: MinesDifficulty.Level.allCases, [MinesSize.small, .medium])
    func `has a board of this difficulty, from the cell that the player opens`(
        _ wanted: MinesDifficulty.Level, _ size: MinesSize
    ) throws {
        for (seed, cell) in [(1, 0), (2, size.middle), (3, size.count - 1)] {
            var game = game(wanted, size, seed: UInt64(seed), from: cell)
            #expect(game.options.level == wanted && level(game, from: cell) == wanted)
            #expect(
                game.seed <= UInt32.max, "The number of the board must be short enough to type.")
            // The board is the one of its number, and remains the same after a restart.
            let board = MinesBoard(size: size, start: cell, seed: game.seed)
            #expect(game.table.board == board)
            game.act(.pause(true))
            #expect(try rewritten(game) == game)
            game.act(.restart)
            game.act(.open(cell))
            #expect(game.table.board == board)
            game.act(.newGame)
            game.act(.open(cell))
            #expect(game.table.board != board && level(game, from: cell) == wanted)
        }
    }

    @Test func `takes the nearest difficulty that its size has`() throws {
        let size = try #require(MinesSize(rawValue: "4x4/1"))
        var game = game(.hard, size, seed: 1, from: 0)
        #expect(game.options.level == .easy && level(game, from: 0) == .easy)
        // The next game looks for the requested difficulty again.
        game.act(.pause(true))
        #expect(try rewritten(game) == game)
        game.act(.restart)
        game.act(.newGame)
        #expect(game.options.level == .hard)
    }

    @Test func `ends its search when its work is spent, with the nearest board so far`() throws {
        let size = try #require(MinesSize(rawValue: "30x16/120"))
        let work = WorkBudget(limit: 5_000_000)
        let search = MinesSearch(size: size, start: size.middle, tries: 600)
        func distance(_ board: MinesBoard) -> Int? {
            board.difficulty(from: size.middle).map { $0.level == .easy ? 0 : 1 }
        }
        let found = try #require(work.counting { search.nearest(from: 1, distance: distance) })
        // Most boards of this size are hard, so the search would go on to the last board.
        #expect(work.isSpent && work.spent < 10_000_000, "\(work.spent)")
        #expect(found.distance > 0 && found.distance == distance(found.board))
        #expect(found.board == MinesBoard(size: size, start: size.middle, seed: found.seed))
    }

    @Test func `applies only to boards without guesses that are not huge`() throws {
        #expect(MinesOptions(allowsGuesses: true, level: .easy).level == nil)
        let huge = try #require(MinesSize(rawValue: "60x40/400"))
        #expect(MinesOptions(size: huge, level: .easy).level == nil)
        #expect(MinesOptions(size: .large, level: .easy).level == .easy)
    }
}
