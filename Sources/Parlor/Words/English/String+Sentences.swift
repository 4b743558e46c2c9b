extension String {
    /// As the beginning of a sentence.
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension BidirectionalCollection<String> {
    /// Such as `1, 2 and 3`.
    func listed(_ conjunction: String) -> String {
        guard count > 1, let last else { return joined() }
        return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
