import Games
import Reactive
import TUI

/// A dealt game in one of two slots: for the board of the day, or for all other boards.
protocol DealtTwoSlotGame: DealtGame where Game: TwoSlotGame, Start == Game.Start {
    /// The game, with the game that it replaces.
    var initial: RevertibleGame<Game> { get }
    var boardSlot: BoardSlot { get }
}

extension DealtTwoSlotGame {
    static var name: GameName { Game.name }
    var resumingStart: Start { Game.resume(boardSlot) }
    var isDaily: Bool { boardSlot == .daily }
    var slot: SlotName { Game.name(of: boardSlot) }

    func otherGame(for action: Action) -> NewGame? {
        guard isDaily else { return nil }
        return NewGame(Game.start(.other), of: Game.self, replacesScreen: true)
    }

    /// The game in the slot of a start. `new` creates a game if the slot has no unfinished game.
    static func initial(
        _ start: Start, _ services: Services, new: () -> Game
    ) -> RevertibleGame<Game> {
        switch open(start, services) {
        case .unfinished(let game): RevertibleGame(game)
        case .new(let former): RevertibleGame(new().preparingNext(services), replacing: former)
        }
    }

    /// Opens the slot of a start. The next game obeys the settings, however this game began.
    static func open(_ start: Start, _ services: Services) -> SaveSlot<Game>.Opened {
        switch services.slot(of: Game.self, start.slot).open() {
        case .unfinished(let game): .unfinished(game.preparingNext(services))
        case .new(let former): .new(replacing: former?.preparingNext(services))
        }
    }
}
