import Games
import Reactive
import TUI

/// The memory game at the terminal: one scene, which the player, the game and the window change.
func memoryScreen(
    _ console: Console, _ services: Services, _ start: MemoryStart
) -> Screen<Effect> {
    let (dealt, words) = (services.memory(start), services.words)
    let now = { console.scheduler.now }
    let viewModel = MemoryViewModel(dealt.game, scheduler: console.scheduler)
    let scene = Play(MemoryScene(dealt, viewModel.seen(of: dealt.game), words)) { scene in
        let game = viewModel.transform(
            .init(actions: scene.news.asObservable().compactMap(\.action)))
        let intents = console.intents(of: MemorySpot.self)
        return .merge(
            console.keys.compactMap(KeyTable.memory.act).map { .press($0) },
            intents.compactMap(MemoryScene.Command.init),
            console.looksAway.map { .lookAway },
            console.surroundings.size.asObservable()
                .map { .room(MemoryArrangement.fits(2 * dealt.game.options.pairs, in: $0)) },
            game.seen.asObservable().map { .seen($0, at: now()) },
            game.news.asObservable().map { .news($0, at: now()) },
            game.saved.asObservable().map { .saved($0) },
            console.commonActs.map { .press(.common($0)) })
    }
    let showsClock = services.settings.now[GeneralSettings.clock]
    return Screen(
        scene.state.map { MemoryPicture(scene: $0, showsClock: showsClock) },
        effects: scene.news.asObservable().compactMap(\.effect))
}
