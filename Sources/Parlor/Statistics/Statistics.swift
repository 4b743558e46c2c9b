/// The sum of all results: a record for each game and each of its variants, and the boards of the
/// day.
///
/// A game is played when it has ended: it is won, lost, or given up for another one. One that was
/// left, to go on with, is none of these yet. Whatever comes one after the other goes by when it
/// ended, and days are those of UTC.
struct Statistics: Equatable, Sendable {
    /// Counted from the first of January 1970.
    let today: Int

    /// Those that were ever played, in the order of the menu.
    let games: [GameStatistics]

    /// The boards of the day of each game; before them, where there are several, of all together.
    let daily: [DailyRecord]

    init(_ results: [GameResult], today: Int) {
        self.today = today
        let inOrder = results.enumerated().sorted { one, other in
            (one.element.endedAt, one.offset) < (other.element.endedAt, other.offset)
        }.map(\.element)
        let byGame = Dictionary(grouping: inOrder, by: \.game)
        let played = GameName.allCases.filter { byGame[$0] != nil }
        games = played.map { GameStatistics($0, byGame[$0, default: []]) }

        let days = inOrder.filter(\.isDaily)
        let own = played.compactMap { game in
            DailyRecord(of: game, days.filter { $0.game == game }, today: today)
        }
        let all = own.count > 1 ? DailyRecord(of: nil, days, today: today) : nil
        daily = (all.map { [$0] } ?? []) + own
    }
}

/// How one game went.
struct GameStatistics: Equatable, Sendable {
    let game: GameName

    /// A record for each variant, that which was played most first; behind them, where there are
    /// several, that of all.
    let records: [Record]

    /// The results of one game, in order; at least one.
    init(_ game: GameName, _ results: [GameResult]) {
        self.game = game
        let variants = Dictionary(grouping: results, by: \.variant).map { variant, results in
            Record(of: variant, results)
        }.sorted { one, other in
            one.played == other.played
                ? (one.variant ?? "") < (other.variant ?? "") : one.played > other.played
        }
        records = variants + (variants.count > 1 ? [Record(of: nil, results)] : [])
    }

    /// The record of all its variants.
    var whole: Record { records[records.count - 1] }
}
