import Games
import Reactive
import TUI

/// A sudoku: what is pressed and clicked becomes the view model's input, and its output, with the
/// focus of a dialog, a picture.
func sudokuScreen(_ console: Console, _ desk: Desk) -> Screen {
    let intents = console.intents(of: SudokuSpot.self).share()
    // What somebody does means one thing or another as things are.
    let deeds = PublishRelay<SudokuDeed>()
    let viewModel = Sudoku.GameViewModel(
        saved: desk.sudoku.current, request: desk.newSudoku(),
        options: desk.preferences.value.sudoku.options,
        mistakeLimit: desk.preferences.value.sudoku.limit, source: desk.boards(at: console),
        scheduler: console.scheduler)
    let output = viewModel.transform(.init(deeds.asObservable(), desk))

    let scene = Driver.play(SudokuScene()) { _ in
        .merge(
            output.changes(at: { console.scheduler.now }),
            deeds.filter { $0 == .copy }.map { _ in { $0.isCopied = true } },
            intents.compactMap(\.focused?.answer).map { answer in { $0.focus(on: answer) } })
    }
    let view = Driver.combineLatest(scene, console.surroundings, desk.preferences.asDriver()) {
        SudokuPicture(scene: $0, words: desk.words, look: SudokuLook($2, in: $1))
    }

    let acts = Observable.merge(
        console.keys.compactMap { key in
            SudokuAct(key: key, lettersMove: desk.preferences.value.sudoku.lettersMove)
        },
        intents.compactMap(SudokuAct.init(intent:)),
        console.surroundings.map(\.hasFocus).distinctUntilChanged().asObservable()
            .filter { !$0 }.map { _ in .lookAway })
    let answers = intents.compactMap(\.pressed?.answer)
    let isStill = console.surroundings.map(\.reducesMotion)
    let meanings = Observable.merge(
        acts.withLatestFrom(scene) { $1.deed(for: $0) }.compactMap(\.self),
        answers.withLatestFrom(scene) { $1.deed(for: $0) },
        output.isCelebrating.filter(\.self).withLatestFrom(isStill).filter(\.self)
            .map { _ in .skip }.asObservable())

    // What is kept, recorded and copied follows from the game, and leads nowhere.
    let effects = Observable<Navigation.Command>.merge(
        meanings.do(onNext: deeds.accept).never(),
        output.saved.asObservable().skip(while: { $0 == nil }).do(onNext: desk.sudoku.keep)
            // At once after every move; the seconds between can wait.
            .distinctUntilChanged { $0?.abilities == $1?.abilities && $0?.hints == $1?.hints }
            .do(onNext: { _ in desk.sudoku.save() }).never(),
        output.finished.asObservable().do(onNext: desk.record).never(),
        deeds.filter { $0 == .digitFirst }
            .do(onNext: { _ in desk.change(.digitFirst, by: 1) }).never(),
        deeds.filter { $0 == .copy }.withLatestFrom(scene).compactMap(\.result)
            .do(onNext: { console.copy(ResultLine($0, words: desk.words).text) }).never(),
        output.finished.asObservable().filter { _ in desk.preferences.value.hasSound }
            .do(onNext: { _ in console.ring() }).never())
    let common = console.commonMoves(at: .game(.sudoku)).withLatestFrom(scene) { ($0, $1) }
        .compactMap { move, scene -> Navigation.Command? in
            // Going back is asked about, and under an alert there is nothing to explain.
            move == .leave || (move != .pop && scene.alert == nil) ? move : nil
        }
    let moves = Observable.merge(
        effects, deeds.filter { $0 == .leave }.map { _ in .pop }, common
    ).do(onNext: { _ in desk.save() })
    return Screen(view, moves: moves)
}

extension SudokuSpot {
    var act: SudokuAct? { if case .act(let act) = self { act } else { nil } }
    var answer: SudokuAnswer? { if case .answer(let answer) = self { answer } else { nil } }
}

extension SudokuAct {
    /// What is meant by a click. With the right button, a number is a note.
    fileprivate init?(intent: Intent<SudokuSpot>) {
        guard case .press(.act(let act), _, let button) = intent else { return nil }
        if button == .right, case .number(let digit) = act {
            self = .note(digit)
        } else {
            self = act
        }
    }
}

extension Sudoku.GameViewModel.Input {
    fileprivate init(_ deeds: Observable<SudokuDeed>, _ desk: Desk) {
        func told(_ wanted: SudokuDeed) -> Observable<Void> {
            deeds.filter { $0 == wanted }.map { _ in }
        }
        self.init(
            start: .just(()),
            cellButtonTapped: deeds.compactMap {
                if case .select(let cell) = $0 { cell } else { nil }
            },
            moved: deeds.compactMap { if case .move(let way) = $0 { way } else { nil } },
            numberButtonTapped: deeds.compactMap {
                if case .number(let digit) = $0 { digit } else { nil }
            },
            noted: deeds.compactMap { if case .note(let digit) = $0 { digit } else { nil } },
            abilityButtonTapped: deeds.compactMap {
                if case .use(let ability) = $0 { ability } else { nil }
            },
            pause: deeds.compactMap { if case .pause(let isOn) = $0 { isOn } else { nil } },
            back: told(.back), reGameTapped: told(.restart),
            newGameTapped: told(.newGame).map {
                desk.sudoku.beginAgain()
                desk.isDaily = false
                return desk.newSudoku()
            },
            retry: told(.retry),
            options: desk.preferences.asObservable().map(\.sudoku.options).distinctUntilChanged(),
            skip: told(.skip))
    }
}

extension Sudoku.GameViewModel.Output {
    /// All that there is to see, as it changes.
    fileprivate func changes(at now: @escaping () -> Duration) -> Observable<SudokuScene.Command> {
        func show<Value>(
            _ driver: Driver<Value>, _ change: @escaping (inout SudokuScene, Value) -> Void
        ) -> Observable<SudokuScene.Command> {
            driver.asObservable().map { value in { change(&$0, value) } }
        }
        return .merge(
            show(faces) { $0.faces = $1 }, show(isLoading) { $0.isLoading = $1 },
            show(failure) { $0.failure = $1 },
            show(information.difficulty) { $0.level = $1 },
            show(information.mistake) { $0.mistakes = $1 },
            show(information.mistakeLimit) { $0.mistakeLimit = $1 },
            show(information.time) { $0.time = $1 },
            show(ability.isOnMemo) { $0.isOnMemo = $1 },
            show(ability.canUndo) { $0.canUndo = $1 }, show(ability.canRedo) { $0.canRedo = $1 },
            show(ability.savePoints) { $0.savePoints = $1 },
            show(board.armed) { $0.armed = $1 }, show(board.counts) { $0.counts = $1 },
            show(hint) { $0.hint = $1 }, show(alert.title) { $0.show($1) },
            show(isCelebrating) { scene, isOn in
                scene.sparks = isOn ? SudokuFireworks.motion(from: now()) : nil
            },
            finished.asObservable().map { result in { $0.result = result } })
    }
}

extension SudokuLook {
    init(_ preferences: Preferences, in surroundings: Surroundings) {
        let hasFewColors = surroundings.colors == .none || surroundings.colors == .sixteen
        let hasPlainTheme = preferences.theme == .mono || preferences.theme == .ascii
        self.init(
            showsClock: preferences.showsClock, showsMarks: hasFewColors || hasPlainTheme,
            lettersMove: preferences.sudoku.lettersMove)
    }
}

extension Settings.Sudoku {
    /// The mistake that ends the game, if one does.
    var limit: Int? { mistakeLimit == 0 ? nil : mistakeLimit }
}
