import Games
import Reactive
import TUI

/// Klondike at the terminal: one scene, which the player, the game and the window change. How cards
/// fly is the affair of its flights, which hear of moves alone.
func klondikeScreen(
    _ console: Console, _ services: Services, _ start: KlondikeStart
) -> Screen<Effect> {
    let now = { console.scheduler.now }
    let (game, beginning) = services.klondike(start, at: now())
    let judge = AnsweredJudge(
        source: services.klondikeJudge, answers: services.answers, console: console)
    let viewModel = KlondikeViewModel(game, judge: judge, scheduler: console.scheduler)
    let scene = Play(KlondikeScene(viewModel.seen(of: game), services.words)) { scene in
        let game = viewModel.transform(
            .init(actions: scene.news.asObservable().compactMap(\.action)))
        let intents = console.intents(of: KlondikeSpot.self, keys: [.tab, .arrows])
        return .merge(
            Observable.from(beginning).map { .news($0, at: now()) },
            game.seen.asObservable().map { .seen($0, at: now()) },
            game.news.asObservable().map { .news($0, at: now()) },
            game.saved.asObservable().map { .saved($0) },
            console.keys.map { .key(KeyTable.klondike.act(for: $0)) },
            intents.map { .intent($0) },
            console.surroundings.reducesMotion.asObservable().map { .still($0) },
            scene.state.isCelebrating.asObservable().flatMapLatest { isCelebrating in
                isCelebrating
                    ? Observable<Int>.timer(KlondikeCascade.length, scheduler: console.scheduler)
                    : .never()
            }
            .map { _ in .celebrated },
            console.looksAway.map { .press(.play(.pause(true))) },
            console.commonActs.map { .press(.common($0)) })
    }
    let preferences = services.settings.now
    let look = KlondikePicture.Look(
        deck: preferences[KlondikeSettings.colors].deck,
        showsLight: preferences[KlondikeSettings.showsLight],
        showsClock: preferences[GeneralSettings.clock])
    return Screen(
        scene.state.map { KlondikePicture(scene: $0, look: look) },
        effects: scene.news.asObservable().compactMap(\.effect))
}
