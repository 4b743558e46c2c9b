import Games

/// An ended game in a list of the last games.
struct RecentGame: Equatable, Sendable {
    let kind: ResultsTable.Kind
    /// Seconds since 1970, in UTC.
    let endedAt: Int
    let outcome: DailyRecord.Outcome
    let time: GameTime
    let moves: Int
    let isDaily: Bool
}

extension RecentGame {
    init(_ row: ResultsTable.Row, _ kind: ResultsTable.Kind) {
        (self.kind, endedAt, time, moves) = (kind, row.endedAt, row.time, row.moves)
        outcome = row.isWon ? row.hadHelp ? .helped : .solved : .tried
        isDaily = row.boardDay != nil
    }
}

extension ResultsTable {
    /// The last games of each kind, with the newest first. Games that statistics omit are left out.
    func recent(ofEach most: Int) -> [[RecentGame]] {
        let isLeftOut = kinds.map(\.isLeftOut)
        var games = kinds.map { _ in [RecentGame]() }
        for row in rowsInOrder.reversed()
        where games[row.kind].count < most && !isLeftOut[row.kind] {
            games[row.kind].append(RecentGame(row, kinds[row.kind]))
        }
        return games
    }

    /// The last games, with the newest first. Games that statistics omit are left out.
    func recent(_ most: Int) -> [RecentGame] {
        let isLeftOut = kinds.map(\.isLeftOut)
        return rowsInOrder.reversed().lazy.filter { !isLeftOut[$0.kind] }.prefix(most)
            .map { RecentGame($0, kinds[$0.kind]) }
    }
}
