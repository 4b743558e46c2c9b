/// A game that can be saved, and resumed later.
protocol SavableGame: Codable, Equatable {
    associatedtype Progress: Equatable
    /// The part of the game that is written at once when it changes: the board, the moves and the
    /// help, but not the clock. It must differ between boards.
    var progress: Progress { get }
    /// The day of the board, counted from January 1, 1970; nil unless it is a board of the day.
    var day: Int? { get }
}
