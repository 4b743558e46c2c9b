/// The pages of the help.
struct HelpWords: Sendable {
    let title, keys, rules: String

    /// The page before the first game, and the button that leaves it.
    let howToPlay, play: String

    /// The uses of the mouse, a paragraph each.
    let mouse: [String]
}
