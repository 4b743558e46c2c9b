import Games
import Reactive
import Testing

// The code of the page about Games.

@Test func `mines are played in virtual time`() {
    let scheduler = VirtualTimeScheduler()
    let actions = PublishRelay<MinesGame.Action>()
    let game = MinesGame(options: MinesOptions(), seed: 5)
    let output = MinesViewModel(game, scheduler: scheduler)
        .transform(.init(actions: actions.asObservable()))
    var seen: [MinesSeen] = []
    let subscription = output.seen.drive { seen.append($0) }

    actions.accept(.open(40))
    scheduler.advance(by: .seconds(3))

    #expect(seen.last?.cells[40] == .open(0))
    #expect(seen.last?.clock.time.total == 3)
    subscription.dispose()
}
