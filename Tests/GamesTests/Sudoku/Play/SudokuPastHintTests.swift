import Testing

@testable import Games

@Suite struct `Looking back at the hints of a sudoku` {
    /// Follows hints until the game ends. Returns them by the number of the step that they made.
    private func followHints(in game: inout SudokuGame) -> [Int: SudokuHint] {
        var hints: [Int: SudokuHint] = [:]
        while game.phase == .playing, game.help.hints < 500 {
            let hint = game.hint
            game.apply(.init(.hint, at: .zero))
            if let hint, hint.stage == .reason, let step = game.tools.history?.step {
                hints[step] = hint
            }
        }
        return hints
    }

    /// The hardest level has steps that remove candidates, and those with nets.
    @Test(arguments: SudokuLevel.allCases)
    func `gives the reason that the hint gave`(_ level: SudokuLevel) throws {
        var game = SudokuGame.begun(
            try PuzzleRequest.pack(level, number: 0).data(), mistakeLimit: nil)
        let hints = followHints(in: &game)
        #expect(game.phase == .success && hints.count > 20)
        for (number, hint) in hints {
            game.apply(.init(.look(at: number), at: .zero))
            let past = try #require(game.pastStep)
            let step = try #require(hint.step)
            #expect(past.isHinted && past.technique == step.technique)
            #expect(past.reason == .hint(step))
        }
    }

    @Test func `says which digit and which notes the hint found wrong`() throws {
        var game = SudokuGame.begun(.example, mistakeLimit: nil)
        // The third cell is a 4, and its row has a 5. The fourth cell is a 6.
        for action in [
            SudokuGame.Action.sheet(.tap(3)), .sheet(.note(2)), .sheet(.tap(2)), .sheet(.number(5)),
        ] {
            game.apply(.init(action, at: .zero))
        }
        let hints = followHints(in: &game)
        #expect(game.phase == .success)
        func reason(_ kind: (SudokuHint.Kind) -> Bool) throws -> SudokuPastStep.Reason? {
            let number = try #require(hints.first { kind($0.value.kind) }).key
            game.apply(.init(.look(at: number), at: .zero))
            return try #require(game.pastStep).reason
        }
        let clash = try #require(SudokuBoard(SudokuData.example.problem).clash(of: 5, at: 2))
        #expect(
            try reason { $0 == .wrongDigit(2) }
                == .wrongDigit(Candidate(5, at: 2), clash: .clash(clash.house, clash.cell)))
        #expect(try reason { $0 == .wrongNotes(3, [2]) } == .wrongNotes(3))
    }
}
