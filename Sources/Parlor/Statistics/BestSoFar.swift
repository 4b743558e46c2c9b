import Games

/// The best results among the games of a kind that were won without help.
struct BestSoFar: Equatable, Sendable {
    private(set) var time: GameTime?
    private(set) var moves: Int?
    /// The highest speed in 3BV per second, in games that measure it.
    private(set) var speed: Double?
    /// The highest share of 3BV in the clicks, in games that measure it.
    private(set) var efficiency: Double?
    /// The days whose boards were solved without help, in any game.
    private(set) var days: [Int] = []

    /// Adds a game if it was won without help.
    mutating func add(_ result: GameResult) {
        guard result.isOwnWin else { return }
        time = min(time ?? result.time, result.time)
        moves = min(moves ?? result.moves, result.moves)
        guard let needed = result.needed, result.time.tenths > 0 else { return }
        let efficiency = Double(needed) / Double(max(result.moves, 1))
        self.efficiency = max(self.efficiency ?? efficiency, efficiency)
        let speed = Double(10 * needed) / Double(result.time.tenths)
        self.speed = max(self.speed ?? speed, speed)
    }

    /// Adds the day of a board of the day that was solved without help.
    mutating func addDay(of result: GameResult) {
        if result.isOwnWin, let day = result.boardDay { days.append(day) }
    }
}

extension ResultsStore {
    /// The best results before a game that has just ended. Unreadable lines are reported elsewhere.
    func best(of outcome: GameOutcome) -> BestSoFar {
        var best = BestSoFar()
        _ = log?.read { result in
            if result.game == outcome.game, result.variant == outcome.variant { best.add(result) }
            if outcome.day != nil { best.addDay(of: result) }
        }
        return best
    }
}

extension GameWords {
    /// A sentence that compares the time of a game with the best earlier time, and a sentence about
    /// the streak; nil if there is nothing to say.
    func bestTime(_ game: FinishedGame) -> String? {
        let time = game.outcome.isOwnWin ? game.outcome.time : nil
        return withStreak(game, comparison(time, with: game.best.time, <) { $0.text })
    }

    func fewestMoves(_ game: FinishedGame) -> String? {
        let moves = game.outcome.isOwnWin ? game.outcome.moves : nil
        return withStreak(game, comparison(moves, with: game.best.moves, <, self.moves))
    }

    /// A sentence about a record, and the streak of a board of the day.
    private func withStreak(_ game: FinishedGame, _ record: String?) -> String? {
        let sentences = [record, game.streak.map(streak)].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// A sentence that compares a result with the best earlier result.
    func comparison<Figure: Comparable>(
        _ figure: Figure?, with best: Figure?, _ order: (Figure, Figure) -> Bool,
        _ text: (Figure) -> String
    ) -> String? {
        switch (figure, best) {
        case (nil, nil): nil
        case (.some, nil): firstBest
        case (nil, let best?): bestSoFar(text(best))
        case (let figure?, let best?):
            order(figure, best)
                ? newBest(figure: text(figure), former: text(best)) : bestSoFar(text(best))
        }
    }
}
