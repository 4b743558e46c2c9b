import Games
import Reactive
import TUI

/// A mines game in its slot.
struct DealtMines: SingleDealtGame {
    let first: RevertibleGame<MinesGame>
    var isInDailySlot = false

    static func deal(
        _ start: SingleStart, _ services: Services, at time: Duration
    ) -> DealtMines {
        DealtMines(
            first: first(start, services) { MinesGame(start, services) },
            isInDailySlot: start.isDaily)
    }

    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> MinesViewModel { MinesViewModel(first, scheduler: scheduler) }

    func outcome(of result: MinesResult) -> GameOutcome { GameOutcome(result) }
}
