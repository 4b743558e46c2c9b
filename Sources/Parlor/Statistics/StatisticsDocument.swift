import Games

/// The statistics as other programs read them. Later versions may say more, and say nothing of this
/// in another way.
///
///     {
///       "version": 1,
///       "today": "2026-11-21",
///       "games": [{
///         "game": "memory",
///         "records": [{
///           "variant": "8×3, 90 s",
///           "played": 12, "won": 10,
///           "streak": 3, "longestStreak": 7,
///           "best": 71, "median": 80.5, "fewestMoves": 24,
///           "times": [93, 80, 71]
///         }]
///       }],
///       "daily": [{
///         "game": "memory",
///         "streak": 2, "longestStreak": 2,
///         "solved": ["2026-11-20", "2026-11-21"], "tried": []
///       }]
///     }
///
/// Times are seconds, those of games that were won, the newest last. A record without a variant is
/// that of all variants, and a daily one without a game that of all games. What cannot be said,
/// such as the best time where nothing was won, is left out.
struct StatisticsDocument: Codable, Equatable {
    struct Game: Codable, Equatable {
        let game: GameName
        let records: [Item]
    }

    struct Item: Codable, Equatable {
        let variant: String?
        let played, won, streak, longestStreak: Int
        let best: Int?
        let median: Double?
        let fewestMoves: Int?
        let times: [Int]
    }

    struct Daily: Codable, Equatable {
        let game: GameName?
        let streak, longestStreak: Int
        let solved, tried: [String]
    }

    let version: Int
    let today: String
    let games: [Game]
    let daily: [Daily]

    init(_ statistics: Statistics) {
        func text(_ day: Int) -> String { Day(daysSince1970: day).description }
        version = 1
        today = text(statistics.today)
        games = statistics.games.map { game in
            Game(game: game.game, records: game.records.map(Item.init))
        }
        daily = statistics.daily.map { record in
            Daily(
                game: record.game, streak: record.streak.current,
                longestStreak: record.streak.longest, solved: record.solved.map(text),
                tried: record.tried.map(text))
        }
    }
}

extension StatisticsDocument.Item {
    fileprivate init(_ record: Record) {
        self.init(
            variant: record.variant, played: record.played, won: record.won,
            streak: record.streak.current, longestStreak: record.streak.longest,
            best: record.best, median: record.median, fewestMoves: record.fewestMoves,
            times: record.times)
    }
}
