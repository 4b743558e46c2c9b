import Games
import Testing

/// Tests the model alone. `ReplacedGameTests` checks its promises for every game in the list of
/// modules.
@Suite struct `A game that replaced another` {
    private var game = RevertibleGame(MinesGame(options: MinesOptions(), seed: 3))

    private mutating func news(_ action: MinesGame.Action) -> [MinesNews] {
        game.news(of: .init(action, at: .zero))
    }

    @Test mutating func `restores it until the new one is touched, and nothing is given up`() {
        _ = news(.open(40))
        let before = game.game
        #expect(news(.newGame) == [.begun])
        #expect(game.game.actionCount == 0 && game.former?.table == before.table)
        #expect(news(.takeBack) == [.takenBack])
        #expect(game.game == before && game.former == nil)
    }

    @Test mutating func `gives it up with the first action`() {
        _ = news(.open(40))
        let result = game.game.result
        _ = news(.newGame)
        let told = news(.open(0))
        #expect(told.contains(.givenUp(result)) && game.former == nil)
        #expect(news(.takeBack) == [.refused(nil, .nothingToTakeBack)])
    }

    @Test mutating func `gives up only the last touched game of several`() {
        #expect(news(.newGame) == [.begun] && game.former == nil)
        _ = news(.open(40))
        let first = game.game.result
        _ = news(.newGame)
        // Another new board in between does not affect the game that was played.
        #expect(news(.newGame) == [.begun] && game.former != nil)
        let told = news(.open(0))
        #expect(told.filter(\.isGivenUp) == [.givenUp(first)])
    }

    @Test mutating func `does not restore a finished game`() {
        for cell in 0..<81 where game.game.moment != .over { _ = news(.open(cell)) }
        #expect(game.game.moment == .over)
        #expect(news(.newGame) == [.begun] && game.former == nil)
    }
}
