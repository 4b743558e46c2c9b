import Games
import TUI

func memoryScreen(
    _ console: Console, _ services: Services, _ start: BoardStart
) -> Screen<Effect> {
    let showsClock = services.settings.now[GeneralSettings.clock]
    return MemoryScene.screen(console, services, start) {
        MemoryScene($0)
    } picture: {
        MemoryPicture(scene: $0, showsClock: showsClock)
    }
}
