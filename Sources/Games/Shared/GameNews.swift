/// An event of any game, in addition to the state that it led to.
public protocol GameNews: Equatable {
    /// The reason why an action changed nothing.
    associatedtype Refusal: Hashable

    /// The reason, if this is the news of a refused action; nil otherwise.
    var refusal: Refusal? { get }
    /// Whether a new board has begun, or the same one again, or its cards are face down again.
    var isBeginning: Bool { get }
    /// Whether the cards of the same board are face down again, while its clock runs on.
    var isReset: Bool { get }
    /// Whether this is the result of a game that was given up.
    var isGivenUp: Bool { get }
    /// The board that was replaced is back.
    static var takenBack: Self { get }
}

extension GameNews {
    public var isReset: Bool { false }
}
