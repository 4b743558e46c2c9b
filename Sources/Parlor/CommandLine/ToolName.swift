/// The name of a tool: one word, or the name of a game and a word.
package struct ToolName: Hashable, Sendable, ExpressibleByStringLiteral {
    let rawValue: String

    package init(stringLiteral name: String) { rawValue = name }
    init(_ words: [String]) { rawValue = words.joined(separator: " ") }

    var words: [String] { rawValue.split(separator: " ").map(String.init) }

    /// The word after the name of the game, or the only word.
    var verb: String { words[words.count - 1] }

    /// The game of the tool, if it has one.
    var game: GameName? { words.count > 1 ? GameName(rawValue: words[0]) : nil }
}
