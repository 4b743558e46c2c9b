import Games

/// Today's solved boards, and the streak: the number of successive days with a board of the day
/// that was solved without help.
struct DailyProgress: Equatable {
    /// The solved boards. The same game with other settings is another board.
    let solved: Set<ResultsTable.Kind>
    /// The best time on each board that was solved without help.
    let times: [ResultsTable.Kind: GameTime]
    let streak: Int
    /// The outcomes of the last days, as far as they are known.
    let outcomes: [Int: DailyRecord.Outcome]
    let today: Int
    /// The last games of all kinds, with the newest first.
    let recent: [RecentGame]
    /// Seconds until the next boards.
    let wait: Int

    private static let recentCount = 20

    init(_ results: ResultsTable, today: Int, wait: Int = Day.seconds) {
        (self.wait, self.today) = (wait, today)
        recent = results.recent(DailyProgress.recentCount)
        let rows = results.rowsInOrder.filter { $0.boardDay != nil }
        let won = rows.filter { $0.isWon && $0.boardDay == today }
        solved = Set(won.map { results.kinds[$0.kind] })
        times = Dictionary(
            won.filter(\.isOwnWin).map { (results.kinds[$0.kind], $0.time) },
            uniquingKeysWith: min)
        let record = DailyRecord(of: nil, rows, today: today)
        streak = record?.streak.current ?? 0
        outcomes = (record?.outcomes ?? [:]).filter { $0.key > today - DailyProgress.daysShown }
    }

    /// The number of days on the first screen: twelve weeks. The number is fixed, so that it does
    /// not depend on how much of the file was read.
    private static let daysShown = 84
}

extension Services {
    /// Today's progress, read from the end of the results, so that the first screen does not wait
    /// for the whole file. The streak is too short if it began before the results that were read.
    var dailyProgress: DailyProgress {
        let seconds = clock()
        let (today, past) = (seconds / Day.seconds, seconds % Day.seconds)
        let wait = Day.seconds - past
        let (latest, areAll) = results.latest(bytes: 1 << 16)
        let progress = DailyProgress(latest, today: today, wait: wait)
        let begin = latest.rowsInOrder.first.map { $0.endedAt / Day.seconds } ?? today
        // The streak is certain only if all results of the day before it were read.
        if areAll || begin < today - progress.streak - 1 { return progress }
        return DailyProgress(results.latest(bytes: 1 << 18).results, today: today, wait: wait)
    }
}
