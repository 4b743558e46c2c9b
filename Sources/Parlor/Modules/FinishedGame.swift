/// A game that has ended, as its screen tells it.
struct FinishedGame: Equatable {
    /// The outcome, with all help that counts.
    let outcome: GameOutcome
    /// The best results of earlier games of the same kind.
    var best = BestSoFar()
}
