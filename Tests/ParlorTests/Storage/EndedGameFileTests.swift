import Testing

@testable import Games
@testable import Parlor

@Suite struct `A file with a game that has ended` {
    @Test(arguments: GameName.walked)
    func `is not resumed, and is kept under another name`(_ game: GameName) throws {
        let check = try #require(checks[game], "Add a game of \(game.rawValue) that ends.")
        try check()
    }

    private var checks: [GameName: () throws -> Void] {
        [
            .memory: {
                var game = MemoryGame(
                    theme: .ascii, options: MemoryOptions(pairs: 2, rounds: 1), seed: 3)
                game.apply(.init(.start, at: .zero))
                try check(game, ending: [.player(.giveUp)])
            },
            .mines: {
                var game = MinesGame(options: MinesOptions(), seed: 3)
                game.act(.open(0))
                try check(game, ending: game.table.covers.indices.map { .player(.open($0)) })
            },
            .klondike: {
                let moves = Array(repeating: KlondikeGame.Cause.homing, count: Card.pack.count)
                try check(
                    ProgramRun.nearlyWonKlondikeGame(), ending: [.player(.finish)] + moves)
            },
            .sudoku: {
                let data = SudokuData(
                    problem: try SudokuGrid(
                        """
                        530070000600195000098000060800060003400803001700020006060000280000419005\
                        000080079
                        """))
                let game = SudokuGame(data, mistakeLimit: 1)
                    .started(SudokuRequests(.given(data)), at: .zero)
                let cell = try #require((0..<81).first { game.board[$0] == 0 })
                try check(
                    game,
                    ending: [.player(.sheet(.tap(cell)))]
                        + (1...9).map { .player(.sheet(.number($0))) })
            },
        ]
    }

    private func check<Game: SavableGame & PlayedGame>(
        _ game: Game, ending causes: [Game.Cause]
    ) throws {
        let place = try TemporaryDirectory()
        let file = SavedGameFile<Game>("game", version: 1, in: place.data)
        try file.save(SavedState(game, playedAt: 0))
        #expect(file.load().value?.state.isOver == false)
        var ended = game
        for cause in causes where !ended.isOver { ended.apply(.init(cause, at: .zero)) }
        #expect(ended.isOver)
        try file.save(SavedState(ended, playedAt: 0))
        let kept = place.path("game.json.damaged-1")
        #expect(file.load().problems == [.damaged(file.file.path, keptAs: kept)])
        #expect(try place.names == ["game.json.damaged-1"])
    }
}
