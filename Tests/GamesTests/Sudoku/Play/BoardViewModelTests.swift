import Games
import Reactive
import Testing

@Suite struct `The board of a sudoku` {
    /// A board and an undo history, played by the view models of these parts.
    private struct Sum: EmittingModel {
        enum Command {
            case board(SudokuSheet.Command)
            case ability(SudokuAbilities.Command)
        }

        var sheet: SudokuSheet
        var abilities: SudokuAbilities

        mutating func apply(_ command: Command, emit: (SudokuSheet.News) -> Void) {
            switch command {
            case .board(let command): sheet.apply(command, emit: emit)
            case .ability(let command):
                for news in abilities.news(of: command) {
                    switch news {
                    case .board(let board): sheet.apply(.replaceBoard(board))
                    case .erase: sheet.apply(.erase, emit: emit)
                    case .fillNotes: sheet.apply(.fillNotes)
                    case .refused: break
                    }
                }
            }
            abilities.apply(.commit(sheet.board))
        }
    }

    private final class Desk {
        let taps = PublishRelay<Int>()
        let moves = PublishRelay<SudokuSheet.Direction>()
        let numbers = PublishRelay<Int>()
        let ability = PublishRelay<SudokuAbility>()
        private let boards = PublishRelay<SudokuBoard>()
        private let bag = DisposeBag()

        var written: [SudokuBoard] = []
        var cursors: [Int?] = []
        var peers: [CellSet] = []
        var same: [CellSet] = []
        var conflicts: [CellSet] = []
        var faces: [SudokuFace] = [] {
            didSet {
                add(faces.cells(where: \.isPeer), to: &peers)
                add(faces.cells(where: \.isSame), to: &same)
                add(faces.conflicts, to: &conflicts)
            }
        }
        var mistakes = 0
        var ends = 0
        var refusals: [SudokuRefusal] = []

        init(_ puzzle: SudokuData = .example) {
            let (board, undo) = (SudokuBoardViewModel(), SudokuAbilityViewModel())
            let start = Sum(
                sheet: SudokuSheet(puzzle), abilities: SudokuAbilities(SudokuHistory(puzzle.start)))
            let play = Play(start) { [taps, moves, numbers, ability, boards] play in
                .merge(
                    board.commands(
                        from: .init(
                            cellButtonTapped: taps.asObservable(), moved: moves.asObservable(),
                            numberButtonTapped: numbers.asObservable()), to: play.state.sheet
                    ).map { .board($0) },
                    boards.asObservable().map { .board(.replaceBoard($0)) },
                    undo.commands(
                        from: .init(ability: ability.asObservable()), to: play.state.abilities
                    ).map { .ability($0) })
            }
            let seen = play.state.map { board.seen(of: $0.sheet) }.distinctUntilChanged()
            bag.insert(
                seen.board.drive { [unowned self] in written.append($0) },
                seen.cursor.drive { [unowned self] in cursors.append($0) },
                seen.faces.drive { [unowned self] in faces = $0 },
                play.news.emit { [unowned self] in
                    switch $0 {
                    case .mistake: mistakes += 1
                    case .end: ends += 1
                    case .refused(let refusal): refusals.append(refusal)
                    }
                })
        }

        func lay(_ board: SudokuBoard) { boards.accept(board) }
        func tap(_ row: Int, _ column: Int) { taps.accept(cell(row, column)) }
        func press(_ digits: Int...) { for digit in digits { numbers.accept(digit) } }
        func use(_ uses: SudokuAbility...) { for use in uses { ability.accept(use) } }
        var board: SudokuBoard { written.last ?? SudokuBoard() }
        /// The state of the chosen cell's digit.
        var state: State? {
            faces.first(where: \.isCursor)
                .map { $0.isGiven ? .given : $0.isConflict ? .mistake : .own }
        }
        enum State { case given, mistake, own }
        private func add(_ cells: CellSet, to list: inout [CellSet]) {
            if list.last != cells { list.append(cells) }
        }
        var events: Int {
            written.count + cursors.count + peers.count + same.count
                + conflicts.count + mistakes + ends
        }
    }

    private let r0c2 = cell(0, 2)

    // MARK: The list of the origin, step by step

    @Test func `a tap selects a cell and its twenty peers, and nothing else`() {
        let desk = Desk()
        #expect(desk.cursors == [nil] && desk.peers == [CellSet()])
        desk.tap(0, 2)
        #expect(desk.cursors == [nil, r0c2])
        #expect(desk.peers.last?.count == 20 && desk.peers.last?.contains(r0c2) == false)
        #expect(desk.same == [CellSet()] && desk.state == .own)
    }

    @Test func `numbers and undo work as in the original, but a repeated digit does not`() {
        let desk = Desk()
        desk.tap(0, 2)
        desk.press(4)
        #expect(desk.board[r0c2] == 4 && desk.same.last?.count == 2 && desk.mistakes == 0)
        desk.press(5)
        #expect(desk.conflicts.last == [cell(0, 0)])
        #expect(desk.state == .mistake && desk.mistakes == 1)
        let events = desk.events
        desk.press(5)
        #expect(desk.events == events)
        desk.use(.undo)
        #expect(desk.board[r0c2] == 4 && desk.conflicts.last == CellSet())
        desk.use(.undo)
        #expect(desk.board[r0c2] == 0)
        let end = desk.events
        desk.use(.undo)
        #expect(desk.events == end && desk.mistakes == 1)
    }

    @Test func `a wrong digit without a visible conflict is no mistake`() {
        let desk = Desk()
        desk.tap(0, 2)
        desk.press(1)
        #expect(desk.mistakes == 0 && desk.state == .own)
    }

    @Test func `the right digit beside an earlier wrong one is a visible conflict`() {
        let desk = Desk()
        desk.tap(0, 2)
        desk.press(1)
        desk.tap(0, 7)
        desk.press(1)
        #expect(desk.conflicts.last == [r0c2] && desk.mistakes == 1)
    }

    @Test func `memos replace numbers, numbers replace memos, and memos are never mistakes`() {
        let game = PlayedSudoku()
        game.begin()
        game.tap(0, 2)
        game.press(4)
        game.use(.memo)
        game.press(2)
        #expect(game.board[r0c2] == 0 && game.board.notes[r0c2] == [2])
        game.press(4)
        #expect(game.board.notes[r0c2] == [2, 4])
        game.press(2)
        #expect(game.board.notes[r0c2] == [4])
        game.press(5)
        #expect(game.board.notes[r0c2] == [4, 5] && game.mistakes == [0])
        game.use(.memo)
        game.press(4)
        #expect(game.board[r0c2] == 4 && game.board.notes[r0c2].isEmpty)
    }

    @Test func `erasing empties a cell, and erasing an empty cell has no effect`() {
        let desk = Desk()
        desk.tap(0, 2)
        desk.press(4)
        desk.use(.erase)
        #expect(desk.board == SudokuBoard(SudokuData.example.problem))
        let events = desk.events
        desk.use(.erase)
        #expect(desk.events == events)
        desk.use(.undo)
        #expect(desk.board[r0c2] == 4)
    }

    @Test func `a clue can be selected, and not changed`() {
        let desk = Desk()
        desk.tap(0, 0)
        #expect(desk.state == .given && desk.same.last?.count == 2)
        let events = desk.events
        desk.press(9, 5)
        desk.use(.erase)
        #expect(desk.events == events && desk.refusals == [.given(0), .given(0), .given(0)])
    }

    @Test func `the same digit three times and two erasures make two steps`() {
        let desk = Desk()
        desk.tap(0, 2)
        desk.press(4, 4, 4)
        desk.use(.erase, .erase)
        desk.use(.undo)
        #expect(desk.board[r0c2] == 4)
        desk.use(.undo)
        #expect(desk.board[r0c2] == 0)
        let events = desk.events
        desk.use(.undo)
        #expect(desk.events == events)
    }

    @Test func `the last digit ends the game, and again only after the board has changed`() {
        let desk = Desk(.example.missing(cell(8, 6)))
        desk.tap(8, 6)
        desk.press(1)
        #expect(desk.ends == 1)
        desk.press(1)
        #expect(desk.ends == 1)
        desk.use(.undo)
        desk.use(.redo)
        #expect(desk.ends == 1)
        desk.use(.undo)
        desk.press(1)
        #expect(desk.ends == 2)
    }

    @Test func `a full board with a conflict does not end the game`() {
        let desk = Desk(.example.missing(cell(8, 6), cell(8, 5)))
        desk.tap(8, 6)
        desk.press(6)
        desk.tap(8, 5)
        desk.press(1)
        #expect(desk.ends == 0 && desk.board.grid.isFull)
    }

    @Test func `another puzzle or a restart clears the selection`() {
        let game = PlayedSudoku()
        game.begin()
        for begin in [game.restartGame, game.another] {
            game.tap(0, 0)
            #expect(game.faces.contains { $0.isPeer } && game.faces.contains { $0.isSame })
            begin()
            #expect(game.cursor == nil && !game.faces.contains { $0.isPeer || $0.isSame })
        }
    }

    @Test func `each action makes one board, and one event of each output that it changes`() {
        let desk = Desk()
        desk.tap(0, 2)
        let boards = desk.written.count
        desk.press(4, 2)
        desk.use(.erase)
        #expect(desk.written.count == boards + 3)
        #expect(desk.cursors.count == 2 && desk.peers.count == 2)
    }

    @Test func `a board that changes without a selection changes no marks`() {
        let desk = Desk()
        let marks = (desk.peers.count, desk.same.count, desk.conflicts.count)
        desk.lay(SudokuBoard(SudokuData.example.missing(3).problem))
        #expect(desk.board[0] == 5 && desk.board[3] == 0)
        #expect((desk.peers.count, desk.same.count, desk.conflicts.count) == marks)
    }

    // MARK: Arrows

    @Test func `the first arrow selects the first cell, and arrows wrap around the edges`() {
        let desk = Desk()
        desk.moves.accept(.down)
        #expect(desk.cursors.last == 0)
        for (direction, target) in [
            (SudokuSheet.Direction.up, cell(8, 0)), (.left, cell(8, 8)), (.down, cell(0, 8)),
            (.right, cell(0, 0)), (.right, cell(0, 1)), (.down, cell(1, 1)),
        ] {
            desk.moves.accept(direction)
            #expect(desk.cursors.last == target)
        }
    }
}
