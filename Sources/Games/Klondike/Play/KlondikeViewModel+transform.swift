import Reactive

extension KlondikeViewModel {
    public func transform(_ input: Input) -> Output {
        let game = Driver.play(game) { game in
            Observable.merge(input.actions, consequences(of: game))
                .map { [scheduler] action in .init(action, at: scheduler.now) }
        }
        let klondike = game.map(\.klondike).distinctUntilChanged()
        return Output(
            faces: game.map(\.faces).distinctUntilChanged(),
            hand: game.map(\.hand).distinctUntilChanged(),
            phase: game.map(\.phase).distinctUntilChanged(),
            light: game.map(\.light).distinctUntilChanged(),
            score: klondike.map(\.score).distinctUntilChanged(),
            moves: klondike.map(\.moves).distinctUntilChanged(),
            time: game.map { ClockReading(seconds: $0.seconds) }.distinctUntilChanged(),
            canUndo: game.map(\.canUndo).distinctUntilChanged(),
            canRedo: game.map(\.canRedo).distinctUntilChanged(),
            canUndoToWinnable: game.map(\.canUndoToWinnable).distinctUntilChanged(),
            canFinish: klondike.map { $0.position.finish(by: $0.rules) != nil }
                .distinctUntilChanged(),
            redealsLeft: klondike.map(\.redealsLeft).distinctUntilChanged(),
            request: game.map(\.request).distinctUntilChanged(),
            deal: klondike.map(\.deal).distinctUntilChanged(),
            difficulty: game.map(\.difficulty).distinctUntilChanged(),
            hint: game.map(\.hint).distinctUntilChanged(),
            mistake: game.map(\.mistake).distinctUntilChanged(),
            motions: game.told { $0.news.motions.isEmpty ? nil : $0.news.motions },
            dealt: game.told { $0.news.isDealt ? $0.klondike.deal : nil },
            finished: game.told(\.news.result),
            saved: game.distinctUntilChanged { $0.isSavedLike($1) }
                .map { [scheduler] in $0.saved(at: scheduler.now) })
    }

    /// What follows from the game itself, by and by.
    private func consequences(
        of game: Driver<KlondikeGame>
    ) -> Observable<KlondikeGame.Action> {
        .merge(
            StopwatchViewModel(scheduler: scheduler).commands(from: .init(), to: game.watch)
                .map { _ in .wait },
            game.map(\.isFinishing).distinctUntilChanged().asObservable()
                .flatMapLatest { [pace, scheduler] isFinishing -> Observable<Int> in
                    isFinishing ? .interval(pace, scheduler: scheduler) : .never()
                }
                .map { _ in .goHome },
            judgements(in: game), deals(in: game))
    }

    /// Answers to what the game asks, and only to what it asks now.
    private func judgements(
        in game: Driver<KlondikeGame>
    ) -> Observable<KlondikeGame.Action> {
        game.map(\.question).distinctUntilChanged().asObservable()
            .flatMapLatest { [judge] question -> Observable<KlondikeGame.Action> in
                guard let question else { return .never() }
                return judge.judgement(of: question)
                    .map { .hear($0, about: question) }
            }
    }

    private func deals(in game: Driver<KlondikeGame>) -> Observable<KlondikeGame.Action> {
        game.map(\.search).distinctUntilChanged().asObservable()
            .flatMapLatest { [judge] search -> Observable<KlondikeGame.Action> in
                guard let search else { return .never() }
                return judge.winnableDeal(for: search).map { .lay($0, for: search) }
            }
    }
}

extension KlondikeViewModel.Input {
    /// What the player does, by whatever means.
    fileprivate var actions: Observable<KlondikeGame.Action> {
        .merge(
            tap.map { .tap($0) },
            autoMove.map { .autoMove($0) },
            toFoundation.map { .toFoundation($0) },
            drag.map { $0.action },
            pick.map { .take($0, isDragged: false) },
            drop.map { .drop($0) },
            cancel.map { .cancel },
            draw.map { .draw },
            undo.map { .undo },
            redo.map { .redo },
            undoToWinnable.map { .undoToWinnable },
            hint.map { .hint },
            finish.map { .finish },
            shake.map { .shake },
            restart.map { .restart },
            newGame.map { .ask($0) },
            pause.map { .pause($0) })
    }
}

extension Klondike.Drag {
    fileprivate var action: KlondikeGame.Action {
        switch self {
        case .start(let card): .take(.card(card), isDragged: true)
        case .over(let place): .over(place)
        case .drop(let place): .drop(place)
        case .cancel: .cancel
        }
    }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy, Element == KlondikeGame {
    /// What commands bring about from now on, each heard once.
    fileprivate func told<News>(_ pick: @escaping (KlondikeGame) -> News?) -> Signal<News> {
        skip(1).compactMap(pick).asObservable().asSignal(onErrorSignalWith: .empty())
    }
}
