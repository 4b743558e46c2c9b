import Games
import TUI

enum KlondikeStart: TwoSlotGameStart {
    /// Resumes the unfinished game. If there is none, starts the deal that the command line
    /// requests, or else a random deal.
    case unfinished
    case random
    /// Resumes the unfinished deal of the day, or starts today's deal.
    case daily
    case deal(Klondike.Request.Source)

    var slot: BoardSlot { self == .daily ? .daily : .other }
}

extension Services {
    /// The slot for the score that one game passes on to the next. It exists only while the program
    /// runs.
    var klondikePurse: SaveSlot<KlondikePurse> { saves.slot(KlondikePurse.slot, version: nil) }

    /// The request for a deal. The setting for winnable deals affects only random deals.
    func request(_ start: KlondikeStart) -> Klondike.Request {
        let preferences = settings.now
        let rules = Klondike.Rules(playing: boardSettings(start.slot))
        func random() -> Klondike.Request {
            .init(.random, rules: rules, isWinnable: preferences[KlondikeSettings.isWinnable])
        }
        switch start {
        case .random: return random()
        case .daily: return .init(.daily(today), rules: rules, isWinnable: true)
        case .deal(let source): return .init(source, rules: rules)
        case .unfinished:
            if let source = invocation.klondikeSource { return .init(source, rules: rules) }
            return random()
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
