import Games
import Reactive

/// Klondike, played by typing: the view model of the screen, told in sentences.
func plainKlondike(_ console: PlainConsole, _ desk: Desk) -> Observable<PlainEvent> {
    let orders = PublishRelay<KlondikeTelling.Order>()
    let viewModel = KlondikeViewModel(
        desk.nextKlondike(at: console.scheduler.now), judge: desk.judge,
        scheduler: console.scheduler)
    let output = viewModel.transform(.init(orders.asObservable(), desk))

    let telling = Driver.play(KlondikeTelling(desk.words)) { _ in
        .merge(
            output.commands, .just(.enter),
            orders.filter { $0 == .settled }.map { _ in .settled },
            console.lines.map { .line($0) })
    }
    // What is kept and recorded follows from the game, and leads nowhere. It listens last: what is
    // shared is heard in the order of listening, and the story has an order of its own.
    let effects = Observable<PlainEvent>.merge(
        output.saved.asObservable().do(onNext: desk.klondike.keep)
            .distinctUntilChanged { $0?.klondike == $1?.klondike }.skip(1)
            .do(onNext: { _ in desk.klondike.save() }).never(),
        output.finished.asObservable().do(onNext: desk.record).never())
    return .merge(telling.events(ordering: orders.accept), effects)
}

extension KlondikeViewModel.Input {
    fileprivate init(_ orders: Observable<KlondikeTelling.Order>, _ desk: Desk) {
        func told(_ wanted: KlondikeTelling.Order) -> Observable<Void> {
            orders.filter { $0 == wanted }.map { _ in }
        }
        self.init(
            toFoundation: orders.compactMap {
                if case .home(let card) = $0 { card } else { nil }
            },
            pick: orders.compactMap { if case .pick(let card) = $0 { .card(card) } else { nil } },
            drop: orders.compactMap { if case .drop(let place) = $0 { place } else { nil } },
            draw: told(.draw), undo: told(.undo), redo: told(.redo),
            undoToWinnable: told(.rewind), hint: told(.hint), finish: told(.finish),
            restart: told(.restart),
            newGame: told(.new).map {
                desk.isDaily = false
                return desk.request(nil)
            },
            pause: orders.compactMap { if case .pause(let isOn) = $0 { isOn } else { nil } })
    }
}

extension KlondikeViewModel.Output {
    fileprivate var commands: Observable<KlondikeTelling.Command> {
        .merge(
            .merge(
                faces.asObservable().map { .faces($0) },
                score.asObservable().map { .score($0) },
                moves.asObservable().map { .moves($0) },
                time.asObservable().map { .time($0) },
                canUndo.asObservable().map { .canUndo($0) },
                canRedo.asObservable().map { .canRedo($0) },
                canUndoToWinnable.asObservable().map { .canRewind($0) },
                canFinish.asObservable().map { .canFinish($0) }),
            .merge(
                deal.asObservable().map { .deal($0) },
                mistake.asObservable().map { .mistake($0) },
                motions.asObservable().map { .motions($0) },
                phase.asObservable().map { .phase($0) },
                light.asObservable().map { .light($0) },
                hint.asObservable().map { .hint($0) },
                dealt.asObservable().map { _ in .dealt },
                finished.asObservable().map { .finished($0) }))
    }
}
