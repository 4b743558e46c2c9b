import Reactive

/// The program without a screen, for those who listen to it, and for pipes: what is typed is
/// answered in sentences, a line each, and what happens by itself is told.
func plain(_ console: PlainConsole, _ desk: Desk) -> Observable<String> {
    let isBusy = BehaviorRelay(value: false)
    let moves = PublishRelay<Navigation.Command>()
    let typed = console.typed(unless: isBusy).share()
    let console = PlainConsole(lines: typed.compactMap(\.self), scheduler: console.scheduler)

    let places = Driver.play(Navigation(at: desk.invocation.game)) { _ in moves.asObservable() }
    let events = places.asObservable().distinctUntilChanged()
        .take(while: { !$0.isOver }, behavior: .inclusive)
        .flatMapLatest { navigation in
            isBusy.accept(false)
            return navigation.current.map { place($0, console, desk) } ?? .empty()
        }
    let all = Observable.merge(
        // First, since it is there as long as the program is.
        typed.filter { $0 == nil }.map { _ in .go(.leave) },
        desk.notices.events(in: desk.words),
        events.map(Optional.some).concat(Observable.just(nil)))
    return all.take(while: { $0 != nil }).compactMap { event in
        switch event {
        case .say(let sentence): return sentence
        case .go(let move):
            desk.save()
            moves.accept(move)
        case .busy(let now): if now != isBusy.value { isBusy.accept(now) }
        case nil: break
        }
        return nil
    }
}

private func place(
    _ place: Navigation.Place, _ console: PlainConsole, _ desk: Desk
) -> Observable<PlainEvent> {
    switch place {
    case .game(.memory): plainMemory(console, desk)
    case .game(.sudoku): plainSudoku(console, desk)
    case .game(.klondike): plainKlondike(console, desk)
    default: plainHome(console, desk)
    }
}

extension Notices {
    /// What there is to tell about files, each thing once.
    fileprivate func events(in words: Words) -> Observable<PlainEvent?> {
        all.asObservable().filter { !$0.isEmpty }.flatMap { [unowned self] problems in
            dismiss()
            return Observable.from(
                problems.map { PlainEvent.say($0.sentence(in: words)) as PlainEvent? })
        }
    }
}
