import Games

extension ResultLine {
    /// Creates the line of a result. A deal that was entered as cards has no number.
    init(_ result: Klondike.Result, _ words: Words = .english) {
        self.init(
            .klondike,
            [
                result.rules.variant.name(in: words),
                result.day?.description ?? result.deal.number.map { "#\($0)" }
                    ?? result.deal.foreignNumber,
                ResultLine.time(GameTime(seconds: result.seconds), isWon: result.isWon, words),
                result.isWon ? words.games.moves(result.moves) : nil,
                result.isWon
                    ? words.klondike.score(result.score, by: result.rules.scoring) : nil,
            ], help: result.help, words)
    }
}
