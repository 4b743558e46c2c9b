import Testing

@testable import Games

@Suite struct `A hand of Klondike during a pause` {
    @Test func `picked cards stay in hand during a pause, and dragged ones slide back`() {
        for isDragged in [false, true] {
            var game = KlondikeGame(.init(.number(5)), seed: 1)
            game.apply(.init(.take(.place(.pile(0)), isDragged: isDragged), at: .zero))
            game.apply(.init(.pause(true), at: .zero))
            #expect((game.hand == nil) == isDragged)
        }
    }

    @Test func `removing a hint keeps the cards in hand`() {
        var game = KlondikeGame(.init(.number(5)), seed: 1)
        game.apply(.init(.take(.place(.pile(0)), isDragged: false), at: .zero))
        game.apply(.init(.hint, at: .zero))
        #expect(game.hand != nil && game.isHintRequested)
        game.apply(.init(.dismissHint, at: .zero))
        #expect(game.hand != nil && !game.isHintRequested)
    }

    @Test func `a board counts as touched even if all its moves were undone`() {
        var game = RevertibleGame(KlondikeGame(.init(.number(5)), seed: 1))
        #expect(game.game.actionCount == 0)
        for action in [KlondikeGame.Action.draw, .draw, .undo, .undo] {
            game.apply(.init(action, at: .zero))
        }
        #expect(game.game.actionCount == 2 && game.game.moment == .running)
        var news: [KlondikeNews] = []
        game.apply(.init(.newGame, at: .zero)) { news.append($0) }
        #expect(game.former != nil && !news.contains { $0.isGivenUp })
        game.apply(.init(.draw, at: .zero)) { news.append($0) }
        #expect(game.former == nil && news.filter(\.isGivenUp).count == 1)
    }

    @Test func `undo with cards in hand only puts them back`() {
        var game = RevertibleGame(KlondikeGame(.init(.number(5)), seed: 1))
        func act(_ actions: KlondikeGame.Action...) -> [KlondikeNews] {
            actions.flatMap { game.news(of: .init($0, at: .zero)) }
        }
        _ = act(.draw)
        let pick = KlondikeGame.Action.take(.place(.pile(0)), isDragged: false)
        _ = act(pick)
        #expect(game.game.hand != nil)
        #expect(act(.undo).isEmpty && game.game.hand == nil && game.game.klondike.step == 1)
        // On a new deal, undo brings back no former game as long as cards are in hand.
        _ = act(.newGame, pick)
        #expect(game.former != nil && game.game.hand != nil)
        #expect(act(.undo).isEmpty && game.former != nil && game.game.hand == nil)
        #expect(act(.undo) == [.takenBack] && game.former == nil && game.game.klondike.step == 1)
    }

    @Test func `a card moves to a place, or the refusal names the reason`() {
        let session = KlondikeSession("stock 9H\nwaste 4C\n1 6S\n2 7D 5C\n3 7H\nhome AS")
        session.act(.move(card("6S"), to: .pile(1)))
        session.act(.move(card("7D"), to: .pile(2)))
        session.act(.toFoundation(card("9H")))
        #expect(
            session.news == [
                .refused(.misfit(card("6S"), on: .pile(1), top: card("5C"))),
                .refused(.misfit(card("7D"), on: .pile(2), top: card("7H"))),
                .refused(.notFree(card("9H"))),
            ])
        session.act(.move(card("6S"), to: .pile(2)))
        #expect(session.moves == 1)
    }

    @Test func `all cards that fit go home at once, and nothing is refused`() {
        let session = KlondikeSession("stock 9H\nwaste 3S\n1 2S\n2 4S\n3 7H\nhome AS")
        session.act(.sendHome)
        #expect(session.moves == 3 && session.faces.foundations.contains(card("4S")))
        session.act(.sendHome)
        #expect(session.news.last == .refused(.nothingGoesHome))
        session.act(.undoToWinnable)
        #expect(session.news.last == .refused(.nothingToRewind))
    }
}
