/// The figures of a game, at its end or as it stands.
public struct MinesResult: Equatable, Sendable {
    public let options: MinesOptions
    public let seed: UInt64
    public let isWon: Bool
    /// The time in tenths of a second.
    public let tenths: Int
    /// Deeds of the player: cells opened, marks, chords.
    public let clicks: Int
    /// The fewest clicks that open the whole board, its 3BV, and how many of these are done.
    public let needed, done: Int
    public let help: GameHelp

    /// Clicks of the 3BV done in a second.
    public var speed: Double { Double(done) / (Double(max(tenths, 1)) / 10) }
    /// Clicks of the 3BV done for each click, from 0: at most a little above 1, by chords.
    public var efficiency: Double { Double(done) / Double(max(clicks, 1)) }
}

extension MinesGame {
    public var result: MinesResult {
        let (seconds, attoseconds) = watch.elapsed(at: .zero).components
        let covers = table.covers
        return MinesResult(
            options: options, seed: seed, isWon: phase == .won,
            tenths: Int(seconds) * 10 + Int(attoseconds / 100_000_000_000_000_000),
            clicks: clicks, needed: table.board?.clicks() ?? 0,
            done: table.board?.clicks { covers[$0] == .open } ?? 0, help: GameHelp(hints: hints))
    }
}
