/// The options of a mines game.
public struct MinesOptions: Hashable, Codable, Sendable {
    public let size: MinesSize
    /// Indicates whether a board may need guesses. True for every size with more than `mostMines`.
    public let allowsGuesses: Bool
    /// Indicates whether marking a flagged cell sets a question mark.
    public let allowsQuestionMarks: Bool
    /// The requested difficulty of a board without guesses; nil for any difficulty.
    public package(set) var level: MinesDifficulty.Level?

    private enum CodingKeys: String, CodingKey {
        case size, allowsGuesses, level
        case allowsQuestionMarks = "asks"
    }

    public init(
        size: MinesSize = .small, allowsGuesses: Bool = false, allowsQuestionMarks: Bool = false,
        level: MinesDifficulty.Level? = nil
    ) {
        (self.size, self.allowsQuestionMarks) = (size, allowsQuestionMarks)
        self.allowsGuesses = allowsGuesses || size.mines > size.mostMines
        self.level = self.allowsGuesses || !MinesOptions.hasLevel(of: size) ? nil : level
    }

    /// Returns whether boards of this size can have a requested difficulty. A larger board needs so
    /// many steps that it is always hard.
    package static func hasLevel(of size: MinesSize) -> Bool {
        size.count <= MinesSize.large.count
    }
}
