import Games
import Testing

@Suite struct `The rules of mines` {
    private func game(
        _ size: MinesSize = .small, seed: UInt64 = 1, questionMarks: Bool = false
    ) -> MinesGame {
        MinesGame(options: MinesOptions(size: size, allowsQuestionMarks: questionMarks), seed: seed)
    }

    @Test func `the first cell is never a mine and opens a region, wherever it is`() {
        for size in [MinesSize.small, MinesSize(width: 4, height: 4, mines: 4)] {
            for cell in 0..<size.count {
                var game = game(size, seed: UInt64(cell))
                game.play(.open(cell))
                #expect(game.position.faces[cell] == .open(0))
                #expect(game.table.board?.mines.count == size.mines)
            }
        }
    }

    @Test func `the same seed and first cell make the same board, and others do not`() {
        func mines(_ seed: UInt64, _ cell: Int) -> [Int]? {
            var game = game(seed: seed)
            game.play(.open(cell))
            return game.table.board?.mines
        }
        #expect(mines(3, 40) == mines(3, 40))
        #expect(mines(3, 40) != mines(4, 40) && mines(3, 40) != mines(3, 41))
        #expect(mines(3, 40) == [0, 4, 20, 34, 59, 60, 63, 66, 70, 72])
    }

    @Test func `a game that opens its own first cell is one board for every player`() {
        let one = MinesGame.placed(.small, seed: 5)
        #expect(one.position.faces[40] == .open(0) && one.phase == .playing && one.moveCount == 1)
        #expect(one == MinesGame.placed(.small, seed: 5))
        // Even if a region could be the whole board, something is left to open.
        for seed in 0..<50 {
            let size = MinesSize(width: 4, height: 4, mines: 1)
            let tiny = MinesGame.placed(size, seed: UInt64(seed))
            #expect(!tiny.safe.isEmpty)
        }
    }

    @Test func `a flag keeps a cell closed, and can be removed`() {
        var game = MinesGame.placed(.small, seed: 5)
        let cell = game.safe[0]
        game.play(.mark(cell), .open(cell))
        #expect(game.position.faces[cell] == .flagged)
        game.play(.mark(cell))
        #expect(game.position.faces[cell] == .covered)
        game.play(.mark(-1), .mark(81), .open(-1), .open(81), .chord(-1), .chord(81))
        #expect(game.moveCount == 3)
    }

    @Test func `a question mark follows a flag if it is enabled, and keeps no cell closed`() {
        var game = game(questionMarks: true)
        game.play(.mark(0), .mark(0))
        #expect(game.position.faces[0] == .questioned)
        game.play(.open(0))
        #expect(game.position.faces[0] == .open(0))
    }

    @Test func `a flag inside a region stays, and the cells behind it stay closed`() {
        var game = game(MinesSize(width: 4, height: 4, mines: 1), seed: 9)
        game.play(.mark(5), .open(15))
        #expect(game.position.faces[5] == .flagged)
        #expect(game.isSound)
    }

    @Test func `a chord opens the other neighbors if the flags equal the number`() throws {
        var game = MinesGame.placed(.small, seed: 5)
        let board = try #require(game.table.board)
        let cell = try #require(
            game.position.faces.indices.first { cell in
                game.position.faces[cell].number ?? 0 > 0
                    && !game.safe.filter(board.size.neighbors(of: cell).contains).isEmpty
            })
        let around = board.size.neighbors(of: cell)
        let closed = around.filter { game.position.faces[$0] == .covered }
        let (before, moves) = (game.position, game.moveCount)
        #expect(news(&game, .chord(cell)) == [.refused(.misfit(closed))])
        #expect(game.position == before && game.moveCount == moves)
        for mine in around where board.isMine[mine] { game.play(.mark(mine)) }
        game.play(.chord(cell))
        #expect(around.allSatisfy { board.isMine[$0] || game.position.faces[$0].number != nil })
    }

    @Test func `a chord with a wrong flag loses, and shows the flag and the mines`() throws {
        for seed in 0..<20 {
            var game = MinesGame.placed(.small, seed: UInt64(seed))
            let board = try #require(game.table.board)
            let cells = game.position.faces.indices.filter { game.position.faces[$0] == .open(1) }
            for cell in cells {
                let closed = board.size.neighbors(of: cell).filter {
                    game.position.faces[$0] == .covered
                }
                guard let wrong = closed.first(where: { !board.isMine[$0] }) else { continue }
                game.play(.mark(wrong), .chord(cell))
                #expect(game.phase == .lost)
                #expect(game.position.faces[wrong] == .wrongFlag)
                let shown = game.position.faces.count { $0 == .mine || $0 == .fatal }
                #expect(shown == board.size.mines && game.verdict != nil)
                return
            }
        }
        Issue.record("No board has a chord with a wrong flag.")
    }

    @Test func `opening all cells without mines wins, and nothing can be done after that`() {
        var game = MinesGame.placed(.medium, seed: 3)
        for cell in game.safe { game.play(.open(cell)) }
        #expect(game.phase == .won)
        #expect(game.position.faces.count { $0 == .flagged } == 40)
        let after = game
        game.play(.open(0), .mark(0), .chord(0), .hint, .pause(true))
        #expect(game == after)
    }

    @Test func `a new game has another board`() {
        var game = MinesGame.placed(.small, seed: 3)
        game.play(.open(game.safe[0]), .mark(game.table.board?.mines.first ?? 0))
        let result = game.result
        #expect(news(&game, .newGame) == [.givenUp(result), .begun])
        #expect(game.phase == .ready && game.table.board == nil && game.seed != 3)
        #expect(news(&game, .newGame) == [.begun])
    }

    @Test func `a hint shows where, then why, and then opens the cell`() throws {
        var game = MinesGame.placed(.small, seed: 5)
        game.play(.hint)
        let hint = try #require(game.hint)
        #expect(hint.stage == .look && game.phase == .playing)
        game.play(.hint)
        #expect(game.hint?.stage == .reason)
        game.play(.hint)
        #expect(game.hint == nil && game.help.hints == 1)
        #expect(hint.safe.allSatisfy { game.position.faces[$0].number != nil })
        #expect(hint.mines.allSatisfy { game.position.faces[$0] == .flagged })
    }

    @Test func `a hint opens a cell that was wrongly flagged`() {
        var game = MinesGame.placed(.small, seed: 5)
        for cell in game.safe { game.play(.mark(cell)) }
        #expect(game.playByHints() == 0)
        #expect(game.phase == .won)
    }

    @Test func `without a certain cell, a hint shows the odds and opens nothing`() {
        var guesses = 0
        for seed in 0..<60 where guesses < 3 {
            var game = MinesGame.placed(.medium, seed: UInt64(seed), allowsGuesses: true)
            #expect(game.playByHints() <= 1)
            guard !game.phase.isOver, case .guess(let chance)? = game.hint?.rule else { continue }
            guesses += 1
            #expect(chance > 0 && chance < 1 && game.guesses ?? 0 > 0)
            let before = game.table
            game.play(.hint, .hint)
            #expect(game.table == before)
        }
        #expect(guesses == 3)
    }

    @Test func `the fewest clicks are one for each region and one for each cell outside them`()
        throws
    {
        let read = try MinesBoard.read("6x4/2 *...../....../....o./*.....")
        // One region, and two cells between the mines that it does not reach.
        #expect(read.board.clicks() == 3 && read.start == 16)
        let dense = try MinesBoard.read("4x4/4 .*.*/..../*.../.*.o")
        #expect(dense.board.clicks() == 7)
        #expect(dense.board.clicks { $0 == 0 } == 1)
    }

    @Test func `time, clicks and efficiency are computed to a tenth`() {
        var game = MinesGame.placed(.small, seed: 5)
        let needed = game.table.board?.clicks() ?? 0
        let done = game.result.done
        #expect(done == 1 && needed > done)
        for (number, cell) in game.safe.enumerated() {
            game.act(.open(cell), at: .milliseconds(1000 + 250 * number))
        }
        let result = game.result
        #expect(result.isWon && result.done == needed && result.needed == needed)
        #expect(result.moves <= game.options.size.count)
        #expect(result.efficiency == Double(needed) / Double(result.moves))
        #expect(result.speed == Double(needed) / (Double(result.tenths) / 10))
        #expect(result.tenths > 0)
    }

    private func news(_ game: inout MinesGame, _ action: MinesGame.Action) -> [MinesNews] {
        game.act(action)
    }
}
