import Games
import Reactive
import TUI

/// A sudoku at the terminal: one scene, which the player, the game and the window change.
func sudokuScreen(
    _ console: Console, _ services: Services, _ start: SudokuStart
) -> Screen<Effect> {
    let (words, settings) = (services.words, services.settings)
    let viewModel = services.sudoku(
        start, options: SudokuOptions(settings.now), source: services.boards(at: console),
        scheduler: console.scheduler)
    let keys = [false: KeyTable.sudoku(lettersMove: false), true: .sudoku(lettersMove: true)]
    let now = { console.scheduler.now }
    let scene = Play(SudokuScene(start, viewModel.seen(of: viewModel.start), words)) { scene in
        let news = scene.news.asObservable()
        let game = viewModel.transform(
            .init(
                deeds: news.compactMap(\.deed),
                newGame: news.filter { $0 == .newGame }.map { _ in services.request(.new) },
                options: settings.preferences.asObservable().map(SudokuOptions.init)
                    .distinctUntilChanged()))
        return .merge(
            settings.preferences.asObservable().map { .digitFirst($0[SudokuSettings.digitFirst]) },
            console.surroundings.reducesMotion.asObservable().map { .still($0) },
            console.surroundings.size.asObservable().map { .window($0) },
            console.keys.compactMap { key in
                keys[settings.now[SudokuSettings.lettersMove]]?.act(for: key)
                    ?? KeyTable.common.act(for: key).map(SudokuAct.common)
            }.map { .press($0) },
            console.intents(of: SudokuSpot.self).compactMap(SudokuScene.Command.init),
            console.intents(of: CommonAct.self, keys: []).compactMap(\.pressed)
                .map { .press(.common($0)) },
            console.looksAway.map { .lookAway },
            game.seen.asObservable().map { .seen($0, at: now()) },
            game.news.asObservable().map { .news($0, at: now()) },
            game.saved.asObservable().map { .saved($0) }, .just(.opened))
    }
    let view = Driver.combineLatest(scene.state, console.surroundings, settings.preferences) {
        SudokuPicture(
            scene: $0, look: SudokuLook($2, in: $1), isKept: services.saves.isKept(in: start.slot))
    }
    return Screen(view, effects: scene.news.asObservable().compactMap(\.effect))
}

extension SudokuViewModel.Input {
    /// The deeds of the player, by the parts of the game that they are for, and puzzles to begin
    /// with instead.
    init(
        deeds: Observable<SudokuDeed>, newGame: Observable<BoardRequest>,
        options: Observable<SudokuOptions>
    ) {
        self.init(
            // Beginnings come first, and everything else after them.
            actions: .merge(
                .just(.start), deeds.compactMap { if case .act(let act) = $0 { act } else { nil } },
                newGame.map { .newGame($0) }),
            cellButtonTapped: deeds.compactMap {
                if case .tap(let cell) = $0 { cell } else { nil }
            },
            moved: deeds.compactMap { if case .move(let way) = $0 { way } else { nil } },
            numberButtonTapped: deeds.compactMap {
                if case .number(let digit) = $0 { digit } else { nil }
            },
            noted: deeds.compactMap { if case .note(let digit) = $0 { digit } else { nil } },
            marked: deeds.compactMap { if case .mark(let mark) = $0 { mark } else { nil } },
            abilityButtonTapped: deeds.compactMap {
                if case .use(let ability) = $0 { ability } else { nil }
            },
            alertButtonTapped: deeds.compactMap {
                if case .answer(let button) = $0 { button } else { nil }
            },
            options: options)
    }
}

extension SudokuLook {
    init(_ preferences: Preferences, in surroundings: Surroundings) {
        let hasFewColors = surroundings.colors == .none || surroundings.colors == .sixteen
        let hasPlainTheme = preferences.theme == .mono || preferences.theme == .ascii
        self.init(
            showsClock: preferences[GeneralSettings.clock],
            showsMarks: hasFewColors || hasPlainTheme,
            lettersMove: preferences[SudokuSettings.lettersMove])
    }
}
