extension String {
    /// The text with its first letter capitalized, for the start of a sentence.
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
