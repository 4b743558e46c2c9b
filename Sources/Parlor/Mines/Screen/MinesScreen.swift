import Games
import Reactive
import TUI

/// Mines at the terminal: one scene, which the player, the game and the window change.
func minesScreen(_ console: Console, _ services: Services, _ start: SingleStart) -> Screen<Effect> {
    let preferences = services.settings.now
    let lettersMove = preferences[MinesSettings.lettersMove]
    let scene = MinesScene.play(
        console, services, start, keys: .mines(lettersMove: lettersMove),
        focus: lettersMove ? [.tab, .arrows, .hjkl] : [.tab, .arrows], gestures: console.gestures,
        hasRoom: { MinesPicture.hasRoom(for: $0.options.size, in: $1) })
    let showsClock = preferences[GeneralSettings.clock]
    return Screen(
        scene.state.map {
            MinesPicture(scene: $0, lettersMove: lettersMove, showsClock: showsClock)
        },
        effects: scene.news.asObservable().compactMap(\.effect))
}
