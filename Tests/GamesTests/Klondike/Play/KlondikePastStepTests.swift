import Foundation
import Testing

@testable import Games

@Suite struct `A past step of Klondike` {
    /// A move of an open card from pile to pile or to a foundation.
    private func carry(in game: KlondikeGame) throws -> KlondikeGame.Action {
        let table = game.klondike.table
        let card = try #require(
            table.piles.compactMap(\.cards.last).first { !table.targets(of: $0).isEmpty })
        return .move(card, to: table.targets(of: card)[0])
    }

    private func game() throws -> KlondikeGame {
        var game = KlondikeGame(.init(.number(5)), seed: 1)
        func act(_ action: KlondikeGame.Action) {
            game.apply(.init(.player(action), at: .zero))
        }
        act(.draw)
        act(.draw)
        game.outlook.receive(.init(.winnable([.draw])), at: 1, wantedMoves: false)
        game.outlook.receive(.init(.unwinnable), at: 2, wantedMoves: false)
        act(.undo)
        act(try carry(in: game))
        return game
    }

    @Test func `names the move that it replaced, and says that this move had lost the game`() throws
    {
        let game = try game()
        let remark = try #require(game.remarks[2])
        #expect(
            remark.replaced == "D" && remark.replacedCount == 1 && remark.isMistake
                && remark.hint == nil)
        #expect(game.remarks.mistakes == [2])
    }

    @Test func `is saved`() throws {
        let saved = try #require(game().saved(at: .zero))
        #expect(saved.remarks.mistakes == [2])
        #expect(try rewritten(saved).remarks == saved.remarks)
    }

    @Test func `does not mention a move that was undone and made again`() throws {
        var game = KlondikeGame(.init(.number(5)), seed: 1)
        for action: KlondikeGame.Action in [.draw, .undo, .draw, .undo, .redo] {
            game.apply(.init(.player(action), at: .zero))
        }
        #expect(game.remarks.all.isEmpty)
    }

    @Test func `is forgotten at a restart`() throws {
        var game = try game()
        game.apply(.init(.player(.restart), at: .zero))
        #expect(game.remarks.all.isEmpty)
    }
}
