import Games

extension KlondikeGame: KeepableGame {
    /// All but the clock.
    var progress: Klondike { klondike }
    var day: Int? { request.day?.count }

    static let slot: SlotName = "klondike"

    /// The effect of the newest state, or of none to go on with.
    static func keeping(_ game: KlondikeGame?) -> Effect {
        .keep(game.map(KeptGame.init), in: slot)
    }

    /// The effects of news.
    static func effects(of news: KlondikeNews) -> [Effect] {
        guard case .finished(let result) = news else { return [] }
        let passesOn = result.rules.scoring == .vegas(cumulative: true)
        let purse = KlondikePurse(score: result.score)
        return (passesOn ? [.keep(KeptGame(purse), in: KlondikePurse.slot)] : [])
            + [.record(GameOutcome(result))]
    }
}

/// The purse that the last game by these rules left, for the next one.
struct KlondikePurse: KeepableGame {
    let score: Int

    var progress: KlondikePurse { self }
    var day: Int? { nil }

    static let slot: SlotName = "klondike.purse"
}

extension GameOutcome {
    init(_ result: Klondike.Result) {
        self.init(
            game: .klondike, variant: result.rules.variant, isWon: result.isWon,
            time: GameTime(seconds: result.seconds), moves: result.moves,
            seed: result.deal.number ?? 0,
            day: result.day?.count)
    }
}

extension ResultLine {
    /// Cards that were laid by hand have no number.
    init(_ result: Klondike.Result, _ words: Words = .english) {
        self.init(
            .klondike,
            [
                words.klondike.variant(result.rules.variant),
                result.day?.description ?? result.deal.number.map { "#\($0)" },
                ResultLine.time(result.seconds, isWon: result.isWon),
                result.isWon ? words.games.moves(result.moves) : nil,
            ], words)
    }
}
