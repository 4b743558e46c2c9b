import Games
import Reactive
import Testing

@Suite struct `A game of sudoku` {
    private struct Outage: Error {}

    private func running(_ data: SudokuData = .example) -> PlayedSudoku {
        let game = PlayedSudoku([.data(data)])
        game.begin()
        return game
    }

    // MARK: Getting a puzzle

    @Test func `a new game requests a puzzle once, and shows that it is waiting`() {
        let game = PlayedSudoku(after: .seconds(2))
        game.wait(3)
        #expect(game.boards.asked.isEmpty)
        game.begin()
        #expect(game.boards.asked == [.level(.easy, seed: 7)])
        #expect(game.faces == Array(repeating: SudokuFace(), count: 81))
        game.wait(2)
        #expect(game.loading == [true, false] && game.levels == [nil, .easy])
        #expect(game.faces[0].digit == 5 && game.faces[0].isGiven && game.cursor == nil)
    }

    @Test func `a saved game requests nothing, and its time continues`() {
        let before = running()
        before.tap(0, 2)
        before.press(5)
        before.tap(0, 3)
        before.note(2)
        before.wait(42)
        let game = PlayedSudoku(saved: before.saved)
        game.wait(9)
        game.begin()
        #expect(game.time == "0:42")
        #expect(game.boards.asked.isEmpty && game.loading == [false])
        #expect(game.board[cell(0, 2)] == 5 && game.board.notes[cell(0, 3)] == [2])
        #expect(game.mistakes.last == 1)
        game.wait(2)
        #expect(game.time == "0:44")
    }

    @Test func `the old game ignores input until the new one arrives`() {
        let game = PlayedSudoku(
            [.data(.example), .data(.example.missing(0, 1, 2))], after: .seconds(2))
        game.begin()
        game.wait(2)
        game.tap(0, 2)
        game.press(4)
        game.use(.toggleNotes)
        game.wait(3)
        game.hold(true)
        game.act(.puzzle(.hard))
        #expect(game.alert == nil && game.loading.last == true)
        #expect(game.faces.allSatisfy { $0 == SudokuFace() })
        let events = game.events
        game.tap(0, 3)
        game.press(2)
        game.hold(false)
        game.use(.redo, .toggleNotes)
        game.wait(1)
        #expect(game.events == events)
        game.wait(1)
        #expect(game.loading.last == false && game.time == "0:00" && game.mistakes.last == 0)
        #expect(game.cursor == nil && game.writesNotes.last == false && game.undoable.last == false)
        #expect(game.board[3] == 6 && game.board[0] == 0)
        guard case .level(.hard, _)? = game.boards.asked.last else {
            Issue.record("asked for \(game.boards.asked)")
            return
        }
        game.wait(3)
        #expect(game.time == "0:03")
    }

    @Test func `a second request ignores the answer to the first`() {
        let game = PlayedSudoku(
            [.data(.example), .data(.example.missing(0))], after: .seconds(2))
        game.begin()
        game.wait(1)
        game.another()
        game.wait(1)
        #expect(game.loading.last == true)
        game.wait(1)
        #expect(game.board[1] == 3 && game.board[3] == 6)
        #expect(game.loading == [true, false])
    }

    @Test func `a failing source makes one error, and can be tried again`() {
        let game = PlayedSudoku(
            [.failure(Outage()), .failure(PuzzleFailure.noSolution), .data(.example)],
            after: .seconds(2))
        game.begin()
        game.wait(2)
        #expect(game.alerts == [nil, .error] && game.failures == [nil, .other("Outage()")])
        #expect(game.loading == [true, false])
        game.wait(4)
        #expect(game.time == "0:00" && !game.isRunning && game.saved == nil)
        game.hold(false)
        game.tap(0, 2)
        #expect(game.alert == .error && game.cursor == nil)
        game.tryAgain()
        game.tryAgain()
        #expect(game.alert == nil && game.boards.asked.count == 2)
        game.wait(2)
        #expect(game.failures.last == .noSolution)
        game.tryAgain()
        game.wait(5)
        #expect(game.alert == nil && game.time == "0:03" && game.board[0] == 5)
    }

    @Test func `a game stays saved until another puzzle arrives`() {
        let game = PlayedSudoku([.data(.example), .failure(Outage())], after: .seconds(1))
        game.begin()
        game.wait(1)
        game.tap(0, 2)
        game.press(4)
        game.hold(true)
        game.another()
        #expect(game.saved?.board[cell(0, 2)] == 4)
        game.wait(1)
        #expect(game.alert == .error && game.saved?.board[cell(0, 2)] == 4)
    }

    @Test func `leaving the screen cancels the request`() {
        let scheduler = VirtualTimeScheduler()
        let boards = ScriptedBoards([.data(.example)], after: .seconds(2), scheduler: scheduler)
        let start = PublishRelay<SudokuGame.Action>()
        let output = SudokuViewModel(
            SudokuRequests(.level(nil, seed: 1)), source: boards, scheduler: scheduler
        ).transform(.init(actions: start.asObservable()))
        let subscription = output.seen.board.faces.drive(onNext: { _ in })
        #expect(boards.isAsked)
        subscription.dispose()
        #expect(!boards.isAsked)
    }

    // MARK: The clock

    @Test func `time passes only while a game is played`() {
        let game = PlayedSudoku(after: .seconds(2))
        game.wait(3)
        game.begin()
        game.wait(2)
        #expect(game.time == "0:00")
        game.wait(3)
        #expect(game.time == "0:03")
        game.hold(true)
        game.wait(10)
        #expect(game.time == "0:03")
        game.hold(false)
        game.wait(2)
        #expect(game.time == "0:05")
        game.hold(true)
        game.wait(10)
        game.hold(false)
        game.wait(2)
        #expect(game.time == "0:07")
        for _ in 1...3 { game.makeMistakeAndUndo() }
        game.wait(5)
        #expect(game.time == "0:07")
        game.restartGame()
        #expect(game.time == "0:00")
        game.wait(3)
        #expect(game.time == "0:03")
        for _ in 1...3 { game.makeMistakeAndUndo() }
        game.another()
        game.wait(2)
        #expect(game.time == "0:00")
        game.wait(3)
        #expect(game.time == "0:03")
    }

    // MARK: Mistakes

    @Test func `the third mistake ends the game, and undoing returns none`() {
        let game = running()
        game.makeMistakeAndUndo()
        game.makeMistakeAndUndo()
        #expect(game.mistakes == [0, 1, 2] && game.alert == nil)
        game.makeMistakeAndUndo()
        #expect(game.mistakes == [0, 1, 2, 3] && game.alerts == [nil, .overMistake])
        #expect(game.results.count == 1 && game.results.first?.isWon == false)
        #expect(game.saved == nil && !game.isRunning)
        let events = game.events
        game.tap(0, 3)
        game.press(2)
        game.use(.undo, .toggleNotes)
        game.hold(true)
        game.hold(false)
        game.wait(9)
        #expect(game.events == events)
    }

    @Test func `a restart begins the same puzzle with everything new, in a saved game too`() {
        let before = running()
        before.tap(0, 2)
        before.press(4)
        before.wait(42)
        let game = PlayedSudoku(saved: before.saved)
        game.begin()
        for _ in 1...3 { game.makeMistakeAndUndo() }
        game.restartGame()
        #expect(game.board == SudokuBoard(SudokuData.example.problem))
        #expect(game.time == "0:00" && game.mistakes.last == 0 && game.cursor == nil)
        #expect(game.undoable.last == false && game.writesNotes.last == false && game.isRunning)
        for _ in 1...3 { game.makeMistakeAndUndo() }
        #expect(game.results.count == 2)
    }

    @Test func `a game without a limit cannot be lost`() {
        let game = PlayedSudoku(mistakeLimit: nil)
        game.begin()
        for _ in 1...5 { game.makeMistakeAndUndo() }
        #expect(game.mistakes.last == 5 && game.alert == nil)
    }

    @Test func `the limit is known before the puzzle arrives`() {
        for limit in [nil, 5] {
            let game = PlayedSudoku(after: .seconds(2), mistakeLimit: limit)
            game.begin()
            #expect(game.seen?.awaitsPuzzle == true)
            #expect(game.seen?.information.mistakeLimit == limit)
        }
    }

    // MARK: Success

    @Test func `the last digit stops the clock, and ends the game once`() {
        let game = running()
        game.wait(7)
        game.solve()
        #expect(game.alerts == [nil, .success] && game.seen?.moment == .over)
        #expect(game.results.count == 1 && game.saved == nil)
        game.tap(0, 0)
        game.press(1)
        game.hold(true)
        game.wait(60)
        #expect(game.alerts == [nil, .success] && game.results.count == 1 && game.time == "0:07")
    }

    @Test func `a full board without a conflict succeeds, also with another solution`() {
        let game = running(.ambiguous)
        game.solve(.ambiguousOtherwise)
        #expect(game.alert == .success && game.results.first?.isWon == true)
        #expect(game.mistakes == [0])
    }

    @Test func `the result of a game has its time, mistakes and help`() {
        let game = running()
        game.wait(3)
        game.tap(0, 2)
        game.press(4, 5)
        game.use(.undo)
        game.wait(4)
        game.act(.hint)
        game.act(.dismissHint)
        game.solve()
        let result = game.results.first
        #expect(result?.isWon == true && result?.level == .easy && result?.seed == 7)
        #expect(result?.seconds == 7 && result?.mistakes == 1 && result?.mistakeLimit == 3)
        #expect(result?.help.hints == 1)
        let first = result?.firstMistake
        #expect(first?.cell == cell(0, 2) && first?.digit == 5)
        #expect(first?.move == 2 && first?.seconds == 3)
        #expect(result?.hardest == SudokuGrade(SudokuData.example.problem)?.hardest)
    }

    // MARK: Alerts

    @Test func `an alert hides the board and blocks play`() {
        let game = running()
        game.tap(0, 2)
        game.hold(true)
        #expect(game.faces == Array(repeating: SudokuFace(), count: 81))
        let events = game.events
        game.press(4)
        game.tap(1, 1)
        game.move(.down)
        game.use(.undo, .erase, .toggleNotes, .fillNotes, .savePoint)
        game.act(.hint)
        game.hold(true)
        #expect(game.events == events)
        game.hold(false)
        #expect(game.faces[2].isCursor && game.faces[0].digit == 5)
    }

    @Test func `a button of the alert has its effect, and that of another alert has none`() {
        let game = running()
        game.answer(.resume)
        game.hold(true)
        game.answer(.quit)
        #expect(game.alert == .pause)
        game.answer(.resume)
        #expect(game.alert == nil && game.isRunning)
        for _ in 1...3 { game.makeMistakeAndUndo() }
        game.restartGame()
        #expect(game.alert == nil && game.mistakes.last == 0 && game.news.last == .begun)
        for _ in 1...3 { game.makeMistakeAndUndo() }
        let asked = game.boards.asked.count
        game.answer(.newGame)
        #expect(game.alert == nil && game.boards.asked.count == asked + 1)
        let broken = PlayedSudoku([.failure(Outage()), .data(.example)], after: .seconds(1))
        broken.begin()
        broken.wait(1)
        broken.answer(.retry)
        #expect(broken.loading.last == true && broken.alert == nil)
    }

    // MARK: Saving

    @Test func `nothing is saved before there is a game`() {
        let game = PlayedSudoku([.failure(Outage()), .data(.example)], after: .seconds(1))
        game.begin()
        #expect(game.saved == nil)
        game.wait(2)
        #expect(game.saved == nil)
        game.tryAgain()
        game.wait(1)
        #expect(game.saved != nil)
    }

    @Test func `each move and each second is saved`() {
        let game = running()
        game.tap(0, 2)
        game.press(4)
        #expect(game.saved?.board[cell(0, 2)] == 4)
        game.wait(3)
        #expect(game.saved?.information.seconds == 3)
        #expect(game.saved?.information.isRunning == false)
        game.use(.undo)
        #expect(game.saved?.board[cell(0, 2)] == 0 && game.saved?.steps.canRedo == true)
    }

    @Test func `the game is freed with its screen`() {
        weak var relay: PublishRelay<SudokuGame.Action>?
        weak var scheduler: VirtualTimeScheduler?
        do {
            let start = PublishRelay<SudokuGame.Action>()
            let time = VirtualTimeScheduler()
            (relay, scheduler) = (start, time)
            let boards = ScriptedBoards([.data(.example)], scheduler: time)
            let output = SudokuViewModel(
                SudokuRequests(.level(nil, seed: 1)), source: boards, scheduler: time
            ).transform(.init(actions: start.asObservable()))
            let bag = DisposeBag()
            output.seen.board.faces.drive(onNext: { _ in }).disposed(by: bag)
            output.seen.information.clock.drive(onNext: { _ in }).disposed(by: bag)
            start.accept(.sheet(.tap(0)))
            time.advance(by: .seconds(3))
        }
        #expect(relay == nil && scheduler == nil)
    }
}
