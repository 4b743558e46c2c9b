import Games
import Reactive
import Testing

@Suite struct `The board of a sudoku` {
    /// A board and an undo history, played by the view models of these parts.
    private struct Sum: EmittingModel {
        enum Command {
            case board(SudokuSheet.Command)
            case tools(SudokuBoardTools.Command)
        }

        var sheet: SudokuSheet
        var tools: SudokuBoardTools

        mutating func apply(_ command: Command, emit: (SudokuSheet.News) -> Void) {
            switch command {
            case .board(let command): sheet.apply(command, emit: emit)
            case .tools(let command):
                for news in tools.news(of: command) {
                    switch news {
                    case .board(let board): sheet.apply(.replaceBoard(board))
                    case .erase: sheet.apply(.erase(), emit: emit)
                    case .fillNotes: sheet.apply(.fillNotes)
                    case .refused: break
                    }
                }
            }
            tools.apply(.commit(sheet.board))
        }
    }

    private final class Session {
        let taps = PublishRelay<Int>()
        let moves = PublishRelay<SudokuSheet.Direction>()
        let numbers = PublishRelay<Int>()
        let used = PublishRelay<SudokuBoardTool>()
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
            let (board, undo) = (SudokuBoardViewModel(), SudokuBoardToolsViewModel())
            let start = Sum(
                sheet: SudokuSheet(puzzle), tools: SudokuBoardTools(puzzle.start))
            let play = Play(start) { [taps, moves, numbers, used, boards] play in
                .merge(
                    board.commands(
                        from: .init(
                            cellButtonTapped: taps.asObservable(), moved: moves.asObservable(),
                            numberButtonTapped: numbers.asObservable()), to: play.state.sheet
                    ).map { .board($0) },
                    boards.asObservable().map { .board(.replaceBoard($0)) },
                    undo.commands(
                        from: .init(used: used.asObservable()), to: play.state.tools
                    ).map { .tools($0) })
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
        func use(_ tools: SudokuBoardTool...) { for tool in tools { used.accept(tool) } }
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

    // MARK: The behavior of the original, step by step

    @Test func `a tap selects a cell and its twenty peers, and nothing else`() {
        let session = Session()
        #expect(session.cursors == [nil] && session.peers == [CellSet()])
        session.tap(0, 2)
        #expect(session.cursors == [nil, r0c2])
        #expect(session.peers.last?.count == 20 && session.peers.last?.contains(r0c2) == false)
        #expect(session.same == [CellSet()] && session.state == .own)
    }

    @Test func `numbers and undo work as in the original, but a repeated digit does not`() {
        let session = Session()
        session.tap(0, 2)
        session.press(4)
        #expect(session.board[r0c2] == 4 && session.same.last?.count == 2 && session.mistakes == 0)
        session.press(5)
        #expect(session.conflicts.last == [cell(0, 0)])
        #expect(session.state == .mistake && session.mistakes == 1)
        let events = session.events
        session.press(5)
        #expect(session.events == events)
        session.use(.undo)
        #expect(session.board[r0c2] == 4 && session.conflicts.last == CellSet())
        session.use(.undo)
        #expect(session.board[r0c2] == 0)
        let end = session.events
        session.use(.undo)
        #expect(session.events == end && session.mistakes == 1)
    }

    @Test func `a wrong digit without a visible conflict is no mistake`() {
        let session = Session()
        session.tap(0, 2)
        session.press(1)
        #expect(session.mistakes == 0 && session.state == .own)
    }

    @Test func `the right digit beside an earlier wrong one is a visible conflict`() {
        let session = Session()
        session.tap(0, 2)
        session.press(1)
        session.tap(0, 7)
        session.press(1)
        #expect(session.conflicts.last == [r0c2] && session.mistakes == 1)
    }

    @Test func `memos replace numbers, numbers replace memos, and memos are never mistakes`() {
        let game = PlayedSudoku()
        game.begin()
        game.tap(0, 2)
        game.press(4)
        game.use(.toggleNotes)
        game.press(2)
        #expect(game.board[r0c2] == 0 && game.board.notes[r0c2] == [2])
        game.press(4)
        #expect(game.board.notes[r0c2] == [2, 4])
        game.press(2)
        #expect(game.board.notes[r0c2] == [4])
        game.press(5)
        #expect(game.board.notes[r0c2] == [4, 5] && game.mistakes == [0])
        game.use(.toggleNotes)
        game.press(4)
        #expect(game.board[r0c2] == 4 && game.board.notes[r0c2].isEmpty)
    }

    @Test func `erasing empties a cell, and erasing an empty cell has no effect`() {
        let session = Session()
        session.tap(0, 2)
        session.press(4)
        session.use(.erase)
        #expect(session.board == SudokuBoard(SudokuData.example.problem))
        let events = session.events
        session.use(.erase)
        #expect(session.events == events)
        session.use(.undo)
        #expect(session.board[r0c2] == 4)
    }

    @Test func `a clue can be selected, and not changed`() {
        let session = Session()
        session.tap(0, 0)
        #expect(session.state == .given && session.same.last?.count == 2)
        let events = session.events
        session.press(9, 5)
        session.use(.erase)
        #expect(session.events == events && session.refusals == [.given(0), .given(0), .given(0)])
    }

    @Test func `the same digit three times and two erasures make two steps`() {
        let session = Session()
        session.tap(0, 2)
        session.press(4, 4, 4)
        session.use(.erase, .erase)
        session.use(.undo)
        #expect(session.board[r0c2] == 4)
        session.use(.undo)
        #expect(session.board[r0c2] == 0)
        let events = session.events
        session.use(.undo)
        #expect(session.events == events)
    }

    @Test func `the last digit ends the game, and again only after the board has changed`() {
        let session = Session(.example.missing(cell(8, 6)))
        session.tap(8, 6)
        session.press(1)
        #expect(session.ends == 1)
        session.press(1)
        #expect(session.ends == 1)
        session.use(.undo)
        session.use(.redo)
        #expect(session.ends == 1)
        session.use(.undo)
        session.press(1)
        #expect(session.ends == 2)
    }

    @Test func `a full board with a conflict does not end the game`() {
        let session = Session(.example.missing(cell(8, 6), cell(8, 5)))
        session.tap(8, 6)
        session.press(6)
        session.tap(8, 5)
        session.press(1)
        #expect(session.ends == 0 && session.board.grid.isFull)
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
        let session = Session()
        session.tap(0, 2)
        let boards = session.written.count
        session.press(4, 2)
        session.use(.erase)
        #expect(session.written.count == boards + 3)
        #expect(session.cursors.count == 2 && session.peers.count == 2)
    }

    @Test func `a board that changes without a selection changes no marks`() {
        let session = Session()
        let marks = (session.peers.count, session.same.count, session.conflicts.count)
        session.lay(SudokuBoard(SudokuData.example.missing(3).problem))
        #expect(session.board[0] == 5 && session.board[3] == 0)
        #expect((session.peers.count, session.same.count, session.conflicts.count) == marks)
    }

    // MARK: Arrows

    @Test func `the first arrow selects the first cell, and arrows wrap around the edges`() {
        let session = Session()
        session.moves.accept(.down)
        #expect(session.cursors.last == 0)
        for (direction, target) in [
            (SudokuSheet.Direction.up, cell(8, 0)), (.left, cell(8, 8)), (.down, cell(0, 8)),
            (.right, cell(0, 0)), (.right, cell(0, 1)), (.down, cell(1, 1)),
        ] {
            session.moves.accept(direction)
            #expect(session.cursors.last == target)
        }
    }
}
