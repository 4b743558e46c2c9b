import Testing

@testable import Games

/// The rows for double taps and drags, carried out in every way that a player has.
@Suite struct `Cards in the hand` {
    private static let taps = `A double tap on a card`.rows
    private static let drags = `A drag in Klondike`.rows
    /// Tapping the stock turns it, whatever is held.
    private static let clicks = drags.filter { $0.target != .stock }

    @Test(arguments: taps) func `a card that is tapped twice moves as the rules say, or stays`(
        row: `A double tap on a card`.Row
    ) {
        let session = KlondikeSession(row.before)
        session.tapTwice(row.tapped)
        #expect(session.faces == faces(of: row.after))
        let hasMoved = row.after != row.before
        #expect(session.moves == (hasMoved ? 1 : 0))
        #expect(session.motions.map(\.count) == (hasMoved ? [1] : []))
    }

    @Test(arguments: drags) func `a dragged card goes where it is dropped, or back`(
        row: `A drag in Klondike`.Row
    ) {
        let session = KlondikeSession(row.before)
        session.drag(row.dragged, to: row.target)
        #expect(session.faces == faces(of: row.after))
        #expect(session.moves == (row.after == row.before ? 0 : 1))
        #expect(session.hand == nil)
    }

    @Test(arguments: drags) func `a card that a key picked up goes where it is dropped, or back`(
        row: `A drag in Klondike`.Row
    ) {
        let session = KlondikeSession(row.before)
        session.act(.take(.card(card(row.dragged)), isDragged: false))
        session.act(.drop(row.target))
        #expect(session.faces == faces(of: row.after))
        #expect(session.hand == nil)
    }

    @Test(arguments: clicks) func `a click picks up a card, and a second click puts it down`(
        row: `A drag in Klondike`.Row
    ) {
        let session = KlondikeSession(row.before)
        session.act(.tap(.card(card(row.dragged))))
        session.act(.tap(.place(row.target)))
        #expect(session.faces == faces(of: row.after))
    }

    @Test func `a hand knows its cards, their origin and their targets`() {
        let session = KlondikeSession("1 (2C) 6S 5H\n2 7D\n4 7H\nwaste AH\nhome AS")
        session.act(.take(.card(card("6S")), isDragged: true))
        #expect(session.hand?.cards == [card("6S"), card("5H")])
        #expect(session.hand?.origin == .pile(0) && session.hand?.over == .pile(0))
        #expect(session.hand?.targets == [.pile(1), .pile(3)])
        #expect(session.hand?.isDragged == true)
        session.act(.over(.pile(3)))
        #expect(session.hand?.over == .pile(3))
        session.act(.over(nil))
        #expect(session.hand != nil && session.hand?.over == nil)
        #expect(session.pictures.count == 1)
    }

    @Test func `face-down cards, the stock and a covered card of the waste cannot be picked up`() {
        let session = KlondikeSession("stock 9D\nwaste 5C 4D\n1 (6S) 9C")
        for name in ["6S", "9D", "5C"] {
            session.act(.take(.card(card(name)), isDragged: true))
            session.act(.take(.card(card(name)), isDragged: false))
            #expect(session.hand == nil)
        }
        session.act(.tap(.place(.pile(0))))
        session.act(.take(.place(.stock), isDragged: false))
        session.act(.take(.place(.pile(3)), isDragged: false))
        session.act(.take(.place(.foundation(2)), isDragged: false))
        session.act(.take(.place(.pile(9)), isDragged: false))
        #expect(session.hand == nil && session.moves == 0 && session.motions.isEmpty)
    }

    @Test func `a place is picked up with its card, or its whole run`() {
        let session = KlondikeSession("waste 5C 4D\n1 (2C) 6S 5H\nhome AS")
        session.act(.take(.place(.pile(0)), isDragged: false))
        #expect(session.hand?.cards == [card("6S"), card("5H")])
        #expect(session.hand?.isDragged == false)
        session.act(.take(.place(.waste), isDragged: false))
        #expect(session.hand?.cards == [card("4D")])
        session.act(.take(.place(.foundation(0)), isDragged: false))
        #expect(session.hand?.cards == [card("AS")])
        #expect(session.motions.isEmpty)
    }

    @Test func `a card that is dropped where it does not fit slides back`() {
        let session = KlondikeSession("1 (2C) 6S 5H\n2 7S")
        session.drag("6S", to: .pile(1))
        let back = Klondike.Motion(
            [card("6S"), card("5H")], from: .pile(1), to: .pile(0), isFromHand: true)
        #expect(session.motions == [[back]])
        session.drag("6S", to: nil)
        session.act(.take(.card(card("6S")), isDragged: true))
        session.act(.cancel)
        #expect(session.motions.count == 3)
        #expect(session.motions.flatMap(\.self).allSatisfy { $0.to == .pile(0) && $0.isFromHand })
        #expect(session.pictures.count == 1 && session.moves == 0 && !session.canUndo)
    }

    @Test func `any other action puts back the cards in the hand`() {
        let session = KlondikeSession("stock 9D 8D\n1 6S\n2 7D\n3 AS")
        for act in [
            { session.turn() }, { session.act(.undo) }, { session.act(.redo) },
            { session.tapTwice("AS") }, { session.act(.pause(true)) },
        ] {
            session.act(.take(.card(card("6S")), isDragged: true))
            #expect(session.hand != nil)
            act()
            #expect(session.hand == nil)
            #expect(session.motions.last?.first?.to == .pile(0))
            session.act(.pause(false))
        }
        session.act(.drop(.pile(1)))
        #expect(session.faces.piles[1].cards == [card("7D")])
    }

    @Test func `a second click replaces the card in hand, or drops it`() {
        let session = KlondikeSession("1 9S 8H\n2 TD\n3 5C")
        session.act(.tap(.card(card("9S"))))
        session.act(.tap(.card(card("8H"))))
        #expect(session.hand?.cards == [card("8H")])
        session.act(.tap(.card(card("8H"))))
        #expect(session.hand == nil)
        session.act(.tap(.card(card("5C"))))
        session.act(.tap(.card(card("9S"))))
        session.act(.tap(.card(card("TD"))))
        #expect(session.faces == faces(of: "2 TD 9S 8H\n3 5C"))
    }

    @Test func `a click on the stock turns it, or turns the waste over`() {
        let session = KlondikeSession("stock 5C 4D\n1 9S")
        session.act(.tap(.card(card("9S"))))
        for _ in 0..<2 { session.act(.tap(.place(.stock))) }
        #expect(session.faces.stock == .redeal && session.faces.waste == [card("4D"), card("5C")])
        session.act(.tap(.place(.stock)))
        #expect(session.faces.stock == .cards(2) && session.hand == nil)
    }

    @Test func `a right click sends home a card that fits there, and does nothing else`() {
        let session = KlondikeSession("waste 6S\n1 7H\n2 2S\n3 3D 3S\nhome AS")
        for name in ["6S", "3D", "AS", "7H"] { session.act(.toFoundation(card(name))) }
        #expect(session.moves == 0)
        session.act(.toFoundation(card("2S")))
        session.act(.toFoundation(card("3S")))
        #expect(session.faces == faces(of: "waste 6S\n1 7H\n3 3D\nhome 3S"))
    }

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
        #expect(game.hand != nil && game.hintStage == .look)
        game.apply(.init(.dismissHint, at: .zero))
        #expect(game.hand != nil && game.hintStage == nil)
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
}
