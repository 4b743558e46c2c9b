import Reactive
import Sweep
import Testing

@testable import Games

@Suite struct `A hint of the sudoku` {
    private func game(_ data: SudokuData, _ actions: SudokuGame.Action...) -> SudokuGame {
        var game = SudokuGame.begun(data, mistakeLimit: nil)
        for action in actions { game.apply(.init(action, at: .zero)) }
        return game
    }

    private func ask(_ game: inout SudokuGame) { game.apply(.init(.hint, at: .zero)) }

    /// Takes hints until the game ends. Returns the techniques of the steps.
    private func techniques(toTheEndOf game: inout SudokuGame) -> Set<SudokuTechnique> {
        var techniques: Set<SudokuTechnique> = []
        while game.phase == .playing, game.help.hints < 1_500 {
            ask(&game)
            if let technique = game.hint?.step?.technique { techniques.insert(technique) }
        }
        return techniques
    }

    @Test func `a hint shows where to look, then the step, and then makes it`() throws {
        var game = game(.example)
        ask(&game)
        let first = try #require(game.hint)
        let step = try #require(first.step)
        #expect(first.stage == .look && game.help.hints == 1)
        #expect(step.cells.allSatisfy(first.area.contains))
        #expect(game.faces.contains { $0.isInArea })
        #expect(!game.faces.contains { $0.isEvidence || $0.placement != nil })
        ask(&game)
        let found = try #require(step.placements.first)
        #expect(
            game.hint?.stage == .reason && game.hint?.kind == first.kind && game.help.hints == 1)
        #expect(game.faces[found.cell].placement == found.digit)
        #expect(game.faces[found.cell].isEvidence && game.board[found.cell] == 0)
        ask(&game)
        #expect(game.hint == nil && game.board[found.cell] == found.digit)
        #expect(game.information.mistakes == 0 && game.help.hints == 1)
        game.apply(.init(.use(.undo), at: .zero))
        #expect(game.board[found.cell] == 0)
    }

    @Test func `a hint on a digit that a house has twice shows that house`() {
        var twice = 0
        for cell in 0..<81 {
            for digit in 1...9 {
                var game = game(.example, .sheet(.tap(cell)), .sheet(.number(digit)))
                guard game.board[cell] == digit, let clash = game.board.clash(of: digit, at: cell)
                else { continue }
                ask(&game)
                guard game.hint?.kind == .wrongDigit(cell) else { continue }
                #expect(game.hint?.place == .houses([clash.house]))
                twice += 1
            }
        }
        #expect(twice > 100, "\(twice)")
    }

    @Test func `a hint can be dismissed, and disappears when the board changes`() {
        var game = game(.example)
        ask(&game)
        game.apply(.init(.dismissHint, at: .zero))
        #expect(game.hint == nil)
        ask(&game)
        game.apply(.init(.sheet(.tap(2)), at: .zero))
        #expect(game.hint != nil)
        game.apply(.init(.sheet(.number(4)), at: .zero))
        #expect(game.hint == nil && game.help.hints == 2)
    }

    @Test func `a wrong digit is the first hint, and wrong notes are the second`() {
        // The third cell is a 4. A 1 is wrong there, and notes without the 6 are wrong in the
        // fourth.
        var game = game(
            .example, .sheet(.tap(3)), .sheet(.note(2)), .sheet(.tap(2)), .sheet(.number(1)))
        ask(&game)
        #expect(game.hint?.kind == .wrongDigit(2))
        ask(&game)
        #expect(game.faces[2].isEvidence && game.faces.count { $0.isEvidence } == 1)
        ask(&game)
        #expect(game.board[2] == 0 && game.hint == nil)
        ask(&game)
        #expect(game.hint?.kind == .wrongNotes(3, [2]))
        ask(&game)
        ask(&game)
        #expect(game.board.notes[3] == PencilMarks(game.board.grid)[3])
        #expect(game.board.notes[3].contains(6))
        ask(&game)
        #expect(game.hint?.step != nil)
    }

    @Test func `candidates that the notes of the player exclude are excluded`() {
        // If the player knows that the cell is a 4, that is the next step.
        var game = game(.example, .sheet(.tap(2)), .sheet(.note(4)))
        ask(&game)
        #expect(game.hint?.step?.placements == [Candidate(4, at: 2)])
        #expect(game.hint?.step?.technique == .nakedSingle)
    }

    @Test func `candidates are noted before a hint removes some`() throws {
        let data = try PuzzleRequest.practice(.pointing, seed: 7).data()
        // The same position without notes.
        var game = game(SudokuData(problem: data.start.grid))
        #expect(game.board.notes.allSatisfy { $0.isEmpty })
        ask(&game)
        while game.hint?.step?.eliminations.isEmpty == true { for _ in 1...3 { ask(&game) } }
        let step = try #require(game.hint?.step)
        let before = PencilMarks(game.board.grid)
        ask(&game)
        for gone in step.eliminations {
            #expect(game.faces[gone.cell].eliminations.contains(gone.digit))
        }
        ask(&game)
        for gone in step.eliminations {
            #expect(!game.board.notes[gone.cell].contains(gone.digit))
            #expect(!game.board.notes[gone.cell].isEmpty)
        }
        for cell in step.cells where game.board[cell] == 0 {
            #expect(game.board.notes[cell].allSatisfy(before[cell].contains))
            #expect(!game.board.notes[cell].isEmpty)
        }
    }

    @Test(arguments: [SudokuLevel.easy, .unfair])
    func `beside a reason and after a step, no note contradicts a digit`(
        _ level: SudokuLevel
    ) throws {
        var game = game(try PuzzleRequest.pack(level, number: 0).data(), .use(.fillNotes))
        // A digit of the player's leaves the notes as they are.
        let found = try #require((0..<81).first { game.board[$0] == 0 })
        let digit = try #require(game.data.solution?[found])
        for action in [SudokuGame.Action.sheet(.tap(found)), .sheet(.number(digit))] {
            game.apply(.init(action, at: .zero))
        }
        func hasStaleNotes(_ notes: (Int) -> DigitSet) -> Bool {
            let possible = PencilMarks(game.board.grid)
            return (0..<81).contains { cell in
                game.board[cell] == 0 && notes(cell).contains { !possible[cell].contains($0) }
            }
        }
        #expect(hasStaleNotes { game.board.notes[$0] })
        for _ in 0..<12 {
            ask(&game)
            ask(&game)
            let faces = game.faces
            #expect(game.hint?.stage == .reason && !hasStaleNotes { faces[$0].notes })
            ask(&game)
            #expect(!hasStaleNotes { game.board.notes[$0] })
        }
    }

    @Test(arguments: [SudokuLevel.easy, .medium, .hard, .unfair])
    func `hints alone solve each puzzle without a guess`(level: SudokuLevel) throws {
        for number in 0..<Sweep.count(2, whole: 8) {
            var game = game(try PuzzleRequest.pack(level, number: number).data())
            var isGuessed = false
            while game.phase == .playing, game.help.hints < 500 {
                ask(&game)
                isGuessed = isGuessed || game.hint?.step?.technique == .guess
            }
            #expect(game.phase == .success && !isGuessed)
            #expect(game.information.mistakes == 0)
        }
    }

    @Test func `hints solve an extreme puzzle without looking a digit up`() throws {
        var game = game(try PuzzleRequest.pack(.extreme, number: 0).data())
        let techniques = techniques(toTheEndOf: &game)
        #expect(techniques.count > 3 && !techniques.contains(.guess))
        #expect(game.phase == .success)
    }

    @Test func `hints solve a puzzle from any position`() throws {
        var dice = Dice(seed: 11)
        for number in 0..<4 {
            var game = game(try PuzzleRequest.pack(.medium, number: number).data())
            for _ in 0..<60 {
                game.apply(.init(.sheet(.tap(dice.roll(below: 81))), at: .zero))
                let digit = 1 + dice.roll(below: 9)
                game.apply(
                    .init(
                        dice.roll(below: 3) == 0 ? .sheet(.number(digit)) : .sheet(.note(digit)),
                        at: .zero))
            }
            _ = techniques(toTheEndOf: &game)
            #expect(game.phase == .success)
        }
    }

    @Test func `a puzzle with several solutions has no hint, and says how many there are`() {
        var game = game(.ambiguous)
        let solutions = SudokuData.ambiguous.verdict()
        #expect(solutions != .one && game.seen.solutions == solutions)
        for _ in 0..<3 {
            #expect(game.news(of: .init(.hint, at: .zero)) == [.refused(.noHint(solutions))])
        }
        #expect(game.hint == nil && game.help.hints == 0)
        #expect(game.board == SudokuData.ambiguous.start)
        #expect(SudokuGame.begun(.example).seen.solutions == .one)
        #expect(SudokuGame(SudokuData()).seen.solutions == .many(SudokuData.countedSolutions))
    }
}
