/// A game that has ended, as its screen tells it.
struct FinishedGame: Equatable {
    /// The outcome, with all help that counts.
    let outcome: GameOutcome
    /// The best results of earlier games of the same kind.
    var best = BestSoFar()

    /// The streak of days after a board of the day that was won without help.
    var streak: Int? {
        guard let day = outcome.day, outcome.isOwnWin else { return nil }
        return Streak(days: Set(best.days + [day]).sorted(), today: day).current
    }
}
