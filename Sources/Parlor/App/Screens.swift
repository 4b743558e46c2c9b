import Reactive
import TUI

/// The program: every place with its screen, what there is to tell below it, and the theme that
/// somebody chose.
func parlor(_ console: Console, _ desk: Desk) -> Driver<some View> {
    let screens = app(console, from: Navigation(at: desk.invocation.game)) { place in
        switch place {
        case .home: listScreen(console, desk, HomeList(desk: desk))
        case .lobby(let game): lobby(of: game, console, desk)
        case .game(let game): play(game, console, desk)
        case .editor: sudokuEditor(console, desk)
        case .deal: dealScreen(console, desk)
        case .statistics: statisticsScreen(console, desk)
        case .settings: listScreen(console, desk, SettingsList(desk: desk))
        case .help(let place): helpScreen(console, desk, of: place)
        }
    }
    // Whoever goes on has read it. Before the screens, whose answer to a key may be a new one.
    let notices = Observable.merge(
        console.keys.do(onNext: { _ in desk.notices.dismiss() }).never(),
        desk.notices.all.asObservable())
    // The last of the screens is none, and then nothing is to be told either.
    let views = screens.asObservable().map(Optional.some).concat(Observable.just(nil))
    return Observable.combineLatest(notices, views)
        .take(while: { _, view in view != nil })
        .compactMap { notices, view in
            view.map { Framed(view: $0, notices: notices, words: desk.words) }
        }
        .asDriver(onErrorDriveWith: .empty())
}

private func lobby(of game: GameName, _ console: Console, _ desk: Desk) -> Screen {
    switch game {
    case .memory: listScreen(console, desk, MemoryLobby(desk: desk))
    case .sudoku: listScreen(console, desk, SudokuLobby(desk: desk))
    case .klondike: listScreen(console, desk, KlondikeLobby(desk: desk))
    }
}

private func play(_ game: GameName, _ console: Console, _ desk: Desk) -> Screen {
    switch game {
    case .memory: memoryScreen(console, desk)
    case .sudoku: sudokuScreen(console, desk)
    case .klondike: klondikeScreen(console, desk)
    }
}

/// A screen, with what there is to tell about files, where the window is large enough for it.
struct Framed: CompositeView {
    let view: AnyView
    let notices: [StorageProblem]
    let words: Words

    var content: some View {
        Column {
            view.stretching(columns: 1, rows: 1)
            for notice in notices.suffix(3) {
                Text(notice.sentence(in: words), .warning).wrapped().padding(columns: 1)
            }
        }
        .minimumSize(columns: 40, rows: 12)
    }
}
