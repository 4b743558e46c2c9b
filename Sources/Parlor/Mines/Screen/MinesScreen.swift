import Games
import Reactive
import TUI

/// Mines at the terminal: one scene, which the player, the game and the window change.
func minesScreen(_ console: Console, _ services: Services, _ start: SingleStart) -> Screen<Effect> {
    let (dealt, words, preferences) = (services.mines(start), services.words, services.settings.now)
    let lettersMove = preferences[MinesSettings.lettersMove]
    let keys = KeyTable.mines(lettersMove: lettersMove)
    let viewModel = MinesViewModel(dealt.game, scheduler: console.scheduler)
    let scene = MinesScene(dealt, viewModel.seen(of: dealt.game), words).play(
        console, viewModel, keys: keys,
        focus: lettersMove ? [.tab, .arrows, .hjkl] : [.tab, .arrows], gestures: console.gestures,
        hasRoom: { MinesPicture.hasRoom(for: dealt.game.options.size, in: $0) })
    let endKeys = KeyTable.mines(lettersMove: lettersMove, isOver: true)
    let (bar, endBar) = (keys.bar(in: words), endKeys.bar(in: words))
    let showsClock = preferences[GeneralSettings.clock]
    return Screen(
        scene.state.map {
            MinesPicture(
                scene: $0, bar: $0.seen.phase.isOver ? endBar : bar, showsClock: showsClock)
        },
        effects: scene.news.asObservable().compactMap(\.effect))
}
