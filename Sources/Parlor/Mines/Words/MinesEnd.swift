/// The end of a game in sentences.
struct MinesEnd {
    let isWon: Bool
    let verdict: String
    /// The sentences on what the player could have known about the mine, in several versions, the
    /// longest first; empty after a win.
    let reasons: [String]
    let figures: String
    /// The help, and comparisons with the best results.
    let bests: [String]

    /// All sentences, with the longest reason.
    var lines: [String] { [verdict] + reasons.prefix(1) + [figures] + bests }
}
