/// Where a game is between its beginning and its end.
public enum MemoryPhase: String, Codable, Sendable { case ready, playing, paused, finished }

/// Whose turn it is.
public struct MemoryTurn: Equatable, Sendable {
    /// 0 for the first player, 1 for the second.
    public let player: Int
    /// The computer is about to turn up a card, and choosing one does nothing.
    public let isComputers: Bool
}

/// Which round is being played, of how many: `1/3`.
public struct MemoryRound: Equatable, Sendable { public let number, count: Int }
