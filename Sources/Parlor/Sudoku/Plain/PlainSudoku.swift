import Games
import Reactive

/// A sudoku, played by typing: the view model of the screen, told in sentences.
func plainSudoku(_ console: PlainConsole, _ desk: Desk) -> Observable<PlainEvent> {
    let orders = PublishRelay<SudokuTelling.Order>()
    let viewModel = Sudoku.GameViewModel(
        saved: desk.sudoku.current, request: desk.newSudoku(), options: desk.plainOptions,
        mistakeLimit: desk.preferences.value.sudoku.limit, source: desk.boards,
        scheduler: console.scheduler)
    let output = viewModel.transform(.init(orders.asObservable(), desk))

    let telling = Driver.play(SudokuTelling(desk.words)) { _ in
        .merge(
            output.commands, .just(.enter),
            orders.filter { $0 == .settled }.map { _ in .settled },
            console.lines.map { .line($0) })
    }
    // What is kept and recorded follows from the game, and leads nowhere. It listens last: what is
    // shared is heard in the order of listening, and the story has an order of its own.
    let effects = Observable<PlainEvent>.merge(
        output.saved.asObservable().skip(while: { $0 == nil }).do(onNext: desk.sudoku.keep)
            // At once after every move; the seconds between can wait.
            .distinctUntilChanged { $0?.abilities == $1?.abilities && $0?.hints == $1?.hints }
            .do(onNext: { _ in desk.sudoku.save() }).never(),
        output.finished.asObservable().do(onNext: desk.record).never())
    return .merge(telling.events(ordering: orders.accept), effects)
}

extension Desk {
    /// Here a cell is always named before its digit.
    fileprivate var plainOptions: Sudoku.Options {
        var options = preferences.value.sudoku.options
        options.isDigitFirst = false
        return options
    }
}

extension Sudoku.GameViewModel.Input {
    fileprivate init(_ orders: Observable<SudokuTelling.Order>, _ desk: Desk) {
        self.init(
            start: .just(()),
            cellButtonTapped: orders.compactMap {
                if case .select(let cell) = $0 { cell } else { nil }
            },
            numberButtonTapped: orders.compactMap {
                if case .number(let digit) = $0 { digit } else { nil }
            },
            noted: orders.compactMap { if case .note(let digit) = $0 { digit } else { nil } },
            abilityButtonTapped: orders.compactMap {
                if case .use(let ability) = $0 { ability } else { nil }
            },
            pause: orders.compactMap { if case .pause(let isOn) = $0 { isOn } else { nil } },
            reGameTapped: orders.filter { $0 == .restart }.map { _ in },
            newGameTapped: orders.compactMap { order in
                guard case .new(let level) = order else { return nil }
                desk.isDaily = false
                desk.sudoku.beginAgain()
                return level.map { .level($0, seed: desk.seed(variant: 0)) } ?? desk.newSudoku()
            },
            options: .just(desk.plainOptions))
    }
}

extension Sudoku.GameViewModel.Output {
    fileprivate var commands: Observable<SudokuTelling.Command> {
        .merge(
            information.difficulty.asObservable().map { .level($0) },
            information.mistake.asObservable().map { .mistakes($0) },
            information.mistakeLimit.asObservable().map { .limit($0) },
            information.time.asObservable().map { .time($0) },
            board.board.asObservable().map { .board($0) },
            ability.canUndo.asObservable().map { .canUndo($0) },
            ability.canRedo.asObservable().map { .canRedo($0) },
            hint.asObservable().map { .hint($0) },
            isCelebrating.asObservable().map { .celebrating($0) },
            alert.title.asObservable().map { .alert($0) },
            failure.asObservable().map { .failure($0) },
            finished.asObservable().map { .finished($0) },
            data.asObservable().map { .data($0) },
            isLoading.asObservable().map { .loading($0) })
    }
}
