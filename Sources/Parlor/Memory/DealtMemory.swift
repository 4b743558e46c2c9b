import Games
import Reactive
import TUI

/// A memory game in its slot.
struct DealtMemory: SingleDealtGame {
    let first: RevertibleGame<MemoryGame<String>>
    var isInDailySlot = false

    static func deal(
        _ start: SingleStart, _ services: Services, at time: Duration
    ) -> DealtMemory {
        DealtMemory(
            first: first(start, services) { MemoryGame(start, services) },
            isInDailySlot: start.isDaily)
    }

    func viewModel(
        _ services: Services, at console: Console?, scheduler: any Scheduler
    ) -> MemoryViewModel<String> { MemoryViewModel(first, scheduler: scheduler) }

    /// Returns whether the action replaces the game. A game that is ready has not started, so a new
    /// game does not replace it.
    static func replaces(_ action: Action, at moment: GameMoment) -> Bool {
        action == .newGame && moment != .ready
    }

    func effects(of news: MemoryNews<String>) -> [Effect] {
        switch news {
        case .timeout: [.ring]
        case .givenUp(let result): [.record(GameOutcome(result, isOver: false))]
        case .finished(let result): [.record(GameOutcome(result, isOver: true)), .ring]
        case .begun, .reset, .takenBack, .turned, .turn, .round, .refused: []
        }
    }
}
