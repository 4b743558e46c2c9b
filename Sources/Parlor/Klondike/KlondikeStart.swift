import Games
import TUI

extension GameName { static let klondike = GameName("klondike") }

/// How to start a game.
enum KlondikeStart: Hashable {
    /// Resumes the unfinished game, or starts the one that the command line asks for.
    case left
    case random, daily
    case deal(Klondike.Request.Source)
}

extension Services {
    var klondikeSlot: SaveSlot<KlondikeGame> { slot(of: KlondikeGame.self) }

    /// The purse that games pass on. It lasts as long as the program runs.
    var klondikePurse: SaveSlot<KlondikePurse> { saves.slot(KlondikePurse.slot, version: nil) }

    /// The request for a deal. Only random deals depend on the setting for winnable deals.
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
    /// The requested deal, by its number or its cards.
    fileprivate var klondikeSource: Klondike.Request.Source? {
        guard game == .klondike else { return nil }
        return deal.map { deal in deal.number.map { .number($0) } ?? .deal(deal) }
            ?? seed.map { .number($0) }
    }
}
