/// A variant of a game, within which results are compared. Results store its description.
///
/// Variants are in the order in which a player expects them: from small to large, and from easy to
/// hard.
protocol GameVariant: LosslessStringConvertible, Comparable, Sendable {
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

    /// Returns whether one text names a variant before that of another text. Texts that name no
    /// variant come last, in alphabetical order.
    static func orders(_ one: String, before other: String) -> Bool {
        switch (Self(one), Self(other)) {
        case (let variant?, let otherVariant?): variant < otherVariant
        case (nil, nil): one < other
        case (let variant, _): variant != nil
        }
    }
}
