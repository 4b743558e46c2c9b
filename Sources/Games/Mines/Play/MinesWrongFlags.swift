/// The wrong flags around a number whose chord opened a mine. There is at least one.
public struct MinesWrongFlags: Equatable, Sendable {
    /// The cell with the number.
    public let number: Int
    /// The cells with the flags.
    public let flags: [Int]
}
