/// The options of a memory game.
public struct MemoryOptions: Equatable, Codable, Sendable {
    public static let pairsRange = 2...32
    public static let roundsRange = 1...99
    public static let timeRange = 1...5_999
    public static let playersRange = 1...4
    public static let memoryRange = 0...64

    /// The usual time limits of a board in seconds, each for at most this many pairs. A large board
    /// has at least nine seconds a pair.
    public static let usualTimeLimits = [
        (pairs: 15, seconds: 90), (pairs: 20, seconds: 180), (pairs: 32, seconds: 300),
    ]

    /// The usual time limit of a board with this many pairs, in seconds.
    public static func usualTimeLimit(pairs: Int) -> Int {
        let last = usualTimeLimits.count - 1
        let index = usualTimeLimits.firstIndex { pairs <= $0.pairs } ?? last
        return usualTimeLimits[index].seconds
    }

    public let pairs: Int
    public let rounds: Int
    /// The seconds allowed for a board or, with several players, for a move; nil if there is no
    /// limit.
    public let timeLimit: Int?
    /// The players, in the order of their turns. A player who finds a pair continues. A computer
    /// may play alone.
    public let players: [MemoryPlayer]

    /// Creates options. The defaults are eight pairs and three rounds, with the usual time limit of
    /// a board with eight pairs. Check user input against the ranges first, because other values
    /// stop the program.
    public init(
        pairs: Int = 8, rounds: Int = 3, timeLimit: Int? = usualTimeLimit(pairs: 8),
        players: [MemoryPlayer] = [.person]
    ) {
        (self.pairs, self.rounds, self.timeLimit) = (pairs, rounds, timeLimit)
        self.players = players
        precondition(isValid, "The options of a memory game must be within their ranges.")
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        pairs = try values.decode(Int.self, forKey: .pairs)
        rounds = try values.decode(Int.self, forKey: .rounds)
        timeLimit = try values.decodeIfPresent(Int.self, forKey: .timeLimit)
        players = try values.decode([MemoryPlayer].self, forKey: .players)
        try decoder.require(isValid, "The options of a memory game must be within their ranges.")
    }

    private var isValid: Bool {
        Self.pairsRange.contains(pairs) && Self.roundsRange.contains(rounds)
            && timeLimit.map(Self.timeRange.contains) ?? true
            && Self.playersRange.contains(players.count)
            && players.indices.allSatisfy { memory(of: $0).map(Self.memoryRange.contains) ?? true }
    }

    /// An empty memory for each player. The memories of human players are not used.
    var memories: [MemoryRecall] {
        players.indices.map { MemoryRecall(limit: memory(of: $0) ?? 0) }
    }

    /// Returns whether a player's moves count for the result. A computer's moves count only if no
    /// person plays.
    func counts(_ player: Int) -> Bool {
        players[player] == .person || !players.contains(.person)
    }

    /// The number of cards that a computer player remembers; nil for a person.
    func memory(of player: Int) -> Int? {
        switch players[player] {
        case .person: nil
        case .computer(let memory): memory
        case .expert: Self.memoryRange.upperBound
        }
    }
}

extension Day.Board {
    public static func memory(pairs: Int) -> Day.Board { Day.Board(number: pairs) }
}
