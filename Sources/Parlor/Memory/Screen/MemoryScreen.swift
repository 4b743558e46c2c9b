import Games
import Reactive
import TUI

/// The memory game: what is pressed and clicked becomes the view model's input, and its output,
/// with the focus and what is on its way, a picture.
func memoryScreen(_ console: Console, _ desk: Desk) -> Screen {
    let dealt = desk.memory.left ?? desk.newMemory()
    let now = { console.scheduler.now }
    let intents = console.intents(of: MemorySpot.self)
    let acts = Observable.merge(
        console.keys.compactMap(MemoryAct.init(key:)),
        intents.compactMap(\.pressed).map(MemoryAct.init(spot:)),
        console.surroundings.map(\.hasFocus).distinctUntilChanged().asObservable()
            .filter { !$0 }.map { _ in .pause }
    ).share()
    // Pause means to hold a game that runs, and to go on with one that is held.
    let pause = PublishRelay<Bool>()

    let viewModel = MemoryViewModel(dealt.game, scheduler: console.scheduler)
    let output = viewModel.transform(
        .init(
            start: acts.filter { $0 == .start }.map { _ in },
            choose: acts.compactMap(\.card),
            shuffle: acts.filter { $0 == .shuffle }.map { _ in },
            reset: acts.filter { $0 == .reset }.map { _ in },
            pause: .merge(
                pause.asObservable(), acts.filter { $0 == .pause }.map { _ in true },
                acts.filter { $0 == .goOn }.map { _ in false })))

    let sitting = Driver.play(MemorySitting()) { _ in
        .merge(
            output.score.asObservable().map { .score($0) },
            output.finished.asObservable().map { .finished($0) })
    }
    let boards = sitting.map { $0.game == 0 ? dealt : dealt.afterwards }
    let results = sitting.asObservable().compactMap(\.end).distinctUntilChanged().map { end in
        desk.result(
            end.result, of: end.game == 0 ? dealt : dealt.afterwards, isOver: end.isOver)
    }.share()
    let copies = acts.filter { $0 == .copy }.withLatestFrom(output.phase)
        .filter { $0 == .finished }.withLatestFrom(results)
        .map { ResultLine($0, words: desk.words).text }.share()

    let scene = Driver.play(MemoryScene()) { _ in
        .merge(
            output.cards.asObservable().map { .faces($0, at: now()) },
            output.reveals.asObservable().map { .reveal($0, at: now()) },
            output.phase.asObservable().map { .phase($0) },
            output.round.asObservable().map { .round($0) },
            output.time.asObservable().map { .time($0) },
            output.progress.asObservable().map { .progress($0) },
            output.turn.asObservable().map { .turn($0) },
            output.score.asObservable().map { .score($0) },
            output.timeout.asObservable().map { .timeout },
            copies.map { .copied($0) }, intents.compactMap(\.focused).map { .focus($0) })
    }

    let view = scene.map {
        MemoryPicture(
            scene: $0, words: desk.words, showsClock: desk.preferences.value.showsClock)
    }
    let rings = Observable.merge(
        output.timeout.asObservable(), output.finished.asObservable().map { _ in }
    )
    .filter { desk.preferences.value.hasSound }
    // What is kept and recorded follows from the game, and leads nowhere.
    let effects = Observable<Navigation.Command>.merge(
        output.saved.asObservable().withLatestFrom(boards) { game, board in game.map(board.with) }
            .do(onNext: desk.memory.keep).never(),
        output.round.distinctUntilChanged().skip(1).asObservable().do(onNext: { _ in desk.save() })
            .never(),
        results.do(onNext: desk.record).never(),
        copies.do(onNext: console.copy).never(),
        rings.do(onNext: console.ring).never(),
        acts.filter { $0 == .toggle }.withLatestFrom(output.phase)
            .do(onNext: { pause.accept($0 == .playing) }).never())
    let moves = Observable.merge(
        effects, acts.filter { $0 == .leave }.map { _ in .pop },
        console.commonMoves(at: .game(.memory))
    ).do(onNext: { _ in desk.save() })
    return Screen(view, moves: moves)
}

/// What somebody at the memory game does.
enum MemoryAct: Hashable {
    case start, goOn, shuffle, reset, pause, toggle, copy, leave
    case choose(Int)

    init?(key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .character("s"): self = .shuffle
        case .character("r"): self = .reset
        case .character("p"): self = .toggle
        case .character("n"): self = .start
        case .character("c"): self = .copy
        default: return nil
        }
    }

    init(spot: MemorySpot) {
        switch spot {
        case .card(let card): self = .choose(card)
        case .button(.start), .button(.again): self = .start
        case .button(.goOn): self = .goOn
        case .button(.copy): self = .copy
        case .button(.leave): self = .leave
        case .act(let act): self = act
        }
    }

    var card: Int? { if case .choose(let card) = self { card } else { nil } }
}

extension ObservableType {
    /// Listens, and says nothing of what it hears.
    func never<Other>() -> Observable<Other> { compactMap { _ -> Other? in nil } }
}
