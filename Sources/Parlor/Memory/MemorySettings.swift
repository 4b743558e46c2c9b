import Games

/// The settings of the memory game.
enum MemorySettings {
    static let pairs = Setting("memory.pairs", MemoryOptions.pairsRange, 8)
    static let deck = Setting("memory.deck", MemoryTheme.emoji)
    static let opponent = Setting("memory.opponent", MemoryOpponentChoice.nobody)
    /// The time limit of a round in seconds; 0 for no limit.
    static let seconds = Setting(
        "memory.seconds", 0...3600, 90, choices: [0, 30, 45, 60, 90, 120, 180, 300, 600])
    static let rounds = Setting(
        "memory.rounds", MemoryOptions.roundsRange, 3, choices: Array(1...9))

    static let rows: [SettingRow] = [
        SettingRow(
            pairs, { $0.memory.settings.pairs }, text: { pairs, _ in "\(pairs)" },
            option: .init(
                name: "--pairs", placeholder: "N", summary: { $0.memory.settings.pairsOption })),
        SettingRow(
            deck, { $0.memory.settings.deck }, text: { $1.memory.settings.name(of: $0, $1) }),
        SettingRow(
            opponent, { $0.memory.settings.opponent }, text: { $1.memory.settings.name(of: $0) }),
        SettingRow(
            seconds, { $0.memory.settings.seconds },
            text: { $0 == 0 ? $1.settings.noLimit : ClockReading(seconds: $0).text },
            option: .init(
                name: "--time", placeholder: "SECONDS",
                summary: { $0.memory.settings.secondsOption })),
        SettingRow(
            rounds, { $0.memory.settings.rounds }, text: { rounds, _ in "\(rounds)" },
            option: .init(
                name: "--rounds", placeholder: "N", summary: { $0.memory.settings.roundsOption })),
    ]
}

/// The opponent of the player. The computers differ in how much they remember. The expert also
/// plays better.
enum MemoryOpponentChoice: String, CaseIterable, Sendable {
    case nobody, person, forgetful, attentive, keen, unforgetting, expert

    /// The players, in the order of their turns.
    var players: [MemoryPlayer] {
        switch self {
        case .nobody: [.person]
        case .person: [.person, .person]
        case .forgetful: [.person, .computer(remembers: 2)]
        case .attentive: [.person, .computer(remembers: 6)]
        case .keen: [.person, .computer(remembers: 16)]
        case .unforgetting: [.person, .computer(remembers: MemoryOptions.memoryRange.upperBound)]
        case .expert: [.person, .expert]
        }
    }
}

extension MemoryOptions {
    init(_ preferences: Preferences) {
        let seconds = preferences[MemorySettings.seconds]
        self.init(
            pairs: preferences[MemorySettings.pairs], rounds: preferences[MemorySettings.rounds],
            timeLimit: seconds == 0 ? nil : seconds,
            players: preferences[MemorySettings.opponent].players)
    }

    /// The variant within which results are compared: the size of the board, the time limit and the
    /// opponent.
    var variant: String {
        let limit = timeLimit.map { "\($0) s" } ?? "free"
        let opponent = MemoryOpponentChoice.allCases.first { $0.players == players }
        let name = opponent.flatMap { $0 == .nobody ? nil : ", \($0.rawValue)" } ?? ""
        return "\(pairs)×\(rounds), \(limit)\(name)"
    }
}

extension MemoryWords {
    /// The words for a variant.
    func variant(_ variant: String, _ words: Words) -> String {
        variant.split(separator: ",").map { $0.drop { $0 == " " } }.map { part in
            if part == "free" { return words.settings.noLimit }
            if let opponent = MemoryOpponentChoice(rawValue: String(part)) {
                return self.settings.name(of: opponent)
            }
            if part.hasSuffix(" s"), let seconds = Int(part.dropLast(2)) {
                return ClockReading(seconds: seconds).text
            }
            return String(part)
        }.joined(separator: ", ")
    }

    /// A variant in whole words. A variant that cannot be parsed is returned unchanged.
    func longVariant(_ variant: String, _ words: Words, time: (Int) -> String) -> String {
        let parts = variant.split(separator: ",").map { $0.drop { $0 == " " } }
        let numbers = parts.first?.split(separator: "×").map { Int($0) } ?? []
        guard parts.count > 1, numbers.count == 2, let pairs = numbers[0], let rounds = numbers[1]
        else { return variant }
        let seconds = parts[1].hasSuffix(" s") ? Int(parts[1].dropLast(2)) : nil
        let board = self.settings.board(pairs, rounds, seconds.map(time))
        let opponent = parts.dropFirst(2).map { part in
            MemoryOpponentChoice(rawValue: String(part)).map { self.settings.name(of: $0) }
                ?? String(part)
        }
        return ([board] + opponent).joined(separator: ", ")
    }
}
