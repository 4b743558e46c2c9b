extension ResultLine {
    init(memory outcome: GameOutcome, _ words: Words = .english) {
        self.init(
            .memory,
            [
                words.memory.variant(outcome.variant, words),
                ResultLine.board(day: outcome.day, seed: outcome.seed),
                ResultLine.time(
                    GameTime(seconds: outcome.time.seconds), isWon: outcome.isWon, words),
                outcome.isWon ? words.games.moves(outcome.moves) : nil,
                outcome.stars.map { ResultLine.dots($0, of: 3) },
            ], help: outcome.help, words)
    }
}
