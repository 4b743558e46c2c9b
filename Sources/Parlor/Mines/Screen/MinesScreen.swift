import Games
import TUI

func minesScreen(_ console: Console, _ services: Services, _ start: BoardStart) -> Screen<Effect> {
    let preferences = services.settings.now
    let lettersMove = preferences[MinesSettings.lettersMove]
    let showsClock = preferences[GeneralSettings.clock]
    return MinesScene.screen(console, services, start, followsGestures: true) {
        MinesScene($0, lettersMove: lettersMove)
    } picture: {
        MinesPicture(scene: $0, showsClock: showsClock)
    }
}
