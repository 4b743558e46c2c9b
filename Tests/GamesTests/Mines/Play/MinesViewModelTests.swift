import Games
import ReactiveTesting
import Testing

@Suite struct `The view model of mines` {
    private let game = MinesGame.placed(.small, seed: 5)

    @Test func `the clock starts with the first action, and a pause stops it and hides the board`()
    {
        let session = MinesSession(MinesGame(options: MinesOptions(), seed: 5, start: 40))
        session.wait(5)
        #expect(session.last.clock.time.total == 0 && session.seen.count == 1)
        // The board cannot be studied while the clock does not run.
        #expect(session.last.cells.allSatisfy { $0 == .covered } && session.last.start == 40)
        session.play(.open(0))
        #expect(session.last.cells[40] == .open(0) && session.last.start == nil)
        session.wait(3.5)
        session.play(.hint)
        #expect(session.last.clock.time.total == 3 && session.last.hint != nil)
        session.play(.pause(true))
        session.wait(60)
        #expect(session.last.cells.allSatisfy { $0 == .covered } && session.last.hint == nil)
        #expect(session.last.phase == .paused && session.last.clock.time.total == 3)
        session.play(.open(game.safe[1]), .mark(0), .pause(false))
        session.wait(0.5)
        #expect(session.last.clock.time.total == 4)
        #expect(session.last.cells.contains(.open(0)))
    }

    @Test func `the state does not show where a mine is before the end`() {
        for seed in 0..<20 {
            var game = MinesGame.placed(.small, seed: UInt64(seed))
            let model = MinesViewModel(
                game, judge: ImmediateMinesJudge(), scheduler: VirtualTimeScheduler())
            let seen = model.seen(of: game)
            #expect(!seen.cells.contains { [.mine, .fatal, .wrongFlag].contains($0) })
            #expect(seen.result == nil && seen.verdict == nil)
            game.play(.mark(game.safe[0]))
            #expect(model.seen(of: game).minesLeft == 9)
            #expect(model.seen(of: game).cells[game.safe[0]] == .flagged)
        }
    }

    @Test func `a game is saved, paused, from its first action to its end`() {
        let session = MinesSession(MinesGame(options: MinesOptions(), seed: 5, start: 40))
        #expect(session.saved == nil)
        session.play(.mark(0))
        session.wait(2.3)
        #expect(session.saved?.phase == .paused)
        session.play(.mark(0), .open(40))
        for cell in game.safe { session.play(.open(cell)) }
        #expect(session.last.phase == .won && session.saved == nil)
        #expect(session.last.result?.tenths == 23)
        #expect(session.news.last == session.last.result.map { .finished($0) })
        session.wait(10)
        #expect(session.last.result?.tenths == 23)
    }

    @Test func `a loss shows the mines, and whether it could have been avoided by logic`() {
        let session = MinesSession(game)
        let mine = game.table.board?.mines[0] ?? 0
        session.play(.open(mine))
        #expect(session.last.phase == .lost && session.last.verdict != nil)
        #expect(session.last.cells[mine] == .fatal)
        // The board needs no guesses, so a safe cell could be known.
        #expect(session.last.openings.count == 2 && session.last.lookBack.mistakes == [1])
        #expect(session.last.cells.count { $0 == .mine } == 9)
        session.play(.newGame)
        #expect(session.news.last == .begun && session.last.phase == .ready)
    }
}
