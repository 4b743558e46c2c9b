import Games
import TUI

/// Klondike at the terminal.
func klondikeScreen(
    _ console: Console, _ services: Services, _ start: KlondikeStart
) -> Screen<Effect> {
    let preferences = services.settings.now
    let look = KlondikePicture.Look(
        deck: preferences[KlondikeSettings.colors].deck,
        showsLight: preferences[KlondikeSettings.showsLight],
        showsClock: preferences[GeneralSettings.clock])
    return KlondikeScene.screen(console, services, start) {
        KlondikeScene($0, $1, $2, findBest: services.results.best)
    } picture: {
        KlondikePicture(scene: $0, look: look)
    }
}
