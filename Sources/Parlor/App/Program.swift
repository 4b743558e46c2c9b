import Games
import Reactive
import TUI

/// The program: the screen of every place, with notices below it.
package func parlor(_ console: Console, _ services: Services) -> Driver<some View> {
    let effects = Effects(services: services)
    let start = services.invocation.game.map { $0.module.starts.prepareRequestedGame(services) }
    let notices = services.notices
    // A key dismisses the notices before it reaches the screen, which may cause new notices.
    let screens = screens(
        console.beforeKeys { _ in notices.apply(.dismiss) },
        from: Navigation(at: start, introducing: services.introducing)
    ) { place, console in
        services.asking(at: place, console) { openScreen(of: place, $0, services) }
    } carryOut: {
        effects.carryOut($0, at: console)?.move
    }
    let unread = Observable.merge(
        services.answers.late(services.lateFailures, console).performing {
            notices.apply(.report([.notWritten($0.path, $0.failure)]))
        },
        notices.state.unread.map { $0.contains(where: \.isPassing) }.distinctUntilChanged()
            .asObservable()
            .flatMapLatest { hasPassing -> Observable<Int> in
                hasPassing ? .timer(.seconds(6), scheduler: console.scheduler) : .empty()
            }
            .performing { _ in notices.apply(.dismissPassing) },
        notices.state.unread.asObservable().map { $0.map(\.withoutFullPath) })
    // Nil marks the end of the screens, which also ends the notices.
    let views = screens.asObservable().map(Optional.some).concat(Observable.just(nil))
    return Observable.combineLatest(unread, views)
        .take(while: { _, view in view != nil })
        .compactMap { unread, view in
            view.map { screen(showing: $0, with: unread, services.words) }
        }
        .asDriver(onErrorDriveWith: .empty())
}

/// A screen with notices about files below it.
private func screen(
    showing view: AnyView, with notices: [StorageProblem], _ words: Words
) -> some View {
    Reader { window in
        Column {
            view.stretching(columns: 1, rows: 1)
            if !notices.isEmpty {
                NoticesView(notices: notices, window: window, words: words)
            }
        }
    }
    .inWindow(words)
}

/// Opens a place. In a menu, no game is being played, so files that other processes have left are
/// reclaimed.
private func openScreen(
    of place: Place, _ console: Console, _ services: Services
) -> Screen<Effect> {
    if place.isMenu { services.saves.reclaimFile() }
    return switch place {
    case .home: homeScreen(console, services)
    case .lobby(let game): lobbyScreen(console, services, game.module)
    case .game(let start): start.game.module.screen(console, services, start)
    case .introduction(let start):
        IntroductionScene(game: start, words: services.words)
            .screen(console, picture: IntroductionPicture.init)
    case .page(let game, let name, let pasted):
        game.module.page(name)(console, services, pasted)
    case .statistics: statisticsScreen(console, services)
    case .settings: settingsScreen(console, services)
    case .help(let place, let keys):
        HelpScene(of: place, keys, services.words).screen(console)
    }
}
