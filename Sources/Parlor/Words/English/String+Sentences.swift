extension String {
    /// As the beginning of a sentence.
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Int {
    /// So many of a thing: `1 mine`, `2 mines`.
    func of(_ thing: String) -> String { self == 1 ? "1 \(thing)" : "\(self) \(thing)s" }
}

extension BidirectionalCollection<String> {
    /// Such as `1, 2 and 3`.
    func listed(_ conjunction: String) -> String {
        guard count > 1, let last else { return joined() }
        return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
