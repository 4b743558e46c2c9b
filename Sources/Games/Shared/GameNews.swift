/// An event in a game, reported in addition to the new state.
public protocol GameNews: Equatable {
    /// The reason why an action changed nothing.
    associatedtype Refusal: Hashable

    /// The reason, if this is the news of a refused action; nil otherwise.
    var refusal: Refusal? { get }
    /// Whether a board has begun: a new one, or the same one after a restart or a reset.
    var isBeginning: Bool { get }
    /// Whether the player brought back all cards of the board, face down, while its clock runs on.
    var isReset: Bool { get }
    /// Whether this is the result of a game that was given up.
    var isGivenUp: Bool { get }
    /// The previous game is back, because the player took back the new one.
    static var takenBack: Self { get }
}

extension GameNews {
    public var isReset: Bool { false }
}
