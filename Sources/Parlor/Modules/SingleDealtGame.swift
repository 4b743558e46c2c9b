import Games
import Reactive
import TUI

/// A dealt game in one of two slots: for the board of the day, or for all other boards.
protocol SingleDealtGame: DealtGame where Game: SingleGame, Start == Game.Start {
    /// The game, with the game that it replaces.
    var first: RevertibleGame<Game> { get }
    /// Indicates whether the game is in the slot for the board of the day.
    var isInDailySlot: Bool { get }
}

extension SingleDealtGame {
    static var name: GameName { Game.name }
    var resume: Start { Game.resume(isDaily: isInDailySlot) }
    var isDaily: Bool { isInDailySlot }
    var slot: SlotName { Game.slot(isDaily: isInDailySlot) }

    func otherGame(for action: Action) -> NewGame? {
        guard isInDailySlot else { return nil }
        return NewGame(Game.start(isDaily: false), of: Game.self, replacesScreen: true)
    }

    /// The game in the slot of a start. `new` creates a game if the slot has none.
    static func first(
        _ start: Start, _ services: Services, new: () -> Game
    ) -> RevertibleGame<Game> {
        let slot = services.slot(of: Game.self, isDaily: start.isDaily)
        return switch slot.open() {
        case .unfinished(let game): RevertibleGame(game)
        case .new(let former): RevertibleGame(new(), replacing: former)
        }
    }
}
