/// A player of the memory game.
public enum MemoryPlayer: Equatable, Codable, Sendable {
    case person
    /// The computer, which remembers the last so many cards that lie face down.
    case computer(remembers: Int)
}

/// The choices of a memory game. Every choice is one of the same game.
public struct MemoryOptions: Equatable, Codable, Sendable {
    public static let pairsRange = 2...32
    public static let roundsRange = 1...99
    public static let timeRange = 1...5_999
    public static let playersRange = 1...4
    public static let memoryRange = 0...64

    public let pairs: Int
    public let rounds: Int
    /// How many seconds a board may take; nothing for free play, without a limit.
    public let timeLimit: Int?
    /// The players, by turns: the finder of a pair goes on. A computer may play alone.
    public let players: [MemoryPlayer]

    /// Eight pairs, three rounds of a minute and a half. Check what a person typed against the
    /// ranges first.
    public init(
        pairs: Int = 8, rounds: Int = 3, timeLimit: Int? = 90, players: [MemoryPlayer] = [.person]
    ) {
        (self.pairs, self.rounds, self.timeLimit) = (pairs, rounds, timeLimit)
        self.players = players
        precondition(isValid, "The options of a memory game are within their ranges.")
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        pairs = try values.decode(Int.self, forKey: .pairs)
        rounds = try values.decode(Int.self, forKey: .rounds)
        timeLimit = try values.decodeIfPresent(Int.self, forKey: .timeLimit)
        players = try values.decode([MemoryPlayer].self, forKey: .players)
        try decoder.require(isValid, "The options of a memory game are within their ranges.")
    }

    private var isValid: Bool {
        Self.pairsRange.contains(pairs) && Self.roundsRange.contains(rounds)
            && timeLimit.map(Self.timeRange.contains) ?? true
            && Self.playersRange.contains(players.count)
            && players.indices.allSatisfy { memory(of: $0).map(Self.memoryRange.contains) ?? true }
    }

    /// The memories of the players at the beginning of a board. A person has a memory of their own.
    var memories: [MemoryRecall] {
        players.indices.map { MemoryRecall(limit: memory(of: $0) ?? 0) }
    }

    /// Whether the moves of a player are those of the game: a person's, or where a computer plays
    /// alone, its own.
    func counts(_ player: Int) -> Bool {
        players[player] == .person || !players.contains(.person)
    }

    /// How many cards a player remembers, if it is the computer.
    func memory(of player: Int) -> Int? {
        if case .computer(let memory) = players[player] { memory } else { nil }
    }
}
