import Games
import Reactive
import Testing

@Suite struct `The tools of a sudoku` {
    private final class Session {
        let boards = PublishRelay<SudokuBoard>()
        let used = PublishRelay<SudokuBoardTool>()
        private let bag = DisposeBag()
        /// The boards to show on the sheet.
        var shown: [SudokuBoard] = []
        var writesNotes: [Bool] = []
        var undoable: [Bool] = []
        var redoable: [Bool] = []
        var savePoints: [Int] = []
        var erasures = 0

        init() {
            let model = SudokuBoardToolsViewModel()
            let play = Play(model.start) { [boards, used] play in
                .merge(
                    boards.asObservable().map { .commit($0) },
                    model.commands(
                        from: .init(used: used.asObservable()), to: play.state))
            }
            let seen = play.state.map(model.seen).distinctUntilChanged()
            bag.insert(
                boards.subscribe { [unowned self] in if shown.last != $0 { shown.append($0) } },
                seen.writesNotes.drive { [unowned self] in writesNotes.append($0) },
                seen.canUndo.drive { [unowned self] in undoable.append($0) },
                seen.canRedo.drive { [unowned self] in redoable.append($0) },
                seen.savePoints.drive { [unowned self] in savePoints.append($0) },
                play.news.emit { [unowned self] in
                    switch $0 {
                    case .board(let board): shown.append(board)
                    case .erase: erasures += 1
                    case .fillNotes, .refused: break
                    }
                })
        }

        func use(_ tools: SudokuBoardTool...) { for tool in tools { used.accept(tool) } }
        /// The number of the shown board.
        var number: Int? { shown.last?[0] }
        func push(_ numbers: Int...) { for number in numbers { boards.accept(Self.board(number)) } }

        private static func board(_ number: Int) -> SudokuBoard {
            var grid = SudokuGrid()
            grid[0] = number
            return SudokuBoard(grid)
        }
    }

    @Test func `as many undos as changes lead back to the first board, and no further`() {
        let session = Session()
        session.push(1, 2, 3, 4)
        for number in [3, 2, 1] {
            session.use(.undo)
            #expect(session.number == number)
        }
        let events = session.shown.count
        session.use(.undo)
        #expect(session.shown.count == events)
        #expect(session.undoable == [false, true, false])
    }

    @Test func `redo restores an undone entry until another one is written`() {
        let session = Session()
        session.push(1, 2, 3)
        session.use(.undo, .undo, .redo)
        #expect(session.number == 2 && session.redoable.last == true)
        session.push(5)
        #expect(session.redoable.last == false)
        session.use(.redo)
        #expect(session.number == 5)
    }

    @Test func `a board equal to the current one is no step`() {
        let session = Session()
        session.push(1, 1, 2, 2)
        #expect(session.shown.count == 2)
        session.use(.undo)
        #expect(session.number == 1 && session.undoable.last == false)
    }

    @Test func `noting can be switched on and off, and erasing is passed on`() {
        let session = Session()
        session.use(.toggleNotes, .toggleNotes, .erase, .toggleNotes, .erase)
        #expect(session.writesNotes == [false, true, false, true] && session.erasures == 2)
    }

    @Test func `a new beginning forgets everything`() {
        let game = PlayedSudoku()
        game.begin()
        for begin in [game.restartGame, game.another] {
            game.tap(0, 2)
            game.press(4)
            game.use(.toggleNotes, .savePoint)
            #expect(game.seen?.tools.savePoints == 1)
            begin()
            #expect(game.writesNotes.last == false && game.undoable.last == false)
            #expect(game.seen?.tools.savePoints == 0)
            let board = game.board
            // The former game comes back, without anything of the new one.
            game.use(.redo)
            #expect(game.board == board)
        }
    }

    @Test func `a return goes to the latest save point that is left`() {
        let session = Session()
        session.push(1, 2)
        session.use(.savePoint, .savePoint)
        #expect(session.savePoints == [0, 1])
        session.push(3, 4)
        session.use(.savePoint)
        session.push(5)
        session.use(.returnToSavePoint)
        #expect(session.number == 4)
        session.use(.returnToSavePoint)
        #expect(session.number == 2)
        session.use(.returnToSavePoint)
        #expect(session.number == 2 && session.savePoints.last == 0)
        // The undone boards can still be redone.
        session.use(.redo, .redo, .redo)
        #expect(session.number == 5)
    }

    @Test func `a save point is removed with the boards that are forgotten`() {
        let session = Session()
        session.push(1, 2, 3)
        session.use(.savePoint, .undo, .undo)
        session.push(8)
        #expect(session.savePoints.last == 0)
        session.use(.returnToSavePoint)
        #expect(session.number == 8)
    }
}
