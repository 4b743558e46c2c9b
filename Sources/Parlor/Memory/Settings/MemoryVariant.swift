import Games

/// The variant of a memory game: the size of its boards, the time limit and the opponent.
struct MemoryVariant: GameVariant {
    let pairs, rounds: Int
    /// The time limit in seconds of a round or, with an opponent, of a move; nil if there is none.
    let limit: Int?
    let opponent: MemoryOpponentChoice

    var description: String {
        let name = opponent == .nobody ? nil : opponent.rawValue
        return ["\(pairs)×\(rounds)", limit.map { "\($0) s" } ?? "free", name]
            .compactMap(\.self).joined(separator: ", ")
    }

    func name(in words: Words) -> String {
        let board = words.memory.settings.size(pairs: pairs, rounds: rounds)
        return name(limit.map { "\(board), \(ClockReading(seconds: $0).text)" } ?? board, words)
    }

    func longName(in words: Words) -> String {
        name(
            words.memory.settings.board(
                pairs: pairs, rounds: rounds, limit.map(words.time(seconds:)),
                perMove: opponent != .nobody),
            words)
    }

    /// Games with an opponent come after all others, and shorter times after longer ones.
    static func < (one: MemoryVariant, other: MemoryVariant) -> Bool { one.order < other.order }

    private var order: (Int, Int, Int, Int) {
        let players = MemoryOpponentChoice.allCases.firstIndex(of: opponent) ?? 0
        return (players, pairs, rounds, -(limit ?? .max))
    }

    /// Games of two people at one keyboard are not compared, because one of the two always wins.
    var isCompared: Bool { opponent != .person }

    private func name(_ board: String, _ words: Words) -> String {
        opponent == .nobody ? board : "\(board), \(words.memory.settings.name(of: opponent))"
    }
}

extension MemoryVariant {
    init?(_ text: String) {
        let parts = text.split(separator: ", ")
        let numbers = parts.first?.split(separator: "×").compactMap { Int($0) } ?? []
        guard parts.count > 1, numbers.count == 2 else { return nil }
        let limit = parts[1].hasSuffix(" s") ? Int(parts[1].dropLast(2)) : nil
        let opponent = MemoryOpponentChoice(rawValue: parts.count > 2 ? String(parts[2]) : "nobody")
        guard limit != nil || parts[1] == "free", let opponent else { return nil }
        self.init(pairs: numbers[0], rounds: numbers[1], limit: limit, opponent: opponent)
    }
}

extension MemoryOptions {
    var variant: MemoryVariant {
        let opponent = MemoryOpponentChoice.allCases.first { $0.players == players }
        return MemoryVariant(
            pairs: pairs, rounds: rounds, limit: timeLimit, opponent: opponent ?? .nobody)
    }
}
