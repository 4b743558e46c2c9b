import Testing

@testable import Games

@Suite struct `Practice of a sudoku technique` {
    private func practice(_ technique: SudokuTechnique) throws -> SudokuGame {
        let data = try #require(SudokuExample(technique)?.data)
        return SudokuGame.begun(data, mistakeLimit: 3)
    }

    private func act(_ game: inout SudokuGame, _ actions: SudokuGame.Action...) -> [SudokuNews] {
        actions.flatMap { game.news(of: .init($0, at: .zero)) }
    }

    @Test(arguments: SudokuPractice.techniques)
    func `refuses every wrong digit, lost note and emptied cell, and keeps the board`(
        technique: SudokuTechnique
    ) throws {
        let game = try practice(technique)
        let solution = try #require(game.data.onlySolution)
        var tries = 0
        for cell in 0..<81 where game.board[cell] == 0 {
            let wrong = game.board.notes[cell].filter { $0 != solution[cell] }
            let deeds: [SudokuGame.Action] =
                wrong.map { .sheet(.write($0, at: cell)) }
                + [.sheet(.note(solution[cell])), .use(.erase)]
            for deed in deeds {
                var tried = game
                let news = act(&tried, .sheet(.go(to: cell)), deed)
                #expect(news == [.refused(.isNot(technique))], "\(deed) \(cell)")
                #expect(tried.board == game.board && tried.phase == .playing)
                #expect(tried.information.mistakes == 0 && tried.moveCount == 0)
                #expect(tried.sheet.cursor == cell)
                tries += 1
            }
        }
        #expect(tries > 2)
    }

    @Test(arguments: SudokuPractice.techniques)
    func `is won by making its step, one change after the other, in any order`(
        technique: SudokuTechnique
    ) throws {
        let start = try practice(technique)
        let step = try #require(start.data.soughtStep)
        let deeds =
            step.placements.map { ($0.cell, SudokuGame.Action.sheet(.number($0.digit))) }
            + step.eliminations.map { ($0.cell, SudokuGame.Action.sheet(.note($0.digit))) }
        #expect(!deeds.isEmpty)
        for deeds in [deeds, deeds.reversed()] {
            var game = start
            for (index, (cell, deed)) in deeds.enumerated() {
                #expect(game.phase == .playing, "\(index) of \(deeds.count)")
                let news = act(&game, .sheet(.go(to: cell)), deed)
                #expect(news.allSatisfy { $0.refusal == nil }, "\(deed) at \(cell)")
                if game.phase == .success { break }
                // Taking back and repeating is no wrong answer.
                #expect(act(&game, .use(.undo), .use(.redo)).isEmpty)
            }
            #expect(game.phase == .success && game.information.mistakes == 0)
        }
    }

    /// The removals that follow from any two cells of a house with the same two notes.
    private func removals(ofPairs board: SudokuBoard) -> Set<Candidate> {
        var found: Set<Candidate> = []
        for house in House.all {
            let cells = house.cells.filter { board[$0] == 0 }
            for one in cells where board.notes[one].count == 2 {
                for other in cells where other != one && board.notes[other] == board.notes[one] {
                    for cell in cells where cell != one && cell != other {
                        for digit in board.notes[one] where board.notes[cell].contains(digit) {
                            found.insert(Candidate(digit, at: cell))
                        }
                    }
                }
            }
        }
        return found
    }

    @Test func `accepts the removals of every naked pair, and no others`() throws {
        let start = try practice(.nakedPair)
        let right = removals(ofPairs: start.board)
        var accepted: Set<Candidate> = []
        var refused = 0
        for cell in 0..<81 {
            for digit in start.board.notes[cell] {
                var game = start
                let news = act(&game, .sheet(.go(to: cell)), .sheet(.note(digit)))
                if news.contains(.refused(.isNot(.nakedPair))) {
                    refused += 1
                } else {
                    accepted.insert(Candidate(digit, at: cell))
                }
            }
        }
        #expect(accepted == right && !right.isEmpty && refused > 50)
    }

    @Test(arguments: SudokuPractice.techniques)
    func `shows the whole step, even after a part of it was made`(
        technique: SudokuTechnique
    ) throws {
        var game = try practice(technique)
        let step = try #require(game.data.soughtStep)
        if let first = step.eliminations.first, step.eliminations.count > 1 {
            _ = act(&game, .sheet(.go(to: first.cell)), .sheet(.note(first.digit)))
        }
        guard game.phase == .playing else { return }
        _ = act(&game, .hint, .hint)
        #expect(game.hint?.step?.technique == technique)
        _ = act(&game, .hint)
        #expect(game.phase == .success && game.result?.countsAsWon == false)
    }

    @Test func `lets the player color, and write a removed note again`() throws {
        var game = try practice(.nakedPair)
        let gone = try #require(game.data.soughtStep?.eliminations.first)
        let at = SudokuGame.Action.sheet(.go(to: gone.cell))
        #expect(act(&game, at, .sheet(.mark(.color(.a)))).isEmpty)
        #expect(game.board.colors[gone.cell] == .a)
        for _ in 1...2 where game.phase == .playing {
            #expect(act(&game, .sheet(.note(gone.digit))).allSatisfy { $0.refusal == nil })
        }
    }
}
