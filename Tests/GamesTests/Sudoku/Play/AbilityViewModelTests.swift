import Games
import Reactive
import Testing

@Suite struct `The abilities of a sudoku` {
    private final class Strip {
        let boards = PublishRelay<SudokuBoard>()
        let ability = PublishRelay<SudokuAbility>()
        private let bag = DisposeBag()
        /// The boards to show on the sheet.
        var shown: [SudokuBoard] = []
        var memo: [Bool] = []
        var undoable: [Bool] = []
        var redoable: [Bool] = []
        var savePoints: [Int] = []
        var erasures = 0

        init() {
            let model = SudokuAbilityViewModel()
            let play = Play(model.start) { [boards, ability] play in
                .merge(
                    boards.asObservable().map { .commit($0) },
                    model.commands(
                        from: .init(ability: ability.asObservable()), to: play.state))
            }
            let seen = play.state.map(model.seen).distinctUntilChanged()
            bag.insert(
                boards.subscribe { [unowned self] in if shown.last != $0 { shown.append($0) } },
                seen.isOnMemo.drive { [unowned self] in memo.append($0) },
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

        func use(_ uses: SudokuAbility...) { for use in uses { ability.accept(use) } }
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
        let strip = Strip()
        strip.push(1, 2, 3, 4)
        for number in [3, 2, 1] {
            strip.use(.undo)
            #expect(strip.number == number)
        }
        let events = strip.shown.count
        strip.use(.undo)
        #expect(strip.shown.count == events)
        #expect(strip.undoable == [false, true, false])
    }

    @Test func `redo restores an undone entry until another one is written`() {
        let strip = Strip()
        strip.push(1, 2, 3)
        strip.use(.undo, .undo, .redo)
        #expect(strip.number == 2 && strip.redoable.last == true)
        strip.push(5)
        #expect(strip.redoable.last == false)
        strip.use(.redo)
        #expect(strip.number == 5)
    }

    @Test func `a board equal to the current one is no step`() {
        let strip = Strip()
        strip.push(1, 1, 2, 2)
        #expect(strip.shown.count == 2)
        strip.use(.undo)
        #expect(strip.number == 1 && strip.undoable.last == false)
    }

    @Test func `memo can be switched on and off, and erasing is passed on`() {
        let strip = Strip()
        strip.use(.memo, .memo, .erase, .memo, .erase)
        #expect(strip.memo == [false, true, false, true] && strip.erasures == 2)
    }

    @Test func `a new beginning forgets everything`() {
        let game = PlayedSudoku()
        game.begin()
        for begin in [game.restartGame, game.another] {
            game.tap(0, 2)
            game.press(4)
            game.use(.memo, .savePoint)
            #expect(game.seen?.ability.savePoints == 1)
            begin()
            #expect(game.memo.last == false && game.undoable.last == false)
            #expect(game.seen?.ability.savePoints == 0)
            let board = game.board
            // The former game comes back, without anything of the new one.
            game.use(.redo)
            #expect(game.board == board)
        }
    }

    @Test func `a return goes to the latest save point that is left`() {
        let strip = Strip()
        strip.push(1, 2)
        strip.use(.savePoint, .savePoint)
        #expect(strip.savePoints == [0, 1])
        strip.push(3, 4)
        strip.use(.savePoint)
        strip.push(5)
        strip.use(.returnToSavePoint)
        #expect(strip.number == 4)
        strip.use(.returnToSavePoint)
        #expect(strip.number == 2)
        strip.use(.returnToSavePoint)
        #expect(strip.number == 2 && strip.savePoints.last == 0)
        // The undone boards can still be redone.
        strip.use(.redo, .redo, .redo)
        #expect(strip.number == 5)
    }

    @Test func `a save point is removed with the boards that are forgotten`() {
        let strip = Strip()
        strip.push(1, 2, 3)
        strip.use(.savePoint, .undo, .undo)
        strip.push(8)
        #expect(strip.savePoints.last == 0)
        strip.use(.returnToSavePoint)
        #expect(strip.number == 8)
    }
}
