import Games

// What the choices of a player mean to Klondike, and what is kept of it.

extension Desk {
    /// The game that is asked for: the one that was left, or another, in whose place it is given up.
    func nextKlondike(at time: Duration) -> KlondikeGame {
        guard let request = klondikeRequest.take() else {
            return klondike.left ?? newKlondike(request(invocation.klondikeSource))
        }
        guard var game = klondike.left else { return newKlondike(request) }
        game.apply(.init(.ask(request), at: time))
        if let result = game.news.result { record(result) }
        return game
    }

    private func newKlondike(_ request: Klondike.Request) -> KlondikeGame {
        KlondikeGame(request, seed: luck(), purse: klondikePurse)
    }

    /// A deal as the settings want it.
    func request(_ source: Klondike.Request.Source?) -> Klondike.Request {
        let wish = preferences.value.klondike
        let source = source ?? (isDaily ? .daily(today) : .random)
        // A deal that somebody names is that deal, and the deal of the day is the same for all.
        let isWinnable =
            switch source {
            case .random: wish.isWinnable
            case .daily: true
            case .number, .deal: false
            }
        return Klondike.Request(source, rules: wish.rules, isWinnable: isWinnable)
    }

    func record(_ result: Klondike.Result) {
        if result.rules.scoring == .vegas(cumulative: true) { klondikePurse = result.score }
        record(
            GameResult(
                game: .klondike, variant: result.rules.variant, endedAt: now, isWon: result.isWon,
                seconds: result.seconds, moves: result.moves, seed: result.deal.number ?? 0,
                isDaily: result.day != nil, stars: nil, day: result.day?.count))
    }
}

extension Invocation {
    /// The deal of Klondike that was named by its number or its cards.
    var deal: Klondike.Deal? {
        request.deal.flatMap { try? Klondike.Deal(line: Array($0.utf8)) }
    }

    /// The deal that was asked for.
    fileprivate var klondikeSource: Klondike.Request.Source? {
        guard game == .klondike else { return nil }
        return deal.map { deal in deal.number.map { .number($0) } ?? .deal(deal) }
            ?? seed.map { .number($0) }
    }
}

extension Settings.Klondike {
    var rules: Klondike.Rules {
        Klondike.Rules(draw: draw.draw, redeals: redeals.count, scoring: scoring.scoring)
    }
}

extension ScoringChoice {
    fileprivate var scoring: Klondike.Scoring {
        switch self {
        case .standard: .standard
        case .vegas: .vegas(cumulative: false)
        case .cumulative: .vegas(cumulative: true)
        case .none: .none
        }
    }
}

extension SuitColorsChoice {
    var deck: KlondikeDeck {
        switch self {
        case .two: .twoColors
        case .four: .fourColors
        }
    }
}

extension Klondike.Rules {
    /// What results are compared with: games that turn as many cards, as often.
    var variant: String { "\(draw.rawValue), \(redeals.map { "\($0)×" } ?? "∞")" }
}
