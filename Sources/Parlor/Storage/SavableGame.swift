import Games

/// A game that can be saved, and resumed later.
protocol SavableGame: Codable, Equatable {
    associatedtype Progress: Equatable
    /// The part of the game that is written at once when it changes: the board, the moves and the
    /// help, but not the clock. Different boards must have different values.
    var progress: Progress { get }
    /// The day of the board, counted from January 1, 1970; nil unless it is a board of the day.
    var day: Int? { get }
    /// Indicates whether the game has ended, so that it cannot be resumed.
    var isOver: Bool { get }
    /// The game for a screen that opens, as if it had been read from its file.
    var opened: Self { get }
}

extension SavableGame {
    var isOver: Bool { false }
    var opened: Self { self }
}

extension SavableGame where Self: PlayedGame {
    var opened: Self { withoutHint }
}
