extension String {
    /// The text with its first letter capitalized, for the start of a sentence.
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The text with a period at its end.
    var endingSentence: String { hasSuffix(".") ? self : self + "." }
}
