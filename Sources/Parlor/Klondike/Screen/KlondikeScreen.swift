import Games
import TUI

func klondikeScreen(
    _ console: Console, _ services: Services, _ start: KlondikeStart
) -> Screen<Effect> {
    let settings = services.settings.now
    let preferences = KlondikePicture.Preferences(
        deck: settings[KlondikeSettings.colors].deck,
        stockSide: settings[KlondikeSettings.stockSide],
        showsLight: settings[KlondikeSettings.showsLight],
        showsClock: settings[GeneralSettings.clock])
    return KlondikeScene.screen(console, services, start) {
        KlondikeScene(life: $0)
    } picture: {
        KlondikePicture(scene: $0, preferences: preferences)
    }
}
