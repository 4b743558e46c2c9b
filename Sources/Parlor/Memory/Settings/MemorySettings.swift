import Games
import TUI

enum MemorySettings {
    static let pairs = Setting("memory.pairs", MemoryOptions.pairsRange, 8)
    static let deck = Setting("memory.deck", MemoryTheme.emoji)
    static let opponent = Setting("memory.opponent", MemoryOpponentChoice.nobody)
    /// The time limit in seconds: for a round or, with an opponent, for a move. 0 for no limit, and
    /// nil for the usual limit. Usually, the number of pairs determines the limit of a round, and a
    /// move has no limit.
    static let seconds = Setting(
        "memory.seconds", 0...3600, choices: [0, 30, 45, 60, 90, 120, 180, 300, 600])
    static let rounds = Setting(
        "memory.rounds", MemoryOptions.roundsRange, 3, choices: Array(1...9))

    static let rows: [SettingRow] = [
        SettingRow(
            pairs, { $0.memory.settings.pairs }, text: { pairs, _ in "\(pairs)" },
            summary: { $0.memory.settings.pairsSummary },
            warning: { pairs, window, words in
                MemoryArrangement.fits(2 * pairs, in: window)
                    ? nil
                    : MemoryOptions.pairsRange.last {
                        MemoryArrangement.fits(2 * $0, in: window)
                    }.map(words.memory.settings.hasRoom)
            }, shapesBoard: true,
            option: .init(
                name: "--pairs", placeholder: "N", summary: { $0.memory.settings.pairsOption })),
        SettingRow(
            deck, { $0.memory.settings.deck }, text: { $1.memory.settings.name(of: $0, $1) },
            summary: { $0.memory.settings.deckSummary }),
        SettingRow(
            opponent, { $0.memory.settings.opponent }, text: { $1.memory.settings.name(of: $0) },
            summary: { $0.memory.settings.opponentSummary }, shapesBoard: true),
        SettingRow(
            seconds, { $0.memory.settings.seconds },
            text: { $1.settings.timeLimit($0) },
            summary: { $0.memory.settings.secondsSummary(time: $0.time(seconds:)) },
            shapesBoard: true,
            option: .init(
                name: "--time", placeholder: "SECONDS",
                summary: { $0.memory.settings.secondsOption })),
        SettingRow(
            rounds, { $0.memory.settings.rounds }, text: { rounds, _ in "\(rounds)" },
            summary: { $0.memory.settings.roundsSummary }, shapesBoard: true,
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
    init(_ settings: Settings) {
        let (pairs, players) = (
            settings[MemorySettings.pairs], settings[MemorySettings.opponent].players
        )
        let usual = players.count > 1 ? 0 : Self.usualTimeLimit(pairs: pairs)
        let seconds = settings[MemorySettings.seconds] ?? usual
        self.init(
            pairs: pairs, rounds: settings[MemorySettings.rounds],
            timeLimit: seconds == 0 ? nil : seconds, players: players)
    }
}
