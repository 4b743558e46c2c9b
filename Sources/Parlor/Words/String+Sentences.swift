extension String {
    /// As the beginning of a sentence.
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
