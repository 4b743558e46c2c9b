/// The result of a game, or its figures so far.
public struct MinesResult: Equatable, Sendable {
    public let options: MinesOptions
    public let seed: UInt64
    /// The day of the board, if it is a board of the day; nil otherwise.
    public let day: Int?
    public let isWon: Bool
    /// The time in tenths of a second.
    public let tenths: Int
    /// The number of the player's actions: opened cells, marks, chords, and moves made by hints.
    public let moves: Int
    /// The minimum number of clicks that open the board (its 3BV), and the number of these clicks
    /// that are done.
    public let needed, done: Int
    public let help: GameHelp

    /// The 3BV clicks done per second.
    public var speed: Double { Double(done) / (Double(max(tenths, 1)) / 10) }
    /// The 3BV clicks done per move of the player. It can be more than 1, because a chord or a
    /// hint can do several 3BV clicks at once.
    public var efficiency: Double { Double(done) / Double(max(moves, 1)) }
}

extension MinesGame {
    public var result: MinesResult {
        let (seconds, attoseconds) = watch.elapsed(at: .zero).components
        let covers = table.covers
        return MinesResult(
            options: options, seed: seed, day: day, isWon: phase == .won,
            tenths: Int(seconds) * 10 + Int(attoseconds / 100_000_000_000_000_000),
            moves: moveCount, needed: table.board?.clicks() ?? 0,
            done: table.board?.clicks { covers[$0] == .open } ?? 0,
            help: help)
    }
}
