/// The texts that every game has.
protocol GameTexts: Phrasebook {
    var title: String { get }
    var summary: String { get }
    /// The word that is typed for it where there is no screen.
    var word: PlainWord { get }
    /// Three lines for the player who has never seen it.
    var firstSteps: [String] { get }
    /// A paragraph each.
    var rules: [String] { get }
}
