/// The pages of the help.
struct HelpWords: Sendable {
    let title, keys, rules: String

    /// The uses of the mouse, a paragraph each.
    let mouse: [String]
}
