/// The end of a game in sentences.
struct MinesEnd {
    let isWon: Bool
    let verdict: String
    /// Versions of the sentences that say whether the player could have known the mine, the longest
    /// first; empty after a win. Each is whole: it leaves out nothing that proves its conclusion,
    /// or says where to read it.
    let reasons: [String]
    /// Indicates whether the longest reason is a proof, of which no part may be left out.
    let isProved: Bool
    let figures: String
    /// The help, and comparisons with the best results.
    let bests: [String]

    /// All sentences, with the longest reason.
    var lines: [String] { [verdict] + reasons.prefix(1) + [figures] + bests }
}
