import Games
import Reactive
import TUI

/// The memory game at the terminal: one scene, which the player, the game and the window change.
func memoryScreen(
    _ console: Console, _ services: Services, _ start: SingleStart
) -> Screen<Effect> {
    let scene = MemoryScene.play(
        console, services, start, keys: .memory,
        hasRoom: { MemoryArrangement.fits(2 * $0.options.pairs, in: $1) })
    let showsClock = services.settings.now[GeneralSettings.clock]
    return Screen(
        scene.state.map { MemoryPicture(scene: $0, showsClock: showsClock) },
        effects: scene.news.asObservable().compactMap(\.effect))
}
