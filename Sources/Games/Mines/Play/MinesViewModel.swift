import Reactive

/// The view model of a mines game. Commands come from the player and the clock.
public struct MinesViewModel: GameViewModel {
    public let initial: RevertibleGame<MinesGame>
    public let scheduler: any Scheduler

    /// Creates the view model of a new or saved game, together with the game that it replaces.
    public init(_ initial: RevertibleGame<MinesGame>, scheduler: any Scheduler) {
        (self.initial, self.scheduler) = (initial, scheduler)
    }

    public init(_ game: MinesGame, scheduler: any Scheduler) {
        self.init(RevertibleGame(game), scheduler: scheduler)
    }

    private var clock: StopwatchViewModel { StopwatchViewModel(scheduler: scheduler) }

    public func seen(of game: MinesGame) -> MinesSeen {
        let isHidden = game.phase == .paused
        return MinesSeen(
            options: game.options,
            cells: isHidden
                ? MinesCells(coveringAllOf: game.options.size) : MinesCells(game.position),
            phase: game.phase, start: game.table.board == nil ? game.start : nil,
            seed: game.seed, day: game.day,
            minesLeft: game.phase == .won ? 0 : game.options.size.mines - game.table.flags,
            clock: clock.seen(of: game.watch), hint: isHidden ? nil : game.hint,
            guesses: game.guesses, result: game.phase.isOver ? game.result : nil,
            verdict: game.verdict, wrongFlags: game.wrongFlags,
            openings: game.phase.isOver ? game.allOpenings : [], lookBack: game.lookBack)
    }
}
