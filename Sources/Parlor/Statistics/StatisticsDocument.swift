import Games

/// The statistics as other programs read them. Later versions may add members, but do not change
/// the members below.
///
///     {
///       "version": 1,
///       "today": "2026-11-21",
///       "games": [{
///         "game": "memory",
///         "records": [{
///           "variant": "8×3, 90 s",
///           "played": 12, "won": 9, "unknown": 2, "helped": 1,
///           "streak": 3, "longestStreak": 7,
///           "best": 71, "median": 80.5, "fewestMoves": 24,
///           "times": [93, 80, 71]
///         }]
///       }],
///       "daily": [{
///         "game": "memory",
///         "streak": 2, "longestStreak": 2,
///         "solved": ["2026-11-20", "2026-11-21"], "helped": [], "tried": []
///       }]
///     }
///
/// `won` counts the games that were won without known help. `unknown` counts how many of these were
/// won before help was counted. `helped` counts the games that were won with help. Times and
/// streaks leave out the games that `unknown` and `helped` count. In mines, `bestSpeed` is the
/// highest 3BV per second, and `bestEfficiency` the highest 3BV per click.
///
/// Times are in seconds, with tenths after a decimal point if the game measures them. They are the
/// times of won games, with the newest last. A record without a variant covers all variants, and a
/// daily record without a game covers all games. Members without a value are left out. For example,
/// there is no best time if no game was won.
struct StatisticsDocument: Codable, Equatable {
    struct Game: Codable, Equatable {
        let game: GameName
        let records: [Item]
    }

    struct Item: Codable, Equatable {
        let variant: String?
        let played, won, unknown, helped, streak, longestStreak: Int
        let best: GameTime?
        let median: Double?
        let fewestMoves: Int?
        let bestSpeed, bestEfficiency: Double?
        let times: [GameTime]
    }

    struct Daily: Codable, Equatable {
        let game: GameName?
        let streak, longestStreak: Int
        let solved, helped, tried: [String]
    }

    let version: Int
    let today: String
    let games: [Game]
    let daily: [Daily]

    private init(version: Int, today: String, games: [Game], daily: [Daily]) {
        (self.version, self.today, self.games, self.daily) = (version, today, games, daily)
    }

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
                helped: record.helped.map(text),
                tried: record.tried.map(text))
        }
    }
}

extension StatisticsDocument.Item {
    fileprivate init(_ record: Record) {
        self.init(
            variant: record.variant, played: record.played, won: record.won,
            unknown: record.unknown, helped: record.helped, streak: record.streak.current,
            longestStreak: record.streak.longest,
            best: record.best, median: record.median, fewestMoves: record.fewestMoves,
            bestSpeed: record.bestSpeed, bestEfficiency: record.bestEfficiency, times: record.times)
    }
}

extension StatisticsDocument {
    /// Writes the document as JSON, in pieces. Most of the text is times, so they are encoded in
    /// parts.
    func write(_ take: ([UInt8]) -> Void) {
        let games = games.map { game in
            Game(game: game.game, records: game.records.map { $0.withoutTimes })
        }
        let empty = Array("\"times\":[".utf8)
        var rest = Self(version: version, today: today, games: games, daily: daily).line[...]
        for item in self.games.flatMap(\.records) {
            // The bytes of an empty list of times occur only in a record, because quotes in a text
            // are escaped.
            let closed = empty + [UInt8(ascii: "]")]
            guard let index = rest.indices.first(where: { rest[$0...].starts(with: closed) }) else {
                break
            }
            take(Array(rest[..<index]) + empty)
            for start in stride(from: 0, to: item.times.count, by: 4_096) {
                let times = item.times[start..<min(item.times.count, start + 4_096)]
                take(
                    Array(
                        ((start > 0 ? "," : "") + times.map(\.description).joined(separator: ","))
                            .utf8))
            }
            rest = rest[(index + empty.count)...]
        }
        take(Array(rest))
    }
}

extension StatisticsDocument.Item {
    fileprivate var withoutTimes: Self {
        Self(
            variant: variant, played: played, won: won, unknown: unknown, helped: helped,
            streak: streak, longestStreak: longestStreak, best: best, median: median,
            fewestMoves: fewestMoves, bestSpeed: bestSpeed, bestEfficiency: bestEfficiency,
            times: [])
    }
}
