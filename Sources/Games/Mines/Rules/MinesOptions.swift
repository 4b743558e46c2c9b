/// The options of a mines game.
public struct MinesOptions: Hashable, Codable, Sendable {
    public let size: MinesSize
    /// Whether a board may need guesses.
    public let allowsGuesses: Bool
    /// Whether marking a flagged cell sets a question mark.
    public let allowsQuestionMarks: Bool

    private enum CodingKeys: String, CodingKey {
        case size, allowsGuesses
        case allowsQuestionMarks = "asks"
    }

    public init(
        size: MinesSize = .small, allowsGuesses: Bool = false, allowsQuestionMarks: Bool = false
    ) {
        (self.size, self.allowsGuesses, self.allowsQuestionMarks) = (
            size, allowsGuesses, allowsQuestionMarks
        )
    }
}
