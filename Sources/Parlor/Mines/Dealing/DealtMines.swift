import Games
import Reactive
import TUI

/// A mines game in its slot.
struct DealtMines: DealtTwoSlotGame {
    let initial: RevertibleGame<MinesGame>
    var boardSlot = BoardSlot.other

    static func deal(
        _ start: BoardStart, _ services: Services, at time: Duration
    ) -> DealtMines {
        DealtMines(
            initial: initial(start, services) { MinesGame(start, services) },
            boardSlot: start.slot)
    }

    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> MinesViewModel {
        let judge = services.minesJudge
        return MinesViewModel(
            initial,
            judge: console.map {
                RecordableMinesJudge(source: judge, answers: services.answers, console: $0)
            } ?? judge, scheduler: scheduler)
    }

    func outcome(of result: MinesResult) -> GameOutcome { GameOutcome(result) }
}
