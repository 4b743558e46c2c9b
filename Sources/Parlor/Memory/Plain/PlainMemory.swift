import Games
import Reactive

/// The memory game, played by typing: the view model of the screen, told in sentences.
func plainMemory(_ console: PlainConsole, _ desk: Desk) -> Observable<PlainEvent> {
    let dealt = desk.memory.left ?? desk.newMemory()
    let orders = PublishRelay<MemoryTelling.Order>()
    let viewModel = MemoryViewModel(dealt.game, scheduler: console.scheduler)
    let output = viewModel.transform(.init(orders.asObservable()))

    let telling = Driver.play(MemoryTelling(desk.words)) { _ in
        .merge(
            output.cards.asObservable().map { .cards($0) },
            output.score.asObservable().map { .score($0) },
            output.reveals.asObservable().map { .reveal($0) },
            output.timeout.asObservable().map { .timeout },
            output.time.asObservable().map { .time($0) },
            output.round.asObservable().map { .round($0) },
            output.phase.asObservable().map { .phase($0) },
            output.turn.asObservable().map { .turn($0) },
            output.finished.asObservable().map { .finished($0) },
            .just(.enter),
            console.lines.map { .line($0) })
    }
    let boards = output.finished.asObservable().map { _ in dealt.afterwards }.startWith(dealt)
    // What is kept and recorded follows from the game, and leads nowhere. It listens last: what is
    // shared is heard in the order of listening, and the story has an order of its own.
    let effects = Observable<PlainEvent>.merge(
        output.saved.asObservable().withLatestFrom(boards) { game, board in game.map(board.with) }
            .do(onNext: desk.memory.keep).never(),
        output.round.distinctUntilChanged().skip(1).asObservable().do(onNext: { _ in desk.save() })
            .never(),
        output.finished.asObservable().enumerated().map { number, result in
            desk.result(result, of: number == 0 ? dealt : dealt.afterwards)
        }.do(onNext: desk.record).never())
    return .merge(telling.events(ordering: orders.accept), effects)
}

extension MemoryViewModel.Input {
    fileprivate init(_ orders: Observable<MemoryTelling.Order>) {
        func told(_ wanted: MemoryTelling.Order) -> Observable<Void> {
            orders.filter { $0 == wanted }.map { _ in }
        }
        self.init(
            start: told(.start),
            choose: orders.compactMap { if case .choose(let card) = $0 { card } else { nil } },
            shuffle: told(.shuffle), reset: told(.reset),
            pause: orders.compactMap { if case .pause(let isOn) = $0 { isOn } else { nil } })
    }
}
