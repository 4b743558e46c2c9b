/// The totals of all results: a record for each game and each of its variants, and for the boards
/// of the day.
///
/// Only games that were won, lost, or given up for another game count. Kinds that are left out
/// (`Kind.isLeftOut`) do not count. Games are ordered by the time of their end, and days are in
/// UTC.
struct Statistics: Equatable, Sendable {
    /// Today, counted in days from January 1, 1970.
    let today: Int

    /// The games with results, in the order of the menu.
    let games: [GameStatistics]

    /// The daily records of the games. If there are several, the record of all games comes first.
    let daily: [DailyRecord]

    init(_ results: ResultsTable, today: Int) {
        self.today = today
        let kinds = results.kinds
        let isLeftOut = kinds.map(\.isLeftOut)
        // The filter is lazy, so that a million rows are not copied.
        let rows = results.rowsInOrder.lazy.filter { !isLeftOut[$0.kind] }
        var variants = kinds.map { RecordTally($0.variant) }
        var wholes: [GameName: RecordTally] = [:]
        for (kind, isLeftOut) in zip(kinds, isLeftOut) where !isLeftOut {
            wholes[kind.game] = RecordTally(nil)
        }
        for row in rows {
            variants[row.kind].add(row)
            wholes[kinds[row.kind].game]?.add(row)
        }
        let played = GameName.allCases.filter { wholes[$0] != nil }
        let recent = results.recent(ofEach: Record.recentCount)
        games = played.compactMap { game in
            let own = kinds.indices.filter { kinds[$0].game == game && !isLeftOut[$0] }
                .sorted { kinds[$0] < kinds[$1] }
            let records = own.map { variants[$0].record.with(recent[$0], results.bests[$0]) }
            let last = own.flatMap { recent[$0] }.sorted { $0.endedAt > $1.endedAt }
            return wholes[game].map {
                GameStatistics(
                    game, records,
                    whole: $0.record.with(Array(last.prefix(Record.recentCount))))
            }
        }
        let days = Array(rows.filter { $0.boardDay != nil })
        let own = played.compactMap { game in
            DailyRecord(of: game, days.filter { kinds[$0.kind].game == game }, today: today)
        }
        let all = own.count > 1 ? DailyRecord(of: nil, days, today: today) : nil
        daily = (all.map { [$0] } ?? []) + own
    }
}

extension Record {
    fileprivate func with(_ recent: [RecentGame], _ best: BestSoFar? = nil) -> Record {
        var record = self
        record.recent = recent
        (record.bestSpeed, record.bestEfficiency) = (best?.speed, best?.efficiency)
        return record
    }
}

/// The records of one game.
struct GameStatistics: Equatable, Sendable {
    let game: GameName

    /// A record for each variant, in the order of the game's variants. If there are several
    /// variants, the record of all variants is last.
    let records: [Record]

    /// Creates the records of a game. `variants` has at least one record, and `whole` is the record
    /// of all variants.
    fileprivate init(_ game: GameName, _ variants: [Record], whole: Record) {
        self.game = game
        records = variants + (variants.count > 1 ? [whole] : [])
    }

    /// The record of all variants.
    var whole: Record { records[records.count - 1] }

    /// The index of the variant that was played most, and of the first if there are several.
    var mostPlayed: Int {
        let variants = records.indices.filter { records[$0].variant != nil }
        return variants.reduce(0) { records[$1].played > records[$0].played ? $1 : $0 }
    }

    /// At most this many records: those of the variants that were played most, in their order, and
    /// that of all variants.
    func records(atMost count: Int) -> [Record] {
        let most = records.indices.sorted { records[$0].played > records[$1].played }.prefix(count)
        return most.sorted().map { records[$0] }
    }
}

extension ResultsStore {
    /// The record of the games of a kind; nil without results.
    func record(of game: GameName, _ variant: String) -> Record? {
        Statistics(load(), today: 0).games.first { $0.game == game }?
            .records.first { $0.variant == variant }
    }
}
