import Games
import Testing

/// Cells that are chosen together, colors, and a lit digit.
@Suite struct `Marks on a sudoku` {
    private func game(_ options: SudokuOptions = SudokuOptions()) -> SudokuGame {
        SudokuGame.begun(.example, options: options, mistakeLimit: nil)
    }

    private func open(_ game: SudokuGame) -> [Int] { (0..<81).filter { game.board[$0] == 0 } }

    @Test func `cells are selected together, and numbers become notes in all of them`() {
        var game = game()
        let cells = Array(open(game).prefix(3))
        game.act(
            .sheet(.tap(cells[0])), .sheet(.mark(.choose(cells[1]))),
            .sheet(.mark(.choose(cells[2]))), .sheet(.number(5)))
        #expect(cells.allSatisfy { game.board.notes[$0] == [5] && game.board[$0] == 0 })
        #expect(game.faces.indices.filter { game.faces[$0].isChosen } == Array(cells.prefix(2)))
        // A cell without the note gets it. When all have it, all lose it.
        game.act(.sheet(.mark(.choose(cells[0]))), .sheet(.tap(cells[0])), .sheet(.note(5)))
        #expect(game.board.notes[cells[0]].isEmpty)
        for cell in cells { game.act(.sheet(.mark(.choose(cell)))) }
        game.act(.sheet(.number(5)))
        #expect(cells.allSatisfy { game.board.notes[$0] == [5] })
        game.act(.sheet(.number(5)))
        #expect(cells.allSatisfy { game.board.notes[$0].isEmpty })
        #expect(game.information.mistakes == 0)
    }

    @Test func `notes for many cells skip filled ones, and erasing empties all`() {
        var game = game()
        let cells = Array(open(game).prefix(2))
        game.act(
            .sheet(.tap(cells[0])), .sheet(.number(4)), .sheet(.mark(.choose(cells[1]))),
            .sheet(.number(7)))
        #expect(game.board[cells[0]] == 4 && game.board.notes[cells[1]] == [7])
        game.act(.use(.erase))
        #expect(cells.allSatisfy(game.board.isEmpty))
    }

    @Test func `arrows with shift select their cells, and plain arrows clear the selection`() {
        var game = game()
        game.act(.sheet(.tap(40)), .sheet(.mark(.extend(.right))), .sheet(.mark(.extend(.down))))
        #expect(
            game.faces.indices.filter { game.faces[$0].isChosen || game.faces[$0].isCursor }
                == [40, 41, 50])
        game.act(.sheet(.move(.left)))
        #expect(!game.faces.contains { $0.isChosen })
    }

    @Test func `colors of cells and notes are steps, and undoing restores them`() {
        var game = game()
        let cells = Array(open(game).prefix(2))
        game.act(
            .sheet(.tap(cells[0])), .sheet(.note(5)), .sheet(.mark(.choose(cells[1]))),
            .sheet(.note(5)))
        game.act(.sheet(.mark(.color(.b))))
        #expect(cells.allSatisfy { game.board.colors[$0] == .b })
        game.act(.sheet(.mark(.light(5))), .sheet(.mark(.color(.c))))
        #expect(cells.allSatisfy { game.board.noteColors(at: $0) == [5: .c] })
        #expect(cells.allSatisfy { game.faces[$0].noteColors == [5: .c] })
        game.act(.use(.undo))
        #expect(cells.allSatisfy { game.board.noteColors(at: $0).isEmpty })
        #expect(game.board.colors[cells[0]] == .b)
        game.act(.use(.undo))
        #expect(game.board.colors.isEmpty)
        game.act(.use(.redo), .use(.redo))
        #expect(game.board.noteColors(at: cells[1]) == [5: .c])
        // The same color removes itself. A removed note loses its color.
        game.act(.sheet(.mark(.color(.c))))
        #expect(game.board.noteColors.isEmpty)
        game.act(.sheet(.mark(.color(.d))), .sheet(.tap(cells[0])), .sheet(.number(4)))
        #expect(game.board.noteColors(at: cells[0]).isEmpty)
        #expect(game.board.noteColors(at: cells[1]) == [5: .d])
        game.act(.sheet(.mark(.wipeColors)))
        #expect(game.board.colors.isEmpty && game.board.noteColors.isEmpty)
    }

    @Test func `a highlighted digit shows its cells, by notes or else by visible digits`() {
        var game = game()
        game.act(.sheet(.mark(.light(4))))
        let marks = PencilMarks(game.board.grid)
        let expected = open(game).filter { marks[$0].contains(4) }
        #expect(game.faces.indices.filter { game.faces[$0].isOpen } == expected)
        #expect(
            game.faces.indices.filter { game.faces[$0].isSame }
                == (0..<81).filter { game.board[$0] == 4 })
        game.act(.sheet(.tap(expected[0])), .sheet(.note(9)))
        #expect(!game.faces[expected[0]].isOpen)
        game.act(.sheet(.mark(.lightNext(isBackwards: false))))
        #expect(game.sheet.lit == 5)
        game.act(.sheet(.mark(.light(5))))
        #expect(game.sheet.lit == nil && !game.faces.contains { $0.isOpen })
        var lit: [Int?] = []
        for _ in 0..<10 {
            game.act(.sheet(.mark(.lightNext(isBackwards: false))))
            lit.append(game.sheet.lit)
        }
        #expect(lit == [1, 2, 3, 4, 5, 6, 7, 8, 9, nil])
        game.act(.sheet(.mark(.lightNext(isBackwards: true))))
        #expect(game.sheet.lit == 9)
    }

    @Test func `a color for a missing note is refused`() {
        var game = game()
        let cell = open(game)[0]
        game.act(.sheet(.tap(cell)), .sheet(.mark(.light(5))))
        #expect(
            game.news(of: .init(.sheet(.mark(.color(.a))), at: .zero)) == [.refused(.noNote(5))])
        #expect(!game.steps.canUndo)
    }

    @Test func `the text of a board has its colors, and can be read again`() throws {
        var game = game()
        let cells = Array(open(game).prefix(3))
        game.act(
            .sheet(.tap(cells[0])), .sheet(.note(2)), .sheet(.note(4)), .sheet(.mark(.light(2))),
            .sheet(.mark(.color(.b))),
            .sheet(.mark(.light(2))), .sheet(.mark(.color(.a))), .sheet(.tap(cells[1])),
            .sheet(.mark(.color(.d))),
            .sheet(.tap(cells[2])), .sheet(.number(7)), .sheet(.mark(.color(.c))))
        let text = game.board.description
        #expect(text.contains("(2B4)A") && text.contains(".D") && text.contains("7C"))
        #expect(SudokuBoard(text) == game.board)
        for broken in ["(A2)", "(2AB)", "5E", "AB"] {
            #expect(SudokuBoard(text.replacing("(2B4)A", with: broken)) == nil, "\(broken)")
        }
        let again = try rewritten(game)
        #expect(again.board == game.board && again.steps == game.steps)
    }
}

extension SudokuGame {
    fileprivate mutating func act(_ causes: Action...) {
        for cause in causes { apply(.init(cause, at: .zero)) }
    }
}
