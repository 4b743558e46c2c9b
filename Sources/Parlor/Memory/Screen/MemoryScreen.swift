import Games
import Reactive
import TUI

/// The memory game at the terminal: one scene, which the player, the game and the window change.
func memoryScreen(
    _ console: Console, _ services: Services, _ start: SingleStart
) -> Screen<Effect> {
    let (dealt, words) = (services.memory(start), services.words)
    let viewModel = MemoryViewModel(dealt.game, scheduler: console.scheduler)
    let scene = MemoryScene(dealt, viewModel.seen(of: dealt.game), words).play(
        console, viewModel, keys: .memory,
        hasRoom: { MemoryArrangement.fits(2 * dealt.game.options.pairs, in: $0) })
    let showsClock = services.settings.now[GeneralSettings.clock]
    return Screen(
        scene.state.map { MemoryPicture(scene: $0, showsClock: showsClock) },
        effects: scene.news.asObservable().compactMap(\.effect))
}
