/// The number of times that the player used each kind of help in a game.
///
/// Help tells the player more about the board than playing on would. Taking back a sudoku entry is
/// not help, because the entry could also be erased. Timeouts are counted here too, because a game
/// whose time ran out is not compared with others, just like a game with help.
public struct GameHelp: Hashable, Sendable {
    /// The number of hints that the player was shown. A request that finds no hint does not count.
    public var hints = 0
    /// The number of moves taken back, in a game whose moves reveal hidden cards.
    public var undone = 0
    /// The number of times that the player went back from a position known to be lost or wrong.
    public var rescues = 0
    /// The number of times that the player restarted or reset a board that was begun.
    public var restarts = 0
    /// The number of times that the time limit ran out and the round began again.
    public var timeouts = 0
    /// Indicates whether the player could look ahead or go back in time with the inspector.
    public var isInspected = false
    /// Indicates whether the player knew the board from an earlier game.
    public var isKnownBoard = false

    public init(
        hints: Int = 0, undone: Int = 0, rescues: Int = 0, restarts: Int = 0,
        timeouts: Int = 0, isInspected: Bool = false, isKnownBoard: Bool = false
    ) {
        (self.hints, self.undone, self.rescues) = (hints, undone, rescues)
        (self.restarts, self.timeouts) = (restarts, timeouts)
        (self.isInspected, self.isKnownBoard) = (isInspected, isKnownBoard)
    }

    /// Indicates whether the player took no help, and the time never ran out.
    public var isNone: Bool { self == GameHelp() }

    /// The help that counts after a restart of the board. If `counts` is true, the restart is help,
    /// too.
    ///
    /// The help of a game that is over is already in its result, so only the restarts carry over.
    func afterRestart(isOver: Bool, counts: Bool) -> GameHelp {
        var help = isOver ? GameHelp(restarts: restarts) : self
        if counts { help.restarts.countUp() }
        return help
    }

    /// Indicates whether all counts are within the bounds of a saved game.
    public var isSound: Bool {
        [hints, undone, rescues, restarts, timeouts].allSatisfy(SavedBounds.count.contains)
    }
}

/// Counts of zero are not encoded.
extension GameHelp: Codable {
    private enum Key: CodingKey {
        case hints, undone, rescues, restarts, timeouts, isInspected, isKnownBoard
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        for (key, count) in counts where count > 0 { try values.encode(count, forKey: key) }
        if isInspected { try values.encode(true, forKey: .isInspected) }
        if isKnownBoard { try values.encode(true, forKey: .isKnownBoard) }
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func count(_ key: Key) throws -> Int {
            try values.decodeIfPresent(Int.self, forKey: key) ?? 0
        }
        try self.init(
            hints: count(.hints), undone: count(.undone), rescues: count(.rescues),
            restarts: count(.restarts), timeouts: count(.timeouts),
            isInspected: values.decodeIfPresent(Bool.self, forKey: .isInspected) ?? false,
            isKnownBoard: values.decodeIfPresent(Bool.self, forKey: .isKnownBoard) ?? false)
    }

    private var counts: [(Key, Int)] {
        [
            (.hints, hints), (.undone, undone), (.rescues, rescues), (.restarts, restarts),
            (.timeouts, timeouts),
        ]
    }
}
