/// The end of a game, for its screen: the outcome and the best earlier results.
struct FinishedGame: Equatable {
    /// The outcome, with all help that counts.
    let outcome: GameOutcome
    /// The best results of earlier games of the same kind.
    var best = BestSoFar()

    /// The streak of days, including this game; nil unless the game is a board of the day that was
    /// won without help.
    var streak: Int? {
        guard let day = outcome.day, outcome.isOwnWin else { return nil }
        return Streak(days: Set(best.days + [day]).sorted(), today: day).current
    }
}
