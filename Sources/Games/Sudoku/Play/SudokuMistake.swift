/// A mistake, with its step and its time.
public struct SudokuMistake: Hashable, Codable, Sendable {
    public let cell: Int
    public let digit: Int
    /// The step of the history, counted from 1.
    public let move: Int
    public let seconds: Int
}
