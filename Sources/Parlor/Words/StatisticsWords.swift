import Games

/// The screen of the statistics.
struct StatisticsWords: Sendable {
    let title: String
    let nothingYet: String
    let game, played, won, share: String
    let best, median, fewestMoves: String
    let streak, longestStreak: String
    let lastGames, times, daily: String

    /// All variants of a game, and all games.
    let allVariants, allGames: String

    /// What came of boards of the day.
    let solvedDays, solved, tried: String

    /// From Monday on, as short as can be.
    let weekdays: [String]
}

extension StatisticsWords {
    /// A variant as somebody reads it. What only another version knows stays as it is.
    func variant(_ variant: String?, of game: GameName, _ words: Words) -> String {
        guard let variant else { return allVariants }
        switch game {
        case .memory: return memory(variant, words)
        case .sudoku:
            let level = SudokuLevel.allCases.first { $0.name == variant }
            return level.map(words.sudoku.level) ?? variant
        case .klondike: return klondike(variant, words) ?? variant
        }
    }

    /// How many cards are turned; and how often the waste may be turned over, if not for ever.
    private func klondike(_ variant: String, _ words: Words) -> String? {
        let parts = variant.split(separator: ", ")
        guard parts.count == 2, let draw = Int(parts[0]) else { return nil }
        if parts[1] == "∞" { return words.klondike.drawing(draw) }
        guard parts[1].hasSuffix("×"), let redeals = Int(parts[1].dropLast()) else { return nil }
        return "\(words.klondike.drawing(draw)), \(words.klondike.redealing(redeals))"
    }

    private func memory(_ variant: String, _ words: Words) -> String {
        variant.split(separator: ", ").map { part in
            if part == "free" { return words.settings.noLimit }
            if let opponent = OpponentChoice(rawValue: String(part)) {
                return words.settings.name(of: opponent)
            }
            if part.hasSuffix(" s"), let seconds = Int(part.dropLast(2)) {
                return words.settings.secondsCount(seconds)
            }
            return String(part)
        }.joined(separator: ", ")
    }
}
