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

    init(_ results: ResultsTable, today: Int) {
        self.today = today
        let kinds = results.kinds
        let rows = results.rowsInOrder.filter { !kinds[$0.kind].isPractice }
        var variants = kinds.map { RecordTally($0.variant) }
        var wholes: [GameName: RecordTally] = [:]
        for kind in kinds where !kind.isPractice { wholes[kind.game] = RecordTally(nil) }
        for row in rows {
            variants[row.kind].add(row)
            wholes[kinds[row.kind].game]?.add(row)
        }
        let played = GameName.allCases.filter { wholes[$0] != nil }
        games = played.compactMap { game in
            let own = kinds.indices.filter { kinds[$0].game == game && !kinds[$0].isPractice }
                .map { variants[$0].record }
            return wholes[game].map { GameStatistics(game, own, whole: $0.record) }
        }
        let days = rows.filter { $0.boardDay != nil }
        let own = played.compactMap { game in
            DailyRecord(of: game, days.filter { kinds[$0.kind].game == game }, today: today)
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

    /// The records of the variants of one game, at least one, and that of all.
    fileprivate init(_ game: GameName, _ variants: [Record], whole: Record) {
        self.game = game
        let variants = variants.sorted { one, other in
            one.played == other.played
                ? (one.variant ?? "") < (other.variant ?? "") : one.played > other.played
        }
        records = variants + (variants.count > 1 ? [whole] : [])
    }

    /// The record of all its variants.
    var whole: Record { records[records.count - 1] }
}
