extension ResultLine {
    /// Creates the line. `standing` contains the winner and the pairs of a game with several
    /// players.
    init(
        memory outcome: GameOutcome, standing: String? = nil, _ words: Words = .english
    ) {
        self.init(
            .memory,
            [
                words.statistics.variant(outcome.variant, of: .memory, words),
                ResultLine.board(day: outcome.day, seed: outcome.seed),
                ResultLine.time(
                    GameTime(seconds: outcome.time.seconds),
                    isWon: outcome.isWon || standing != nil, words),
                standing,
                outcome.isWon ? words.games.moves(outcome.moves) : nil,
                outcome.stars.map(MemoryStars.line),
            ], help: outcome.help, words)
    }
}
