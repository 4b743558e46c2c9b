/// A variant of a game, within which results are compared. Results store its description.
protocol GameVariant: LosslessStringConvertible, Sendable {
    /// Indicates whether the statistics compare results of this variant. They leave out other
    /// variants, such as practice.
    var isCompared: Bool { get }
    /// A short name, for the results.
    func name(in words: Words) -> String
    /// The name in whole words, for places with enough space.
    func longName(in words: Words) -> String
}

extension GameVariant {
    var isCompared: Bool { true }
    func longName(in words: Words) -> String { name(in: words) }
}
