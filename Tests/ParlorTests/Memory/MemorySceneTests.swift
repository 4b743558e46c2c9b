import Games
import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `The scene of the memory game` {
    private let game: MemoryGame<String>
    private let start: MemoryScene

    init() {
        var game = MemoryGame(
            theme: .ascii, options: MemoryOptions(pairs: 2, rounds: 1), seed: 3)
        game.day = 20_413
        let viewModel = MemoryViewModel(
            game, scheduler: VirtualTimeScheduler(resolution: .milliseconds(1)))
        self.game = game
        let dealt = DealtMemory(initial: RevertibleGame(game))
        start = MemoryScene(.init(dealt, viewModel.seen(of: game), .english)).opened()
    }

    private func news(_ commands: MemoryScene.Command...) -> [MemoryScene.News] {
        var scene = start
        return commands.flatMap { scene.news(of: $0) }
    }

    @Test func `a press becomes an action of the game`() {
        #expect(news(.press(.play(.shuffle))) == [.action(.shuffle)])
        #expect(news(.press(.play(.choose(2)))) == [.action(.choose(2))])
        #expect(news(.press(.togglePause)) == [.action(.pause(true))])
    }

    @Test func `without an opponent, Enter, Space or a click turns the first card`() {
        let first = start.seen.cards[0].id
        #expect(news(.key(KeyPress(.enter))) == [.action(.choose(first))])
        #expect(news(.key(KeyPress(" "))) == [.action(.choose(first))])
        #expect(news(.board(.press(.card(2)))) == [.action(.choose(2))])
    }

    @Test func `opening another screen is an effect`() {
        let here = Place.game(GameStart(.memory, BoardStart()))
        #expect(news(.press(.common(.back))) == [.effect(.go(.pop))])
        let keys = start.deeds.help(in: start.words, at: .ready, under: start.shownAnswers?.acts)
        #expect(news(.press(.common(.help))) == [.effect(.go(.cover(.help(of: here, keys))))])
        #expect(news(.press(.common(.quit))) == [.effect(.go(.leave))])
    }

    @Test func `moving the focus is no action of the game`() {
        var scene = start
        #expect(scene.shownDialog == nil)
        let card = scene.seen.cards[1].id
        #expect(scene.news(of: .board(.focus(.card(card)))).isEmpty)
        #expect(scene.slot == 1)
        #expect(scene.news(of: .seen(scene.seen, at: .zero)).isEmpty)
    }

    @Test func `the newest state is saved with its number and its day, or removed`() {
        let kept = GameToSave(game)
        #expect(news(.saved(game)) == [.effect(.save(kept, in: "memory"))])
        #expect(news(.saved(nil)) == [.effect(.save(nil, in: "memory"))])
    }

    @Test func `a game that is given up is recorded as not won`() throws {
        var game = game
        for card in [0, 2, 1, 3] { game.apply(.init(.choose(card), at: .zero)) }
        let givenUp = try #require(game.givenUpNews)
        let outcome = try #require(givenUp.result).outcome
        #expect(outcome.day == 20_413 && !outcome.isWon && outcome.stars == nil)
        #expect(
            news(.news(.begun, at: .zero), .news(givenUp, at: .zero))
                == [.effect(.record(outcome))])
    }

    @Test func `a finished game is recorded, rings the bell and can be copied`() {
        let result = game.result
        let outcome = result.outcome
        #expect(
            news(.news(.finished(result), at: .zero))
                == [.effect(.record(outcome)), .effect(.ring)])
        // There is no line to copy before the end.
        #expect(news(.press(.copy)).isEmpty)
    }

    @Test func `only the first game of a run is a board of the day`() {
        var game = game
        game.apply(.init(.newGame, at: .zero))
        #expect(game.result.day == nil && game.result.seed != 3)
        let told = news(.news(.begun, at: .zero), .news(.finished(game.result), at: .zero))
        #expect(told.first == .effect(.record(game.result.outcome)))
    }

    @Test func `the bell rings when the time is up`() {
        #expect(news(.news(.timeout(pairs: 2), at: .zero)) == [.effect(.ring)])
    }

    private func text(of scene: MemoryScene) -> String {
        var page = Page(columns: 70, rows: 20, theme: .monochrome)
        page.show(MemoryPicture(scene: scene, showsClock: true))
        return page.canvas.runs().map(\.text).joined()
    }

    @Test func `all moves are shown one by one after a game, from the first mistake on`() throws {
        var game = MemoryGame(
            theme: .ascii, options: MemoryOptions(pairs: 3, rounds: 1), seed: 3)
        game.apply(.init(.start, at: .zero))
        for card in [0, 2, 1, 3, 2, 3, 0, 4, 1, 0, 5, 4] {
            game.apply(.init(.choose(card), at: .zero))
        }
        let viewModel = MemoryViewModel(
            game, scheduler: VirtualTimeScheduler(resolution: .milliseconds(1)))
        var scene = start
        scene.apply(.surroundings(Surroundings(size: Size(columns: 70, rows: 21))))
        // The game receives the actions of the scene, and the scene sees the game.
        func send(_ command: MemoryScene.Command) {
            for news in scene.news(of: command) {
                if let action = news.action { game.apply(.init(action, at: .zero)) }
            }
            scene.apply(.seen(viewModel.seen(of: game), at: .zero))
        }
        #expect(scene.news(of: .press(.lookBack(.toggle))).isEmpty)
        scene.apply(.seen(viewModel.seen(of: game), at: .zero))
        #expect(scene.seen.turns.count == 6 && scene.lookBack.mistakes == [1, 3])
        #expect(scene.shownDialog == nil)
        // The last pair is shown, then the whole board, and then the result.
        scene.apply(.advanceEnd)
        #expect(scene.shownDialog == nil)
        scene.apply(.advanceEnd)
        #expect(scene.shownDialog != nil)
        send(.press(.lookBack(.toggle)))
        #expect(scene.lookBack.shown == 1 && scene.shownDialog == nil)
        send(.press(.lookBack(.by(1))))
        #expect(scene.lookBack.shown == 2)
        send(.press(.lookBack(.last)))
        #expect(scene.lookBack.shown == 5)
        // No move follows the last one. The result comes back when the player asks for it.
        send(.press(.lookBack(.by(1))))
        #expect(scene.lookBack.shown == 5)
        send(.press(.lookBack(.toggle)))
        #expect(scene.lookBack.shown == nil)
        send(.press(.lookBack(.toggle)))
        send(.press(.common(.back)))
        #expect(scene.lookBack.shown == nil)
        #expect(scene.shownAnswers?.acts.contains(.lookBack(.toggle)) == true)
        send(.press(.lookBack(.toggle)))
        send(.key(KeyPress(typed: "m")))
        #expect(scene.lookBack.shown == 3)
        let lesson = text(of: scene)
        #expect(!lesson.contains("Move 4") && lesson.contains("Step 4 of 6 · 0:00"))
        #expect(lesson.contains("You turned"))
        #expect(lesson.contains("is framed here."))
        // The two other cards that were seen are gone, and two cards are new.
        #expect(lesson.contains("(seen before)") && lesson.contains("(new)"))
        for (key, number) in [
            (Key.left, 2), (.home, 0), (.left, 0), (.right, 1), (.end, 5), (.character("m"), 1),
            (.character("m"), 3),
        ] {
            send(.key(KeyPress(key, text: key.character.map { String($0) })))
            #expect(scene.lookBack.shown == number)
        }
        #expect(lesson.contains("┏"))
    }
}
