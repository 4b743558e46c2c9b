/// The options of a mines game.
public struct MinesOptions: Hashable, Codable, Sendable {
    public let size: MinesSize
    /// Whether a board may need guesses.
    public let allowsGuesses: Bool
    /// Whether marking a flagged cell sets a question mark.
    public let asks: Bool

    public init(size: MinesSize = .small, allowsGuesses: Bool = false, asks: Bool = false) {
        (self.size, self.allowsGuesses, self.asks) = (size, allowsGuesses, asks)
    }
}
