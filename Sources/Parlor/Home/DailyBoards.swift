import Games

/// The boards of today, as far as they are solved, and the days in a row on which one was.
struct DailyBoards: Equatable {
    /// The games whose board is solved.
    let solved: [GameName]
    /// The shortest of the times in which each was without help.
    let times: [GameName: GameTime]
    let streak: Int
    /// The outcomes of the days that are known.
    let outcomes: [Int: DailyRecord.Outcome]
    let today: Int
    /// Seconds until the next boards.
    let wait: Int

    init(_ results: ResultsTable, today: Int, wait: Int = Day.seconds) {
        (self.wait, self.today) = (wait, today)
        let rows = results.rowsInOrder.filter { $0.boardDay != nil }
        let won = rows.filter { $0.isWon && $0.boardDay == today }
        solved = GameName.allCases.filter { game in
            won.contains { results.kinds[$0.kind].game == game }
        }
        times = Dictionary(
            won.filter(\.isOwnWin).map { (results.kinds[$0.kind].game, $0.time) },
            uniquingKeysWith: min)
        let record = DailyRecord(of: nil, rows, today: today)
        streak = record?.streak.current ?? 0
        outcomes = (record?.outcomes ?? [:]).filter { $0.key > today - DailyBoards.daysShown }
    }

    /// The days that the first screen shows: twelve weeks, and no more, so that the same are known
    /// however much is read.
    private static let daysShown = 84
}

extension Services {
    /// The boards of today, from the end of the results: the first screen does not wait for all
    /// that was ever played. A streak that goes back behind a thousand results is at least as long
    /// as these say.
    var dailyBoards: DailyBoards {
        let seconds = clock()
        let (today, past) = (seconds / Day.seconds, seconds % Day.seconds)
        let wait = Day.seconds - past
        let (latest, areAll) = results.latest(bytes: 1 << 16)
        let boards = DailyBoards(latest, today: today, wait: wait)
        let begin = latest.rowsInOrder.first.map { $0.endedAt / Day.seconds } ?? today
        // The day on which the streak was broken is known with all that ended on it.
        if areAll || begin < today - boards.streak - 1 { return boards }
        return DailyBoards(results.latest(bytes: 1 << 18).results, today: today, wait: wait)
    }
}
