import Games
import Reactive
import TUI

/// A dealt game that is saved as a whole in the only slot of its kind.
protocol SingleDealtGame: DealtGame, SingleGame where Start == SingleStart {
    var game: Game { get set }

    /// Creates a new game with the current settings.
    init(_ start: SingleStart, _ services: Services)
}

extension SingleDealtGame {
    var goOn: SingleStart { Self.goOn }
    var slot: SlotName { Self.slot }

    static func deal(_ start: SingleStart, _ services: Services, at time: Duration) -> Self {
        services.slot(of: Self.self).unfinishedGame ?? Self(start, services)
    }

    func keeping(_ game: Game?) -> [Effect] {
        [
            .keep(
                game.map { game in
                    var dealt = self
                    dealt.game = game
                    return GameToSave(dealt)
                }, in: Self.slot)
        ]
    }
}
