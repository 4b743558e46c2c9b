import Games
import Testing

/// Bugs of the app after which this game was made. They must not come back.
@Suite struct `Bugs of the original sudoku` {
    private struct Outage: Error {}

    private func running(_ data: SudokuData = .example) -> PlayedSudoku {
        let game = PlayedSudoku([.data(data)])
        game.begin()
        return game
    }

    @Test func `1 · keys without a cursor do nothing, also after a restart and in a new game`() {
        let game = running()
        func tryEachKey() {
            let (board, events) = (game.board, game.written.count)
            game.press(1, 2, 3, 4, 5, 6, 7, 8, 9)
            game.note(1)
            game.use(.erase, .undo, .toggleNotes)
            game.press(1)
            game.use(.toggleNotes)
            #expect(game.board == board && game.written.count == events && game.cursor == nil)
        }
        tryEachKey()
        game.tap(0, 2)
        game.restartGame()
        tryEachKey()
        game.tap(0, 2)
        game.another()
        tryEachKey()
    }

    @Test func `2 · undoing before the first board does nothing`() {
        let game = PlayedSudoku(after: .seconds(2))
        game.use(.undo, .redo, .returnToSavePoint)
        game.act(.undoToLastRight)
        game.begin()
        game.use(.undo, .redo, .returnToSavePoint)
        game.act(.undoToLastRight)
        game.wait(2)
        #expect(game.board == SudokuBoard(SudokuData.example.problem))
    }

    @Test func `3 · a cell that is tapped while a puzzle is loading is not selected`() {
        let game = PlayedSudoku(after: .seconds(2))
        game.tap(0, 2)
        game.begin()
        for cell in [-1, 0, 40, 80, 81] { game.tap(cell) }
        game.wait(2)
        #expect(game.cursor == nil)
        for cell in [-1, 81, .max, .min] { game.tap(cell) }
        #expect(game.cursor == nil)
    }

    @Test func `4 · an error starts no clock, however many alerts there were before`() {
        let game = PlayedSudoku([.failure(Outage())], after: .seconds(2))
        game.begin()
        game.wait(6)
        #expect(game.alert == .error && game.time == "0:00" && !game.isRunning)

        let other = PlayedSudoku([.data(.example), .failure(Outage())], after: .seconds(2))
        other.begin()
        other.wait(5)
        other.hold(true)
        other.another()
        other.wait(6)
        #expect(other.alert == .error && other.time == "0:03" && !other.isRunning)
        other.hold(true)
        other.hold(false)
        other.wait(3)
        #expect(other.time == "0:03" && !other.isRunning)
    }

    @Test func `5 · the clock is stopped during the fireworks`() {
        let game = running()
        game.wait(7)
        game.solve()
        game.wait(60)
        #expect(game.time == "0:07" && game.results.first?.seconds == 7)
    }

    @Test func `6 · a finished game is not saved, and not restored`() throws {
        let won = running(.example.missing(2))
        let almost = try #require(won.saved)
        won.tap(2)
        won.press(4)
        #expect(won.saved == nil)
        won.wait(60)
        #expect(won.saved == nil)
        let lost = running()
        for _ in 1...3 { lost.makeMistakeAndUndo() }
        #expect(lost.saved == nil)

        var solved = almost.goingOn
        solved.apply(.init(.sheet(.tap(2)), at: .zero))
        solved.apply(.init(.sheet(.number(4)), at: .zero))
        #expect(throws: DecodingError.self) { try rewritten(solved) }
        var over = SudokuGame.begun(.example)
        over.apply(.init(.sheet(.tap(2)), at: .zero))
        for digit in [5, 3, 5] { over.apply(.init(.sheet(.number(digit)), at: .zero)) }
        #expect(over.phase == .overMistake)
        #expect(throws: DecodingError.self) { try rewritten(over) }
    }

    @Test func `7 · any solution of an ambiguous puzzle ends the game`() {
        let game = running(.ambiguous)
        game.solve(.ambiguousOtherwise)
        #expect(game.alert == .success)
    }

    @Test func `8 · a repeated digit is no second mistake`() {
        let game = running()
        game.tap(0, 2)
        game.press(5, 5, 5)
        #expect(game.mistakes == [0, 1] && game.alert == nil)
    }

    @Test func `9 · colors follow from the board, whichever cell was selected before`() {
        let game = running()
        game.tap(0, 2)
        game.press(5)
        #expect(game.faces[0].isConflict && game.faces[2].isConflict)
        game.tap(8, 0)
        #expect(game.faces[0].isConflict && game.faces[2].isConflict)
        game.use(.undo)
        #expect(!game.faces.contains { $0.isConflict })
        game.tap(0, 2)
        game.press(4)
        let again = PlayedSudoku(saved: game.saved)
        again.begin()
        #expect(!again.faces[2].isGiven && again.faces[0].isGiven)
        let givens = again.faces.filter(\.isGiven).count
        #expect(givens == SudokuData.example.problem.clueCount)
    }

    @Test func `10 · peers and conflicts have no duplicates, and a restart clears them`() {
        let game = running()
        game.tap(0, 2)
        game.press(5)
        #expect(game.faces.cells(where: \.isPeer).count == 20)
        #expect(Array(game.faces.conflicts) == [0])
        game.restartGame()
        #expect(!game.faces.contains { $0.isPeer || $0.isSame || $0.isCursor })
    }

    @Test func `11 · a digit on a clue has no effect at all`() {
        let game = running()
        game.tap(0, 0)
        let events = game.events
        game.press(9)
        game.use(.erase)
        game.note(2)
        #expect(game.events == events)
    }

    @Test func `12 · no timer runs without a subscriber`() {
        // If the interval continued without listeners, this would never end.
        let scheduler = {
            let game = running()
            game.wait(3)
            return game.scheduler
        }()
        scheduler.start()
        #expect(scheduler.clock < 100)
    }

    @Test func `13 · loading and alerts are outputs, and after an error a new game works`() {
        let game = PlayedSudoku([.failure(Outage()), .data(.example)], after: .seconds(1))
        game.begin()
        game.wait(1)
        #expect(game.loading == [true, false] && game.alerts == [nil, .error])
        game.another()
        game.wait(4)
        #expect(game.loading == [true, false, true, false])
        #expect(game.alerts == [nil, .error, nil] && game.time == "0:03")
    }

    @Test
    func `14 · a failing source reports one failure, and an answer without grids is an error`() {
        let game = PlayedSudoku([.failure(Outage())])
        game.begin()
        #expect(game.failures == [.other("Outage()")] && game.alerts == [.error])
        #expect(throws: DecodingError.self) {
            try decodedSudoku(#"{"newboard":{"grids":[],"results":0,"message":"All Ok"}}"#)
        }
    }

    @Test func `15 · a second is counted when it is over`() {
        let game = PlayedSudoku(resolution: .milliseconds(100))
        game.begin()
        game.wait(59.5)
        #expect(game.time == "0:59")
        game.wait(0.5)
        #expect(game.time == "1:00")
        #expect(!game.times.contains("0:60"))
    }

    @Test func `16 · a game is saved during play, and a lost one can be left`() {
        let game = running()
        game.tap(0, 2)
        game.press(4)
        // The player has not left the screen.
        #expect(game.saved?.board[2] == 4)
        for _ in 1...3 { game.makeMistakeAndUndo() }
        #expect(game.alert == .overMistake && game.saved == nil)
    }

    @Test func `17 · unchanged values are not emitted again`() {
        let game = running()
        game.tap(0, 2)
        game.tap(0, 2)
        #expect(game.cursors == [nil, 2])
        let events = game.events
        game.use(.undo, .redo, .erase, .returnToSavePoint)
        for action in [SudokuGame.Action.undoToLastRight, .dismissHint] { game.act(action) }
        #expect(game.events == events)
        #expect(zip(game.written, game.written.dropFirst()).allSatisfy { $0 != $1 })
    }
}
