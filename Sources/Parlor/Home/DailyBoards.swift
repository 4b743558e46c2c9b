import Games

/// The boards of today, as far as they are solved, and the days in a row on which one was.
struct DailyBoards: Equatable {
    /// The games whose board is solved.
    let solved: [GameName]
    let streak: Int
    /// Seconds until the next boards.
    let wait: Int

    init(_ results: ResultsTable, today: Int, wait: Int = Day.seconds) {
        self.wait = wait
        let rows = results.rowsInOrder.filter { $0.boardDay != nil }
        let won = rows.filter { $0.isWon && $0.boardDay == today }
        solved = GameName.allCases.filter { game in
            won.contains { results.kinds[$0.kind].game == game }
        }
        streak = DailyRecord(of: nil, rows, today: today)?.streak.current ?? 0
    }

    /// The boards in a line, and the streak in another, if there is one.
    func lines(in words: Words) -> [String] {
        let boards = GameModule.all.map { game in
            // A line does not part a mark from its game.
            "\(solved.contains(game.name) ? "●" : "○")\u{A0}\(game.title(words))"
        }
        return [words.menu.today(boards.joined(separator: "  "))]
            + (streak > 0 ? [words.menu.streak(streak)] : [])
            + [words.menu.nextBoards(wait / 3600, wait / 60 % 60)]
    }
}

extension Services {
    /// The boards of today, from the end of the results: the first screen does not wait for all that
    /// was ever played. A streak that goes back behind a thousand results is at least as long as these
    /// say.
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
