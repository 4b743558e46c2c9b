/// The help that a game was played with: how often each kind was taken.
///
/// Help tells the player more about the board than playing on would. An entry of a sudoku that is
/// taken back is no help, since it could be erased as well.
public struct GameHelp: Hashable, Sendable {
    /// Hints that were asked for.
    public var hints = 0
    /// Moves that were taken back, in a game whose moves show what was hidden.
    public var undone = 0
    /// Returns from a position that was known to be lost or wrong.
    public var rescues = 0
    /// Times that the same board was started again.
    public var restarts = 0
    /// Whether the player could see what is to come, and go back in time.
    public var isInspected = false

    public init(
        hints: Int = 0, undone: Int = 0, rescues: Int = 0, restarts: Int = 0,
        isInspected: Bool = false
    ) {
        (self.hints, self.undone, self.rescues) = (hints, undone, rescues)
        (self.restarts, self.isInspected) = (restarts, isInspected)
    }

    /// Whether the game was played without any.
    public var isNone: Bool { self == GameHelp() }

    /// Whether these are counts that a game can come to.
    public var isSound: Bool {
        [hints, undone, rescues, restarts].allSatisfy(Saved.count.contains)
    }
}

/// Leaves out the counts that are zero.
extension GameHelp: Codable {
    private enum Key: CodingKey { case hints, undone, rescues, restarts, isInspected }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        for (key, count) in counts where count > 0 { try values.encode(count, forKey: key) }
        if isInspected { try values.encode(true, forKey: .isInspected) }
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func count(_ key: Key) throws -> Int {
            try values.decodeIfPresent(Int.self, forKey: key) ?? 0
        }
        try self.init(
            hints: count(.hints), undone: count(.undone), rescues: count(.rescues),
            restarts: count(.restarts),
            isInspected: values.decodeIfPresent(Bool.self, forKey: .isInspected) ?? false)
    }

    private var counts: [(Key, Int)] {
        [(.hints, hints), (.undone, undone), (.rescues, rescues), (.restarts, restarts)]
    }
}
