import Testing

@testable import Games

@Test func `a whole game of Klondike is played as its screen sees it`() throws {
    // Turns the whole stock twice.
    let session = KlondikeSession(.init(.number(5)))
    #expect(session.faces.piles.map(\.hidden) == Array(0...6))
    #expect(session.faces.piles.allSatisfy { $0.cards.count == 1 })
    session.turn(times: 24)
    let order = session.faces.waste
    #expect(order.count == 24 && session.faces.stock == .redeal && session.faces.fan == 1)
    session.turn()
    #expect(session.faces.waste.isEmpty && session.faces.stock == .cards(24))
    session.turn(times: 24)
    #expect(session.faces.waste == order)

    // Asks for a new deal while a card is in the hand. The deal appears at once.
    session.act(.undo)
    session.act(.take(.card(try #require(order.dropLast().last)), isDragged: true))
    session.act(.newGame)
    #expect(session.hand == nil && session.deals.count == 1)
    #expect(session.faces.piles.map(\.hidden) == Array(0...6))
    #expect(session.faces.stock == .cards(24) && session.faces.waste.isEmpty)
    #expect(session.faces.foundations == [nil, nil, nil, nil])
    #expect(session.deals.first?.cards != Klondike.Deal(number: 5).cards)
    #expect(!session.canUndo && session.moves == 0)

    // Plays a winning line to its end.
    let solution = try #require(ReferenceSolution.all.first { $0.draw == .one })
    let winning = KlondikeSession(.init(.number(solution.number)))
    winning.make(solution.moves)
    #expect(winning.phases == [.playing, .won] && winning.results.count == 1)
    #expect(winning.results.first?.isWon == true)
    #expect(winning.faces.stock == .exhausted)
    let pictures = winning.pictures.count
    winning.turn(times: 3)
    winning.act(.undo)
    winning.tapTwice("KS")
    winning.wait(100)
    #expect(winning.pictures.count == pictures && winning.results.count == 1)
}

@Test func `the rules of a double tap apply in their order`() {
    let session = KlondikeSession(
        """
        waste 6S AS
        home AH - - -
        1 (9C) KD
        3 7H
        4 7D
        5 (8C) 2H
        6 9S
        7 (2D) 3C
        """)
    session.tapTwice("2D")
    #expect(session.moves == 0)
    session.tapTwice("AS")
    #expect(session.faces.foundations[1] == card("AS"))
    session.tapTwice("KD")
    #expect(session.faces.piles[1].cards == [card("KD")])
    #expect(session.faces.piles[0].cards == [card("9C")])
    session.tapTwice("2H")
    #expect(session.faces.foundations[0] == card("2H"))
    session.tapTwice("6S")
    #expect(session.faces.piles[2].cards == [card("7H"), card("6S")])
    session.tapTwice("9S")
    #expect(session.moves == 4)
    session.act(.undo)
    session.drag("6S", to: .pile(3))
    #expect(session.faces.piles[3].cards == [card("7D"), card("6S")])
    session.drag("3C", to: .pile(2))
    #expect(session.faces.piles[6].cards == [card("3C")])
}

@Suite struct `Scripts of Klondike` {
    @Test func `the sign on an empty stock shows whether it can be turned over`() {
        let rules = Klondike.Rules(redeals: 1)
        let session = KlondikeSession("stock 2C 3C\n1 9S", rules: rules)
        #expect(session.faces.stock == .cards(2) && session.redealsLeft == 1)
        session.turn(times: 2)
        #expect(session.faces.stock == .redeal)
        session.turn(times: 3)
        #expect(session.faces.stock == .exhausted && session.redealsLeft == 0)
        #expect(session.moves == 5)
        session.turn()
        session.act(.tap(.place(.stock)))
        #expect(session.moves == 5)
    }

    @Test func `a stock without redeals left is exhausted, and turning it does nothing`() {
        let session = KlondikeSession("waste AS\n1 9S")
        session.tapTwice("AS")
        #expect(session.faces.stock == .exhausted)
        session.turn(times: 2)
        #expect(session.moves == 1 && session.phase == .playing)
    }

    @Test func `three cards of the waste lie side by side when three are drawn`() {
        let session = KlondikeSession("stock 2C 3C 4C 5C", rules: .init(draw: .three))
        session.turn()
        #expect(session.faces.fan == 3)
        session.turn()
        #expect(session.faces.fan == 3 && session.faces.waste.count == 4)
    }

    @Test func `moves and points are counted, and undone`() {
        let session = KlondikeSession("1 (9D) AS\n2 2S")
        session.tapTwice("AS")
        #expect(session.moves == 1 && session.score == 15)
        session.tapTwice("2S")
        #expect(session.moves == 2 && session.score == 25)
        session.act(.undo)
        #expect(session.moves == 1 && session.score == 15 && session.canRedo)
        session.act(.redo)
        #expect(session.moves == 2 && session.score == 25 && !session.canRedo)
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

    @Test func `a card is not moved to the place where it lies, and stays if it is put back`() {
        let session = KlondikeSession("stock 9H\n1 (4C) 6S 5H\n2 (5C)\nhome AS AH")
        let moves: [(String, Klondike.CardPlace)] = [
            ("5H", .pile(0)), ("6S", .pile(0)), ("4C", .pile(0)), ("AS", .foundation(0)),
            ("AS", .foundation(2)),
        ]
        for (name, place) in moves { session.act(.move(card(name), to: place)) }
        #expect(
            session.news == [
                .refused(.isThere(card("5H"))), .refused(.isThere(card("6S"))),
                .refused(.notFree(card("4C"))), .refused(.isHome(card("AS"))),
                .refused(.isHome(card("AS"))),
            ])
        for isDragged in [true, false] {
            session.act(.take(.card(card("6S")), isDragged: isDragged))
            session.act(.drop(.pile(0)))
        }
        #expect(session.news.count { if case .refused = $0 { true } else { false } } == 5)
        session.drag("AS", to: .foundation(2))
        #expect(session.news.contains(.refused(.isHome(card("AS")))))
        #expect(session.moves == 0 && session.hand == nil)
    }

    @Test func `all cards that fit go home at once`() {
        let session = KlondikeSession("stock 9H\nwaste 3S\n1 2S\n2 4S\n3 7H\nhome AS")
        session.act(.sendHome)
        #expect(session.moves == 3 && session.faces.foundations.contains(card("4S")))
    }

    @Test func `sending home without a fitting card is refused`() {
        let session = KlondikeSession("stock 9H\n3 7H\nhome AS")
        session.act(.sendHome)
        #expect(session.news == [.refused(.nothingGoesHome)] && session.moves == 0)
    }

    @Test func `going back without a winnable position is refused`() {
        let session = KlondikeSession("stock 9H\n3 7H\nhome AS")
        session.act(.undoToWinnable)
        #expect(session.news == [.refused(.nothingToRewind)])
    }
}
