import Foundation
import Sweep
import Testing

@testable import Games

@Suite struct `Looking back at the mistakes of a sudoku` {
    /// A mistake that can be visited: its digit, its cell, and whether it was undone.
    private struct Visit: Equatable {
        let digit, cell: Int
        let isUndone: Bool
    }

    private func play(_ actions: [SudokuGame.Action], in game: inout SudokuGame) {
        for action in actions { game.apply(.init(action, at: .zero)) }
    }

    /// Visits the mistakes in their order. The board shows the digit of each as wrong.
    private func visits(_ game: SudokuGame) throws -> [Visit] {
        var game = game
        return try (game.seen.lookBack.mistakes ?? []).map { place in
            game.apply(.init(.look(at: place), at: .zero))
            let (seen, step) = (game.seen, try #require(game.seen.pastStep))
            guard case .wrote(let digit, _) = step.change.kind, let cell = step.change.cells.first
            else { return Visit(digit: 0, cell: 0, isUndone: false) }
            let face = seen.board.faces[cell]
            // A step may also stand for mistakes that it replaced, and that did not count.
            #expect(seen.lookBack.shown == place && (step.isMistake || step.replacedCount > 0))
            #expect(face.digit == digit && face.isEvidence)
            if let solution = game.sheet.sudoku.solution {
                #expect(face.isWrong == (solution[cell] != digit))
            }
            return Visit(digit: digit, cell: cell, isUndone: step.isUndone)
        }
    }

    /// The row of the third cell has a 5, a 3 and a 7.
    @Test func `visits each of them, although two were undone`() throws {
        var game = SudokuGame.begun(.example)
        let undo = SudokuGame.Action.use(.undo)
        play(
            [
                .sheet(.tap(2)), .sheet(.number(5)), undo, .sheet(.number(3)), undo,
                .sheet(.number(7)),
            ], in: &game)
        #expect(game.phase == .overMistake)
        // The steps are the puzzle, three mistakes and the solution.
        let lookBack = game.seen.lookBack
        #expect(lookBack.count == 5 && lookBack.mistakes == [1, 2, 3] && lookBack.start == 3)
        #expect(
            try visits(game) == [
                Visit(digit: 5, cell: 2, isUndone: true), Visit(digit: 3, cell: 2, isUndone: true),
                Visit(digit: 7, cell: 2, isUndone: false),
            ])
        game.apply(.init(.look(at: 1), at: .zero))
        let clash = try #require(SudokuBoard(SudokuData.example.problem).clash(of: 5, at: 2))
        #expect(game.seen.pastStep?.reason == .clash(clash.house, clash.cell))
        game.apply(.init(.look(at: 4), at: .zero))
        #expect(game.seen.pastStep == nil && game.seen.board.faces[2].digit == 4)
    }

    @Test func `shows the board as it was, although its steps were undone, too`() throws {
        var game = SudokuGame.begun(.example)
        let undo = SudokuGame.Action.use(.undo)
        // The fourth cell is a 6.
        play(
            [.sheet(.tap(3)), .sheet(.number(6)), .sheet(.tap(2)), .sheet(.number(5)), undo, undo],
            in: &game)
        play([.sheet(.tap(5)), .sheet(.number(8))], in: &game)
        // The mistakes are saved with the game.
        game = try JSONDecoder().decode(SudokuGame.self, from: try JSONEncoder().encode(game))
            .goingOn
        play([.sheet(.tap(2)), .sheet(.number(3)), undo, .sheet(.number(3))], in: &game)
        #expect(
            try visits(game) == [
                Visit(digit: 5, cell: 2, isUndone: true), Visit(digit: 3, cell: 2, isUndone: true),
                Visit(digit: 3, cell: 2, isUndone: false),
            ])
        game.apply(.init(.look(at: 1), at: .zero))
        let faces = game.seen.board.faces
        #expect(faces[3].digit == 6 && faces[5].digit == 0)
    }

    /// A step may also be a mistake of which the player was not told: a wrong digit without a
    /// conflict.
    @Test(arguments: 0..<UInt64(Sweep.isWhole ? 500 : 60))
    func `visits those that counted, in their order, whatever is undone`(_ seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let options = SudokuOptions(marking: seed.isMultiple(of: 2) ? .rule : .solution)
        let data = seed % 5 == 0 ? SudokuData.ambiguous : .example
        var game = SudokuGame.begun(data, options: options, mistakeLimit: 6)
        while game.moment != .over {
            let action: SudokuGame.Action =
                switch dice.roll(below: 12) {
                case 0...3: .sheet(.tap(dice.roll(below: 81)))
                case 4...7: .sheet(.number(1 + dice.roll(below: 9)))
                case 8, 9: .use(.undo)
                case 10: .use([.redo, .savePoint, .returnToSavePoint][dice.roll(below: 3)])
                default: .hint
                }
            game.apply(.init(action, at: .zero))
            if dice.roll(below: 40) == 0, game.moment != .over {
                game = try JSONDecoder().decode(
                    SudokuGame.self, from: try JSONEncoder().encode(game)
                ).goingOn
            }
        }
        #expect(game.information.mistakes == game.mistakesMade.count)
        var visits = try visits(game)[...]
        for mistake in game.mistakesMade {
            let found = visits.firstIndex { $0.digit == mistake.digit && $0.cell == mistake.cell }
            visits = visits[try #require(found, "\(mistake)").advanced(by: 1)...]
        }
    }
}
