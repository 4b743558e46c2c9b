import Games
import Reactive
import TUI

/// A memory game in its slot.
struct DealtMemory: DealtTwoSlotGame {
    let initial: RevertibleGame<MemoryGame<String>>
    var boardSlot = BoardSlot.other

    static func deal(
        _ start: BoardStart, _ services: Services, at time: Duration
    ) -> DealtMemory {
        DealtMemory(
            initial: initial(start, services) { MemoryGame(start, services) },
            boardSlot: start.slot)
    }

    func viewModel(_ services: Services, at console: Console) -> MemoryViewModel<String> {
        MemoryViewModel(initial, scheduler: console.scheduler)
    }

    /// Rings when the time has run out.
    func ownEffects(of news: MemoryNews<String>) -> [Effect] {
        switch news {
        case .timeout, .turnLost: [.ring]
        default: []
        }
    }
}
