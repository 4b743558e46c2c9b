import Games
import Reactive
import Testing

// The code of the page about Games.

@Test func `mines are played in virtual time`() {
    let scheduler = VirtualTimeScheduler()
    let actions = PublishRelay<MinesGame.Action>()
    let game = MinesGame(options: MinesOptions(), seed: 5)
    let output = MinesViewModel(game, judge: ImmediateMinesJudge(), scheduler: scheduler)
        .transform(.init(actions: actions.asObservable()))
    var seen: [MinesSeen] = []
    let subscription = output.seen.drive { seen.append($0) }

    actions.accept(.open(40))
    scheduler.advance(by: .seconds(3))

    #expect(seen.last?.cells[40] == .open(0))
    #expect(seen.last?.clock.time.total == 3)
    subscription.dispose()
}

@Test func `a game of Klondike is a value`() {
    var game = KlondikeGame(seed: 7)
    let cards = game.klondike.table

    let news = game.news(of: .init(.draw, at: .zero))
    #expect(news.count == 1 && news[0].refusal == nil)
    #expect(game.klondike.table.waste == [cards.stock.last])

    let refused = game.news(of: .init(.redo, at: .seconds(1)))
    #expect(refused[0].refusal == .nothingToRedo)
    game.apply(.init(.undo, at: .seconds(2)))
    #expect(game.klondike.table == cards)
}
