import Games
import TUI

extension GameName { static let klondike = GameName("klondike") }

/// The choice of a game that is begun.
enum KlondikeStart: Hashable {
    /// The game that was left, or else one as the command line asks for.
    case left
    case random, daily
    case deal(Klondike.Request.Source)
}

extension Services {
    var klondikeSlot: SaveSlot<KlondikeGame> { slot(of: KlondikeGame.self) }

    /// The purse that passes on, as long as the program runs.
    var klondikePurse: SaveSlot<KlondikePurse> { saves.slot(KlondikePurse.slot, version: nil) }

    /// The request for a deal, as the settings want it. A deal that is named is that deal, and the
    /// deal of the day is the same for all.
    func request(_ start: KlondikeStart) -> Klondike.Request {
        let preferences = settings.now
        let rules = Klondike.Rules(preferences)
        func random() -> Klondike.Request {
            .init(.random, rules: rules, isWinnable: preferences[KlondikeSettings.isWinnable])
        }
        switch start {
        case .random: return random()
        case .daily: return .init(.daily(today), rules: rules, isWinnable: true)
        case .deal(let source): return .init(source, rules: rules)
        case .left:
            if let source = invocation.klondikeSource { return .init(source, rules: rules) }
            return invocation.isDaily ? request(.daily) : random()
        }
    }
}

extension Invocation {
    /// The deal that was asked for, by its number or its cards.
    fileprivate var klondikeSource: Klondike.Request.Source? {
        guard game == .klondike else { return nil }
        return deal.map { deal in deal.number.map { .number($0) } ?? .deal(deal) }
            ?? seed.map { .number($0) }
    }
}
