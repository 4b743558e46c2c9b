/// The pages of the help.
struct HelpWords: Sendable {
    let title, keys, rules: String

    /// The rules of the memory game, a paragraph each.
    let memoryRules: [String]

    /// What can be done with the mouse, a paragraph each.
    let mouse: [String]
}
