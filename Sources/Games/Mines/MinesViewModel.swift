import Reactive

/// A mines game as its screen has it: what the player does comes in, what there is to see goes out,
/// as data and in no language.
public struct MinesViewModel: ViewModel {
    public struct Input {
        public let actions: Observable<MinesGame.Action>

        public init(actions: Observable<MinesGame.Action>) { self.actions = actions }
    }

    public typealias Output = GameOutput<MinesSeen, MinesNews, MinesGame>

    public let game: MinesGame
    public let scheduler: any Scheduler

    /// A new game, or one that was saved.
    public init(_ game: MinesGame, scheduler: any Scheduler) {
        (self.game, self.scheduler) = (game, scheduler)
    }

    public func transform(_ input: Input) -> Output {
        let actions = input.actions.named("actions", of: self)
        let play = Play(game) { [clock, scheduler] play in
            Observable.merge(
                actions.map { .player($0) },
                clock.commands(from: .init(), to: play.state.watch).map { _ in .clock }
            )
            .map { .init($0, at: scheduler.now) }
        }
        return Output(
            seen: play.state.map(seen).distinctUntilChanged(), news: play.news,
            saved: play.state.map { [scheduler] in $0.saved(at: scheduler.now) }
        ).named(of: self)
    }

    private var clock: StopwatchViewModel { StopwatchViewModel(scheduler: scheduler) }

    public func seen(of game: MinesGame) -> MinesSeen {
        let isHidden = game.phase == .paused
        let faces = game.position.faces
        return MinesSeen(
            options: game.options, cells: isHidden ? faces.map { _ in .covered } : faces,
            phase: game.phase, minesLeft: game.options.size.mines - game.table.flags,
            clock: clock.seen(of: game.watch), hint: isHidden ? nil : game.hint,
            guesses: game.guesses, result: game.phase.isOver ? game.result : nil,
            verdict: game.verdict)
    }
}

extension MinesGame {
    /// The game held, with all that was played of the present second; nil if there is none to go on
    /// with.
    fileprivate func saved(at time: Duration) -> MinesGame? {
        guard phase == .playing || phase == .paused else { return nil }
        var game = self
        game.apply(Command(.pause(true), at: time))
        return game
    }
}
