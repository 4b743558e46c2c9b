import Games
import Reactive
import TUI

/// Klondike, in three parts that know nothing of each other: the hands, whose gestures become acts;
/// the game, which is told what they mean; and the flights of cards, which hear of moves alone.
func klondikeScreen(_ console: Console, _ desk: Desk) -> Screen {
    let now = { console.scheduler.now }
    let intents = console.intents(of: KlondikeSpot.self, keys: [.tab, .arrows]).share()
    let common = console.commonMoves(at: .game(.klondike)).share()
    // What an act means depends on what there is to see, and that depends on the game.
    let orders = PublishRelay<KlondikeOrder>()
    let game = desk.nextKlondike(at: now())
    let viewModel = KlondikeViewModel(
        game, judge: desk.judge(at: console), scheduler: console.scheduler)
    let output = viewModel.transform(.init(orders.asObservable()))

    let scene = Driver.play(KlondikeScene()) { _ in
        .merge(
            output.commands(at: now),
            game.klondike.moves == 0 ? .just(.dealt(at: now())) : .empty(),
            // Whatever a key does, nothing goes on travelling.
            console.keys.map { _ in .key },
            intents.map { .intent($0) },
            console.acts(intents).map { .act($0) },
            common.filter { $0 == .pop }.map { _ in .back })
    }
    let view = scene.map { scene in
        KlondikePicture(
            scene: scene, words: desk.words, settings: desk.preferences.value.klondike,
            showsClock: desk.preferences.value.showsClock)
    }
    // What is kept and recorded follows from the game, and leads nowhere.
    let effects = Observable<Navigation.Command>.merge(
        // First, for a game may be given up in the moment in which this one begins.
        output.finished.asObservable().do(onNext: desk.record).never(),
        output.saved.asObservable().do(onNext: desk.klondike.keep)
            .distinctUntilChanged { $0?.klondike == $1?.klondike }.skip(1)
            .do(onNext: { _ in desk.klondike.save() }).never(),
        output.phase.asObservable()
            .filter { ($0 == .won || $0 == .stuck) && desk.preferences.value.hasSound }
            .do(onNext: { _ in console.ring() }).never())
    let moves = Observable.merge(
        effects,
        scene.asObservable().do(onNext: { $0.told.forEach(orders.accept) })
            .compactMap { $0.leaves ? .pop : nil },
        scene.map(\.copied).distinctUntilChanged().asObservable()
            .do(onNext: { if let copy = $0 { console.copy(copy.text(in: desk.words)) } }).never(),
        common.filter { $0 != .pop }
    ).do(onNext: { _ in desk.save() })
    return Screen(view, moves: moves)
}

extension Console {
    /// What somebody does, by keys, by the mouse, or by looking elsewhere.
    fileprivate func acts(_ intents: Observable<Intent<KlondikeSpot>>) -> Observable<KlondikeAct> {
        .merge(
            keys.compactMap(KlondikeAct.init(key:)), intents.compactMap(KlondikeAct.init(intent:)),
            surroundings.map(\.hasFocus).distinctUntilChanged().asObservable()
                .filter { !$0 }.map { _ in .pause })
    }
}

extension KlondikeViewModel.Output {
    /// What the scene is told of the game.
    fileprivate func commands(
        at now: @escaping () -> Duration
    ) -> Observable<KlondikeScene.Command> {
        .merge(
            standing,
            faces.asObservable().map { .faces($0) },
            // Before the hand is empty, for what it held comes from there.
            motions.asObservable().map { .motions($0, at: now()) },
            dealt.asObservable().map { _ in .dealt(at: now()) },
            hand.asObservable().map { .hand($0) },
            finished.asObservable().map { .finished($0) },
            phase.asObservable().map { .phase($0, at: now()) },
            hint.asObservable().map { .hint($0) })
    }

    private var standing: Observable<KlondikeScene.Command> {
        func noting<Value>(
            _ path: WritableKeyPath<KlondikeStanding, Value>, _ values: Driver<Value>
        ) -> Observable<KlondikeScene.Command> {
            values.asObservable().map { value in .standing { $0[keyPath: path] = value } }
        }
        return .merge(
            noting(\.request, request), noting(\.deal, deal.map(Optional.some)),
            noting(\.light, light), noting(\.score, score), noting(\.moves, moves),
            noting(\.time, time), noting(\.redeals, redealsLeft),
            noting(\.canUndo, canUndo), noting(\.canUndoToWinnable, canUndoToWinnable),
            noting(\.canFinish, canFinish), noting(\.mistake, mistake))
    }
}
