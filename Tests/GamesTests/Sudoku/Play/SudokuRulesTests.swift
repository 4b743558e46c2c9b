import Games
import Testing

@Suite struct `The rules of the sudoku` {
    private func game(
        _ options: SudokuOptions = SudokuOptions(), data: SudokuData = .example,
        _ actions: SudokuGame.Action...
    ) -> SudokuGame {
        var game = SudokuGame.begun(data, options: options)
        for action in actions { game.apply(.init(action, at: .zero)) }
        return game
    }

    // MARK: Mistakes against the solution

    @Test
    func `checked against the solution, every wrong digit is a mistake, and no right one is`() {
        let wrong = game(.init(marking: .solution), .sheet(.tap(2)), .sheet(.number(1)))
        #expect(wrong.information.mistakes == 1)
        // The right digit beside a wrong one.
        let right = game(
            .init(marking: .solution), .sheet(.tap(2)), .sheet(.number(1)), .sheet(.tap(7)),
            .sheet(.number(1)))
        #expect(right.information.mistakes == 1)
        #expect(right.faces[7].isConflict && !right.faces[7].isWrong && right.faces[2].isWrong)
    }

    @Test func `with several solutions, only visible conflicts are mistakes`() {
        let free = game(
            .init(marking: .solution), data: .ambiguous, .sheet(.tap(cell(6, 3))),
            .sheet(.number(4)))
        #expect(free.information.mistakes == 0 && !free.faces[cell(6, 3)].isWrong)
    }

    @Test func `the check for mistakes can be changed during a game`() {
        var game = game(SudokuOptions(), .sheet(.tap(2)), .sheet(.number(1)))
        #expect(!game.faces[2].isWrong)
        game.apply(.init(.set(.init(marking: .solution)), at: .zero))
        #expect(game.faces[2].isWrong && game.information.mistakes == 0)
    }

    // MARK: Notes

    @Test(arguments: [false, true])
    func `erasing a digit brings back the notes that it replaced and removed`(cleans: Bool) {
        var game = game(
            .init(cleansNotes: cleans), .sheet(.tap(2)), .sheet(.note(4)), .sheet(.note(2)),
            .sheet(.tap(3)), .sheet(.note(2)), .sheet(.note(6)))
        let before = game.board
        func act(_ actions: SudokuGame.Action...) {
            for action in actions { game.apply(.init(action, at: .zero)) }
        }
        act(.sheet(.tap(2)), .sheet(.number(2)))
        #expect(game.board.notes[2].isEmpty && game.board.notes[3] == (cleans ? [6] : [2, 6]))
        act(.use(.erase))
        #expect(game.board == before)
        // Another digit in between changes nothing.
        act(.sheet(.number(1)), .sheet(.number(4)), .use(.erase))
        #expect(game.board == before)
        // The second time, the notes are erased.
        act(.use(.erase))
        #expect(game.board.isEmpty(2) && game.board.notes[3] == before.notes[3])
        act(.use(.undo))
        #expect(game.board == before)
        // Notes that another digit excludes by now stay away if digits remove notes.
        act(.sheet(.number(4)), .sheet(.tap(5)), .sheet(.number(2)), .sheet(.tap(2)), .use(.erase))
        #expect(game.board.notes[2] == (cleans ? [4] : [2, 4]))
    }

    @Test func `a digit removes itself from the notes of its peers if the setting is on`() {
        let notes: [SudokuGame.Action] = [
            .sheet(.tap(2)), .sheet(.note(4)), .sheet(.note(2)), .sheet(.tap(3)), .sheet(.note(2)),
        ]
        for cleans in [false, true] {
            var game = SudokuGame.begun(.example, options: .init(cleansNotes: cleans))
            for action in notes + [.sheet(.tap(5)), .sheet(.number(2))] {
                game.apply(.init(action, at: .zero))
            }
            #expect(game.board.notes[2] == (cleans ? [4] : [2, 4]))
            #expect(game.board.notes[3] == (cleans ? [] : [2]))
            // The digit and the notes are one step.
            game.apply(.init(.use(.undo), at: .zero))
            #expect(game.board[5] == 0 && game.board.notes[2] == [2, 4])
        }
    }

    @Test func `all notes are filled in at once, in cells without notes`() {
        var game = game(SudokuOptions(), .sheet(.tap(2)), .sheet(.note(4)), .use(.fillNotes))
        #expect(game.board.notes[2] == [4])
        #expect(game.board.notes[3] == [2, 6])
        #expect((0..<81).allSatisfy { !game.board.isEmpty($0) })
        #expect(game.board.grid == SudokuData.example.problem)
        game.apply(.init(.use(.undo), at: .zero))
        #expect(game.board.notes[3].isEmpty && game.board.notes[2] == [4])
    }

    @Test func `filling in notes removes those that a digit excludes, and no others`() {
        // The row contains a 5 and a 3.
        var game = game(
            SudokuOptions(), .sheet(.tap(2)), .sheet(.note(4)), .sheet(.note(5)), .sheet(.tap(3)),
            .sheet(.note(5)), .use(.fillNotes))
        #expect(game.board.notes[2] == [4])
        #expect(game.board.notes[3] == [2, 6])
        let filled = game.board
        game.apply(.init(.use(.fillNotes), at: .zero))
        #expect(game.board == filled)
    }

    // MARK: Digit first

    @Test func `in digit-first mode, numbers select a digit and cells receive it`() {
        let options = SudokuOptions(isDigitFirst: true)
        var game = game(options, .sheet(.number(4)))
        #expect(game.sheet.armed == 4 && game.board == SudokuData.example.start)
        #expect(game.faces.indices.filter { game.faces[$0].isSame } == [36, 66])
        game.apply(.init(.sheet(.tap(2)), at: .zero))
        #expect(game.board[2] == 4)
        game.apply(.init(.sheet(.tap(0)), at: .zero))
        #expect(game.board[0] == 5 && game.sheet.cursor == 0)
        game.apply(.init(.use(.toggleNotes), at: .zero))
        game.apply(.init(.sheet(.tap(3)), at: .zero))
        #expect(game.board.notes[3] == [4])
        game.apply(.init(.sheet(.move(.right)), at: .zero))
        #expect(game.board == game.steps.present && game.board[4] == 7)
        game.apply(.init(.sheet(.number(4)), at: .zero))
        #expect(game.sheet.armed == nil)
        game.apply(.init(.sheet(.tap(5)), at: .zero))
        #expect(game.board.isEmpty(5))
        game.apply(.init(.sheet(.number(2)), at: .zero))
        game.apply(.init(.set(SudokuOptions()), at: .zero))
        #expect(game.sheet.armed == nil)
    }

    @Test(arguments: [false, true], [false, true])
    func `a digit for a named cell is written there in every mode`(
        _ isDigitFirst: Bool, _ writesNotes: Bool
    ) {
        let notes = writesNotes ? [SudokuGame.Action.use(.toggleNotes)] : []
        var game = game(
            SudokuOptions(isDigitFirst: isDigitFirst), .sheet(.number(7)), .sheet(.mark(.choose(3)))
        )
        for action in notes + [.sheet(.mark(.choose(5))), .sheet(.write(4, at: 2))] {
            game.apply(.init(action, at: .zero))
        }
        #expect(game.board[2] == 4 && game.board.cellsWithOtherDigits(than: game.data.start) == [2])
        #expect(game.board.notes == game.data.start.notes)
        #expect(game.sheet.cursor == 2 && game.sheet.others.isEmpty)
        #expect(game.sheet.armed == (isDigitFirst ? 7 : nil))
        let news = { (digit, cell) in
            game.news(of: .init(.sheet(.write(digit, at: cell)), at: .zero))
        }
        #expect(news(4, 2) == [.refused(.changesNothing)])
        #expect(news(4, 0) == [.refused(.given(0))])
        for cell in [-1, 81, .max] { #expect(news(4, cell) == [.refused(.changesNothing)]) }
    }

    // MARK: Empty cells

    @Test(arguments: [false, true])
    func `the next empty cell is chosen, and nothing is written`(_ isDigitFirst: Bool) {
        let options = SudokuOptions(isDigitFirst: isDigitFirst)
        var game = game(options, .sheet(.number(4)), .sheet(.seek(isBackwards: false)))
        let empty = (0..<81).filter { SudokuData.example.problem[$0] == 0 }
        #expect(game.sheet.cursor == empty.first)
        for cell in empty.dropFirst() + empty.prefix(1) {
            game.apply(.init(.sheet(.seek(isBackwards: false)), at: .zero))
            #expect(game.sheet.cursor == cell)
        }
        for cell in empty.reversed() {
            game.apply(.init(.sheet(.seek(isBackwards: true)), at: .zero))
            #expect(game.sheet.cursor == cell)
        }
        #expect(game.board == SudokuData.example.start)
        #expect(game.sheet.armed == (isDigitFirst ? 4 : nil))
    }

    @Test func `without another empty cell, the player is told so`() throws {
        var problem = try #require(SudokuData.example.solution)
        problem[40] = 0
        var game = SudokuGame.begun(SudokuData(problem: problem))
        game.apply(.init(.sheet(.seek(isBackwards: false)), at: .zero))
        #expect(game.sheet.cursor == 40)
        for isBackwards in [false, true] {
            let news = game.news(of: .init(.sheet(.seek(isBackwards: isBackwards)), at: .zero))
            #expect(news == [.refused(.noOtherEmptyCell)] && game.sheet.cursor == 40)
        }
    }

    @Test func `a game chooses its first empty cell if that is requested`() throws {
        for isRequested in [false, true] {
            let requests = SudokuRequests(
                .given(.example), choosesFirstCell: isRequested, seed: 1)
            let first = isRequested ? 2 : nil
            func started(_ saved: SudokuGame?) -> SudokuGame {
                SudokuViewModel(
                    saved: saved, requests, source: ImmediatePuzzles(),
                    scheduler: VirtualTimeScheduler()
                ).game
            }
            var game = started(nil)
            #expect(game.sheet.cursor == nil)
            game.apply(.init(.puzzleArrived(.example), at: .zero))
            #expect(game.sheet.cursor == first)
            game.apply(.init(.sheet(.tap(5)), at: .zero))
            game.apply(.init(.restart, at: .zero))
            #expect(game.sheet.cursor == first)
            #expect(started(SudokuGame(.example)).sheet.cursor == first)
        }
    }

    // MARK: The first mistake

    @Test func `no digit is called wrong if the puzzle has several solutions`() {
        var game = SudokuGame.begun(.ambiguous)
        let news = game.news(of: .init(.undoToLastRight, at: .zero))
        let verdict = game.sheet.sudoku.verdict
        #expect(verdict != .one && news == [.refused(.noJudgement(verdict))])
        #expect(game.help.rescues == 0)
    }

    @Test func `the player can go back to before the first mistake, and forward again`() {
        var game = game(
            SudokuOptions(), .sheet(.tap(2)), .sheet(.number(4)), .sheet(.tap(3)),
            .sheet(.number(2)), .sheet(.tap(5)),
            .sheet(.number(8)), .sheet(.tap(6)), .sheet(.number(9)))
        #expect(game.information.mistakes == 0)
        game.apply(.init(.undoToLastRight, at: .zero))
        // The fourth cell is a 6, not a 2.
        #expect(game.board[2] == 4 && game.board[3] == 0 && game.steps.step == 1)
        game.apply(.init(.undoToLastRight, at: .zero))
        #expect(game.steps.step == 1)
        for _ in 1...3 { game.apply(.init(.use(.redo), at: .zero)) }
        #expect(game.board[6] == 9)
    }

    @Test func `the player can return to a save point after a trial`() {
        var game = game(SudokuOptions(), .sheet(.tap(2)), .sheet(.number(4)), .use(.savePoint))
        let kept = game.board
        for (cell, digit) in [(3, 2), (5, 8), (6, 9)] {
            game.apply(.init(.sheet(.tap(cell)), at: .zero))
            game.apply(.init(.sheet(.number(digit)), at: .zero))
        }
        game.apply(.init(.use(.returnToSavePoint), at: .zero))
        #expect(game.board == kept && game.steps.canRedo && game.tools.savePoints.isEmpty)
    }

    // MARK: Counting

    @Test func `digits are counted on the current board`() {
        var game = game()
        #expect(game.board.counts.reduce(0, +) == SudokuData.example.problem.clueCount)
        #expect(game.board.counts[3] == 2)
        game.apply(.init(.sheet(.tap(2)), at: .zero))
        game.apply(.init(.sheet(.number(4)), at: .zero))
        #expect(game.board.counts[3] == 3)
    }

    @Test func `time is counted between the commands that start and stop it`() {
        var game = SudokuGame.begun(.example)
        let script: [(SudokuGame.Action, Int)] = [
            (.pause(true), 900), (.pause(false), 1_100), (.pause(true), 2_000),
            (.pause(false), 2_200),
            (.pause(true), 3_100), (.pause(false), 3_100), (.sheet(.tap(2)), 3_500),
            (.pause(true), 3_600),
        ]
        for (action, time) in script { game.apply(.init(action, at: .milliseconds(time))) }
        #expect(game.information.seconds == 3)
        game.apply(.init(.pause(false), at: .seconds(100)))
        game.apply(.tick(at: .milliseconds(100_800)))
        #expect(game.information.seconds == 4)
    }
}
