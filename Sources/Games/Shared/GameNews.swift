/// An event of any game, in addition to the state that it led to.
public protocol GameNews: Equatable {
    /// Whether a new board has begun, or the same one again.
    var isBeginning: Bool { get }
    /// Whether this is the result of a game that was given up.
    var isGivenUp: Bool { get }
    /// The board that was replaced is back.
    static var takenBack: Self { get }
}
