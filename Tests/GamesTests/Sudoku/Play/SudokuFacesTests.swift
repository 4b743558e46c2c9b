import Games
import Testing

@Suite struct `The faces of cells` {
    private func picture(_ game: SudokuGame) -> String {
        let faces = game.faces
        return (0..<9).map { row in
            faces[row * 9..<row * 9 + 9].map { face in
                // Later colors cover earlier ones.
                if face.isCursor { return "#" }
                if face.isConflict || face.isWrong { return "!" }
                return face.isSame ? "=" : face.isPeer ? "-" : "."
            }.joined()
        }.joined(separator: "\n")
    }

    private func game(
        _ options: SudokuOptions = SudokuOptions(), _ actions: SudokuGame.Action...
    ) -> SudokuGame {
        var game = SudokuGame.begun(.example, options: options, mistakeLimit: nil)
        for action in actions { game.apply(.init(action, at: .zero)) }
        return game
    }

    @Test func `conflicts have priority over equal digits, and these over peers`() {
        let game = game(SudokuOptions(), .sheet(.tap(2)), .sheet(.number(8)))
        #expect(
            picture(game) == """
                --#------
                ---......
                --!......
                =.-......
                ..-=.....
                ..-......
                ..-....=.
                ..-......
                ..-.=....
                """)
    }

    @Test
    func `without marks there are no conflicts, and against the solution wrong digits show`() {
        let off = game(.init(marking: .off), .sheet(.tap(2)), .sheet(.number(5)))
        #expect(!off.faces.contains { $0.isConflict || $0.isWrong })
        #expect(off.information.mistakes == 1)
        let rule = game(.init(marking: .rule), .sheet(.tap(2)), .sheet(.number(1)))
        #expect(!rule.faces.contains { $0.isConflict || $0.isWrong })
        let solution = game(.init(marking: .solution), .sheet(.tap(2)), .sheet(.number(1)))
        #expect(solution.faces.indices.filter { solution.faces[$0].isWrong } == [2])
    }
}
