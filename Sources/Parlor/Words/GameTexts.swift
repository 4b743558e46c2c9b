/// The texts that every game has.
protocol GameTexts: Phrasebook {
    var title: String { get }
    var summary: String { get }
    /// The word that starts the game in typed play.
    var word: TypedWord { get }
    /// Three lines for a player who has never seen the game.
    var firstSteps: [String] { get }
    /// The rules, in paragraphs.
    var rules: [String] { get }
}
