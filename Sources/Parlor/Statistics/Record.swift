/// The record of the games of one kind.
struct Record: Equatable, Sendable {
    /// The variant; nil for all variants together. The record of all variants has neither times nor
    /// moves, because boards of different sizes cannot be compared.
    let variant: String?
    let played: Int
    /// The number of games won without known help, how many of these were won before help was
    /// counted, and the number of games won with help.
    let won, unknown, helped: Int
    /// The streak of games won without help. Other won games neither continue nor break it.
    let streak: Streak

    /// The times of the games won without help, with the newest last.
    let times: [GameTime]
    let best: GameTime?

    /// The median in seconds. For an even number of games, it is the mean of the middle two.
    let median: Double?
    let fewestMoves: Int?
    /// The highest 3BV per second and the highest share of 3BV in the clicks, in games that measure
    /// them.
    var bestSpeed: Double?
    var bestEfficiency: Double?
    /// The last games, with the newest first.
    var recent: [RecentGame] = []

    /// The number of games in `recent`.
    static let recentCount = 40

    /// The fewest moves; nil for a game in which moves do not count.
    func fewestMoves(of game: GameName) -> Int? { game.module.countsMoves ? fewestMoves : nil }

    /// The number of played games, and the number of games won without help. Both leave out games
    /// that were won before help was counted.
    var own: (played: Int, won: Int) { (played - unknown, won - unknown) }

    /// The number of games that were lost or given up.
    var notWon: Int { played - won - helped }

    /// The percentage of games won without help among the games of `own`; nil if there are none. It
    /// is 100 only if all games of `own` were won, and 0 only if none was.
    var percentWon: Int? {
        let (played, won) = own
        if played == 0 { return nil }
        return switch won {
        case 0: 0
        case played: 100
        default: min(99, max(1, (200 * won + played) / (2 * played)))
        }
    }
}

extension Record {
    /// Indicates whether there are enough times for charts.
    var hasCharts: Bool { times.count > 1 }

    /// The best speed and the best efficiency as texts.
    var speedText: String? { bestSpeed.map { "\($0.text(2))/s" } }
    var efficiencyText: String? { bestEfficiency.map { "\(Int((100 * $0).rounded()))%" } }

    /// The percentage as text.
    var share: String { percentWon.map { "\($0)%" } ?? "–" }
}

/// Computes a record from results, one by one.
struct RecordTally {
    private let variant: String?
    private var played = 0
    private var (won, unknown, helped) = (0, 0, 0)
    private var streak = Streak()
    private var times: [GameTime] = []
    private var fewestMoves: Int?

    init(_ variant: String?) { self.variant = variant }

    mutating func add(_ row: ResultsTable.Row) {
        played += 1
        if row.isWon, row.hadHelp {
            helped += 1
            return
        }
        if row.isUnknownWin {
            won += 1
            unknown += 1
            return
        }
        streak.add(row.isWon)
        guard row.isWon else { return }
        won += 1
        if variant == nil { return }
        times.append(row.time)
        fewestMoves = min(fewestMoves ?? row.moves, row.moves)
    }

    var record: Record {
        Record(
            variant: variant, played: played, won: won, unknown: unknown, helped: helped,
            streak: streak, times: times, best: times.min(), median: times.median,
            fewestMoves: fewestMoves)
    }
}

extension [GameTime] {
    fileprivate var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        return Double(sorted[(count - 1) / 2].tenths + sorted[count / 2].tenths) / 20
    }
}
