import Games
import TUI

/// The memory game at the terminal.
func memoryScreen(
    _ console: Console, _ services: Services, _ start: SingleStart
) -> Screen<Effect> {
    let showsClock = services.settings.now[GeneralSettings.clock]
    return MemoryScene.screen(console, services, start, make: MemoryScene.init) {
        MemoryPicture(scene: $0, showsClock: showsClock)
    }
}
