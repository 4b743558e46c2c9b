/// The texts that every game has.
protocol GameTexts: Phrasebook {
    var title: String { get }
    var summary: String { get }
    /// The word that starts the game in typed play.
    var word: TypedWord { get }
    /// Three lines for a player who has never seen the game.
    var firstSteps: [String] { get }
    /// The rules that the first steps sum up, in paragraphs.
    var basics: [String] { get }
    /// All other rules, in paragraphs.
    var details: [String] { get }
}

extension GameTexts {
    /// The rules, in paragraphs.
    var rules: [String] { basics + details }
}
