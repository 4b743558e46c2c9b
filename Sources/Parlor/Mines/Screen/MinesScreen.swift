import Games
import Reactive
import TUI

/// Mines at the terminal: one scene, which the player, the game and the window change.
func minesScreen(_ console: Console, _ services: Services, _ start: MinesStart) -> Screen<Effect> {
    let (dealt, words, preferences) = (services.mines(start), services.words, services.settings.now)
    let lettersMove = preferences[MinesSettings.lettersMove]
    let keys = KeyTable.mines(lettersMove: lettersMove)
    let now = { console.scheduler.now }
    let viewModel = MinesViewModel(dealt.game, scheduler: console.scheduler)
    let scene = Play(MinesScene(dealt, viewModel.seen(of: dealt.game), words)) { scene in
        let game = viewModel.transform(
            .init(actions: scene.news.asObservable().compactMap(\.action)))
        return .merge(
            console.keys.compactMap(keys.act).map { .press($0) },
            console.gestures.map { .gesture($0, at: now()) },
            console.intents(
                of: MinesSpot.self, keys: lettersMove ? [.tab, .arrows, .hjkl] : [.tab, .arrows]
            ).compactMap(MinesScene.Command.init),
            console.looksAway.map { .lookAway },
            console.surroundings.size.asObservable()
                .map { .room(MinesPicture.hasRoom(for: dealt.game.options.size, in: $0)) },
            game.seen.asObservable().map { .seen($0) },
            game.news.asObservable().map { .news($0, at: now()) },
            game.saved.asObservable().map { .saved($0) },
            console.commonActs.map { .press(.common($0)) })
    }
    let bar = keys.bar(in: words)
    let showsClock = preferences[GeneralSettings.clock]
    return Screen(
        scene.state.map { MinesPicture(scene: $0, bar: bar, showsClock: showsClock) },
        effects: scene.news.asObservable().compactMap(\.effect))
}
