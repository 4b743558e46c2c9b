/// Everything that the player may see of any game.
public protocol SeenGame: Equatable {
    associatedtype Result: Equatable
    associatedtype Hint: Equatable

    var moment: GameMoment { get }
    /// Indicates whether time counts at this moment, as long as the game is visible.
    var countsTime: Bool { get }
    /// Indicates whether the board that the game waited for could not be made.
    var hasFailed: Bool { get }
    /// The result of the game; nil before its end.
    var result: Result? { get }
    /// The hint that is shown; nil if there is none.
    var hint: Hint? { get }
    /// The steps that the player can look back at, and the one that is shown.
    var lookBack: LookBack { get }
    /// Indicates whether the game that this one replaced can be taken back.
    var canTakeBack: Bool { get set }
    /// Indicates whether the game to take back is this one before a reset, and no other game.
    var isReset: Bool { get set }
}

extension SeenGame {
    public var countsTime: Bool { moment == .running }
    public var hasFailed: Bool { false }
}
