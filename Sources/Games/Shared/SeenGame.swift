/// Everything that the player may see of any game.
public protocol SeenGame: Equatable {
    var moment: GameMoment { get }
    /// Indicates whether the game that this one replaced can be taken back.
    var canTakeBack: Bool { get set }
}
