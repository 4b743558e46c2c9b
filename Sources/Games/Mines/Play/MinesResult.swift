/// The figures of a game at its end or at the current moment.
public struct MinesResult: Equatable, Sendable {
    public let options: MinesOptions
    public let seed: UInt64
    public let isWon: Bool
    /// The time in tenths of a second.
    public let tenths: Int
    /// Actions of the player: cells opened, marks, chords.
    public let clicks: Int
    /// The fewest clicks that open the whole board, its 3BV, and how many of these are done.
    public let needed, done: Int
    public let help: GameHelp

    /// 3BV clicks done per second.
    public var speed: Double { Double(done) / (Double(max(tenths, 1)) / 10) }
    /// 3BV clicks done per click of the player, from 0 to little more than 1: chords save clicks.
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
