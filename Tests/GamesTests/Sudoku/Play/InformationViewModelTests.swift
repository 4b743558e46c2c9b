import Games
import Reactive
import Testing

/// The line above the board, changed by its game.
@Suite struct `The information of a sudoku` {
    private func running(
        _ data: SudokuData = .example, mistakeLimit: Int? = 3, resolution: Duration = .seconds(1)
    ) -> PlayedSudoku {
        let game = PlayedSudoku(
            [.data(data)], mistakeLimit: mistakeLimit, resolution: resolution)
        game.begin()
        return game
    }

    @Test func `the clock continues from the saved time while the game runs, and then stops`() {
        let game = running()
        game.wait(5)
        game.restartGame()
        #expect(game.time == "0:00")
        game.wait(42)
        let again = PlayedSudoku(saved: game.saved)
        again.begin()
        #expect(again.time == "0:42")
        again.wait(2)
        #expect(again.time == "0:44")
    }

    @Test func `minutes above sixty are not shown as hours`() {
        let game = running()
        game.wait(3600)
        #expect(game.time == "60:00")
    }

    @Test func `mistakes stop at the limit, and start from zero in a new game`() {
        let game = running()
        for _ in 1...5 { game.makeMistakeAndUndo() }
        #expect(game.mistakes == [0, 1, 2, 3])
        game.restartGame()
        game.makeMistakeAndUndo()
        #expect(game.mistakes == [0, 1, 2, 3, 0, 1])
    }

    @Test func `mistakes without a limit are only counted`() {
        let game = running(mistakeLimit: nil)
        for _ in 1...5 { game.makeMistakeAndUndo() }
        #expect(game.mistakes == [0, 1, 2, 3, 4, 5])
    }

    @Test func `the level is the level of the puzzle`() {
        var hard = SudokuData.example
        hard = SudokuData(problem: hard.problem, solution: hard.solution, level: .hard)
        let game = running()
        game.act(.given(hard))
        #expect(game.levels == [.easy])
        let other = PlayedSudoku([.data(.example), .data(hard)])
        other.begin()
        other.another()
        #expect(other.levels == [.easy, .hard])
    }

    @Test func `a late subscriber gets the current information`() {
        let seen = SudokuInformationViewModel(scheduler: VirtualTimeScheduler())
            .transform(.init())
        var (first, second): ([Int], [Int]) = ([], [])
        let bag = DisposeBag()
        seen.mistakes.drive { first.append($0) }.disposed(by: bag)
        seen.mistakes.drive { second.append($0) }.disposed(by: bag)
        #expect(first == [0] && second == [0])
    }

    @Test func `short pauses lose no part of the elapsed time`() {
        let game = running(resolution: .milliseconds(100))
        for _ in 1...10 {
            game.hold(false)
            game.wait(0.9)
            game.hold(true)
            game.wait(0.2)
        }
        #expect(game.time == "0:09")
    }

    @Test func `a stopped clock sets no timer`() {
        let game = running()
        game.wait(3)
        game.hold(true)
        // If a timer were set, this call would never return.
        game.scheduler.start()
        #expect(game.time == "0:03")
    }
}
