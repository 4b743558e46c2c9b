import Games
import Reactive
import TUI

/// A dealt game that is saved as a whole in one of the two slots of its kind.
protocol SingleDealtGame: DealtGame, SingleGame where Start == SingleStart {
    var game: Game { get set }
    /// The game that this one replaces. It is not saved in this game's place.
    var former: Game? { get set }
    /// Whether the game is in the slot for the board of the day.
    var isInDailySlot: Bool { get set }

    /// Creates a new game with the current settings.
    init(_ start: SingleStart, _ services: Services)
}

extension SingleDealtGame {
    var goOn: SingleStart { Self.goOn(isDaily: isInDailySlot) }
    var slot: SlotName { Self.slot(isDaily: isInDailySlot) }

    func otherGame(for action: Action) -> NewGame? {
        guard isInDailySlot else { return nil }
        return NewGame(Self.start(isDaily: false), of: Self.self, replacesScreen: true)
    }

    static func deal(_ start: SingleStart, _ services: Services, at time: Duration) -> Self {
        let slot = services.slot(of: Self.self, isDaily: start.isDaily).open()
        var dealt = slot.unfinished ?? Self(start, services)
        (dealt.former, dealt.isInDailySlot) = (slot.replaced?.game, start.isDaily)
        return dealt
    }

    func keeping(_ game: Game?) -> [Effect] {
        [
            .keep(
                game.map { game in
                    var dealt = self
                    (dealt.game, dealt.former) = (game, nil)
                    return GameToSave(dealt)
                }, in: slot)
        ]
    }
}
