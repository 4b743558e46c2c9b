/// The texts that every game has.
struct GameTexts: Sendable {
    let title, summary: String
    /// The word that is typed for it where there is no screen.
    let word: PlainWord
    /// Three lines for the player who has never seen it.
    let firstSteps: [String]
    /// A paragraph each.
    let rules: [String]
}
