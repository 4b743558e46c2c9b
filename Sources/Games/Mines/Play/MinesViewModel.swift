import Reactive

/// The view model of a mines game. Commands come from the player, the clock, and the judge, which
/// answers in the background.
public struct MinesViewModel: GameViewModel {
    public let initial: RevertibleGame<MinesGame>
    public let judge: any MinesJudge
    public let scheduler: any Scheduler

    /// Creates the view model of a new or saved game, together with the game that it replaces.
    public init(
        _ initial: RevertibleGame<MinesGame>, judge: any MinesJudge, scheduler: any Scheduler
    ) { (self.initial, self.judge, self.scheduler) = (initial, judge, scheduler) }

    public init(_ game: MinesGame, judge: any MinesJudge, scheduler: any Scheduler) {
        self.init(RevertibleGame(game), judge: judge, scheduler: scheduler)
    }

    private var clock: StopwatchViewModel { StopwatchViewModel(scheduler: scheduler) }

    public func causes(in game: Driver<MinesGame>) -> Observable<MinesGame.Cause> {
        judgements(in: game).named("judgements", of: self)
    }

    /// Answers to the current question of the game. If the game no longer waits for the answer, the
    /// search ends.
    private func judgements(in game: Driver<MinesGame>) -> Observable<MinesGame.Cause> {
        game.question.asObservable()
            .flatMapLatest { [judge] question -> Observable<MinesGame.Cause> in
                guard let question else { return .never() }
                return judge.answer(to: question).map { .judge($0, about: question) }
            }
    }

    public func seen(of game: MinesGame) -> MinesSeen {
        let isHidden = game.phase == .paused
        return MinesSeen(
            options: game.options,
            cells: isHidden
                ? MinesCells(coveringAllOf: game.options.size) : MinesCells(game.position),
            phase: game.phase, start: game.table.board == nil ? game.start : nil,
            seed: game.seed, day: game.day, isPlacing: game.firstClick != nil,
            minesLeft: game.phase == .won ? 0 : game.options.size.mines - game.table.flags,
            clock: clock.seen(of: game.watch), hint: isHidden ? nil : game.hint,
            guesses: game.guesses, result: game.phase.isOver ? game.result : nil,
            verdict: game.verdict, wrongFlags: game.wrongFlags,
            openings: game.phase.isOver ? game.seenOpenings : [], lookBack: game.lookBack)
    }
}
