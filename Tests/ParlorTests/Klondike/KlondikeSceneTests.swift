import TUI
import Testing

@testable import Games
@testable import Parlor

/// The player's acts and the game's actions that follow from them, without a terminal or a game.
@Suite struct `The scene of Klondike` {
    private func scene(_ game: KlondikeGame) -> KlondikeScene {
        KlondikeScene(game)
    }

    /// The scene of a game in which some actions were taken.
    private func scene(
        _ picture: String, _ actions: KlondikeGame.Action...
    ) throws -> KlondikeScene {
        let table = try #require(Klondike.Table(picture))
        var game = KlondikeGame(Klondike(at: .init(table, score: 0)))
        for action in actions { game.apply(.init(action, at: .zero)) }
        return scene(game)
    }

    private let table = "stock 9H\nwaste 4C\n1 6S\n2 7D 5C\n3 7H\nhome AS"

    @Test func `an action of the game is passed on to it`() throws {
        var scene = try scene(table)
        for action in [KlondikeGame.Action.draw, .undo, .newGame, .over(.pile(3)), .pause(true)] {
            #expect(scene.news(of: .press(.play(action))) == [.action(action)])
        }
    }

    @Test func `a gesture acts on the target under it`() throws {
        var scene = try scene(table)
        let six = Klondike.Spot.card("6S")
        let grip = Grip(pointer: Point(column: 9, row: 5), hold: Point(column: 1, row: 0))
        #expect(scene.news(of: .board(.press(six))) == [.action(.tap(.card("6S")))])
        #expect(scene.news(of: .board(.press(six, count: 2))) == [.action(.autoMove("6S"))])
        #expect(
            scene.news(of: .board(.press(six, button: .right)))
                == [.action(.toFoundation("6S"))])
        #expect(
            scene.news(of: .board(.lift(six, grip)))
                == [.action(.take(.card("6S"), isDragged: true))])
        let pile = Klondike.Spot.place(.pile(2))
        #expect(
            scene.news(of: .board(.drag(six, over: pile, grip))) == [.action(.over(.pile(2)))])
        #expect(scene.news(of: .board(.drop(six, on: nil, grip))) == [.action(.drop(nil))])
        #expect(scene.grip == grip)
        // Each click turns the stock.
        let stock = Klondike.Spot.place(.stock)
        for count in 1...3 {
            #expect(
                scene.news(of: .board(.press(stock, count: count)))
                    == [.action(.tap(.place(.stock)))])
        }
    }

    @Test func `naming two piles moves the card that fits`() throws {
        var held = try scene(table, .take(.place(.pile(0)), isDragged: false))
        #expect(held.news(of: .press(.own(.pile(2)))) == [.action(.drop(.pile(2)))])
        #expect(held.news(of: .press(.own(.pile(0)))) == [.action(.cancel)])

        // The card of the named pile that fits the other pile is moved.
        var scene = try scene(table)
        #expect(
            scene.news(of: .press(.own(.pile(0))))
                == [.action(.take(.place(.pile(0)), isDragged: false))])
        #expect(scene.pickedPile == 0 && scene.targets == [.pile(2)])
        // A drag of other cards replaces the chosen pile.
        let picked = try self.scene(table, .take(.place(.pile(0)), isDragged: false)).seen
        let dragged = try self.scene(table, .take(.card("5C"), isDragged: true)).seen
        scene.apply(.seen(picked, at: .zero))
        #expect(scene.pickedPile == 0)
        scene.apply(.seen(dragged, at: .zero))
        #expect(scene.pickedPile == nil && scene.targets == dragged.hand?.targets)
    }

    @Test func `Enter picks up the focused card, or presses the focused button`() throws {
        var scene = try scene(table)
        scene.apply(.board(.focus(.card("6S"))))
        #expect(scene.news(of: .key(KeyPress(.enter))) == [.action(.tap(.card("6S")))])
        #expect(scene.news(of: .key(KeyPress(.character(" ")))) == [.action(.draw)])
        #expect(scene.news(of: .press(.own(.autoMove))) == [.action(.autoMove("6S"))])

        var paused = try self.scene(table, .pause(true))
        paused.apply(.surroundings(.withoutFocus))
        #expect(paused.shownDialog?.title == "Paused")
        #expect(paused.news(of: .key(KeyPress(.enter))) == [.action(.pause(false))])
        #expect(paused.news(of: .key(KeyPress(.character("d")))) == [])
    }

    @Test func `going back first drops the cards in hand, and then leaves the game`() throws {
        var held = try scene(table, .take(.card("6S"), isDragged: false))
        #expect(held.news(of: .press(.common(.back))) == [.action(.cancel)])
        var free = try scene(table)
        #expect(free.news(of: .press(.common(.back))) == [.effect(.go(.pop))])
    }

    @Test func `the deal goes to the clipboard`() throws {
        var scene = scene(KlondikeGame(.init(.number(5)), seed: 1))
        let text = Klondike.Deal(number: 5).text
        #expect(scene.news(of: .press(.copy)) == [.effect(.copy(text))])
        #expect(scene.life.copied == text)
        scene.apply(.key(KeyPress(.character("x"))))
        #expect(scene.life.copied == nil)
    }

    @Test func `moves set cards flying, and any key ends their flights`() throws {
        var game = KlondikeGame(.init(.number(5)), seed: 1)
        var scene = scene(game)
        let news = game.news(of: .init(.draw, at: .seconds(1)))
        scene.apply(.seen(.seen(of: game), at: .seconds(1)))
        for told in news { scene.apply(.news(told, at: .seconds(1))) }
        #expect(scene.flights.flights.map(\.from) == [.top(.stock, 0)])
        scene.apply(.key(KeyPress(.character("x"))))
        #expect(scene.flights == KlondikeFlights())
    }

    @Test func `a won game rings the bell, is recorded, and is reported`() throws {
        let table = try #require(Klondike.Table("1 KS\nhome KH KD QS KC"))
        var game = KlondikeGame(Klondike(at: .init(table, score: 0)))
        var scene = scene(game)
        let news = game.news(of: .init(.autoMove("KS"), at: .zero))
        scene.apply(.seen(.seen(of: game), at: .zero))
        let told = news.flatMap { scene.news(of: .news($0, at: .zero)) }
        #expect(told.filter { $0 == .effect(.ring) }.count == 1)
        let outcomes = told.compactMap {
            if case .effect(.record(let outcome)) = $0 { outcome } else { nil }
        }
        #expect(outcomes.map(\.isWon) == [true] && outcomes.map(\.moves) == [1])
        #expect(scene.shownDialog == nil && scene.cascade != nil)
        // A key that is no action ends the cascade.
        #expect(scene.news(of: .key(KeyPress(.character("x")))) == [])
        #expect(scene.shownDialog?.title == "Congratulations!")
        #expect(scene.news(of: .key(KeyPress(.escape))) == [] && scene.shownDialog == nil)
        // A canceled search leads back to the end, which is not celebrated again.
        for action in [KlondikeGame.Action.requestDeal(.init(isWinnable: true)), .cancel] {
            game.apply(.init(action, at: .zero))
            #expect(game.moment == (action == .cancel ? .over : .waiting))
            scene.apply(.seen(.seen(of: game), at: .zero))
        }
        #expect(scene.cascade == nil && scene.shownDialog?.title == "Congratulations!")
    }
}
