/// An event in a game, reported in addition to the new state.
public protocol GameNews: Equatable {
    /// The reason why an action changed nothing.
    associatedtype Refusal: Hashable
    /// The result of a game that has ended.
    associatedtype Result: Equatable

    /// The reason why an action was refused; nil for other news.
    var refusal: Refusal? { get }
    /// Indicates whether a board has begun: a new one, or the same one after a restart or a reset.
    var isBeginning: Bool { get }
    /// Indicates whether the board was reset: all its cards are back, face down, and its clock runs
    /// on.
    var isReset: Bool { get }
    /// The result, if a game was finished or given up; nil otherwise.
    var result: Result? { get }
    /// The game was given up, because another one replaced it.
    static func givenUp(_ result: Result) -> Self
    /// The previous game is back, because the player took back the new one.
    static var takenBack: Self { get }
}

extension GameNews {
    public var isReset: Bool { false }

    public var isGivenUp: Bool { result.map { self == .givenUp($0) } ?? false }
    public var isFinished: Bool { result != nil && !isGivenUp }
}
