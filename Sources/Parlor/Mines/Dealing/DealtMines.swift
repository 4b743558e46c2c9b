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

    func viewModel(_ services: Services, at console: Console) -> MinesViewModel {
        MinesViewModel(
            initial,
            judge: RecordableMinesJudge(
                source: services.minesJudge, answers: services.answers, console: console),
            scheduler: console.scheduler)
    }
}
