/// A word that can be typed, with its names (including abbreviations and synonyms) and a sentence
/// of help.
package struct TypedWord: Sendable {
    let names: [String]
    let help: String

    /// Creates a word from its names. Spaces separate the names, and the preferred name comes
    /// first.
    init(_ names: String, _ help: String) {
        (self.names, self.help) = (names.split(separator: " ").map(String.init), help)
    }
}
