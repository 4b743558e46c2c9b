import Games
import Reactive

/// The words of the statistics screen.
struct StatisticsWords: Phrasebook {
    let language: Language

    var title: String { say(.statistics.capitalized) }

    var nothingYet: String {
        say(
            "No results yet. Your finished games are counted here.",
            "아직 기록이 없습니다. 게임을 끝내면 여기에 기록됩니다.")
    }

    /// The rules that all figures follow.
    var whatCounts: String {
        say(
            """
            A game counts if won, lost, or given up after two moves. Hints, restarts, timeouts, \
            undone card moves and known boards are help. Times, moves and streaks skip such wins.
            """,
            """
            끝난 게임과 두 번 움직인 뒤 포기한 게임을 셉니다. 힌트, 다시 시작, 시간 종료, 카드 실행 취소, 해 본 판은 \
            도움입니다. 시간, 횟수, 연속 성공은 도움 없이 성공한 것만 셉니다.
            """)
    }

    /// The sentence in place of charts.
    var chartsLater: String {
        say(
            "Charts of your times appear after two wins without help.",
            "도움 없이 두 번 성공하면 여기에 시간 차트가 나옵니다.")
    }

    /// The sentence in place of charts, for all kinds of a game together.
    var chartsOfKinds: String {
        say(
            "Each kind of game has charts of its own, after two wins without help.",
            "차트는 게임 종류마다 따로 있으며, 도움 없이 두 번 성공하면 나옵니다.")
    }

    /// The titles of the list and of the table.
    var kinds: String { say("Kinds of games", "게임 종류") }
    var comparison: String { say("Compared", "비교") }

    var played: String { say("Played", "플레이") }
    var won: String { say("Won", "성공") }
    /// The labels for games won without and with help, if there are several kinds of wins.
    var wonAlone: String { say("Won without help", "도움 없이 성공") }
    var wonHelped: String { say("Won with help", "도움받아 성공") }
    /// The label for games won before help was counted.
    var wonUnknown: String { say("Won, help unknown", "성공, 도움 미확인") }
    /// The label for games that were lost or given up.
    var notWon: String { say("Not won", "실패") }
    func unknown(_ games: Int) -> String {
        say(
            """
            Rates, times and streaks leave out \(games, "older win"): help was not counted then.
            """,
            "도움을 집계하기 전에 성공한 \(games)회는 성공률, 시간, 연속 성공에 넣지 않습니다.")
    }
    var share: String { say("Win rate", "성공률") }
    /// The label of a win rate that leaves out games won with help.
    var ownShare: String { say("Unaided win rate", "도움 없는 성공률") }
    var best: String { say("Best time", "최고 기록") }
    var median: String { say("Median time", "중앙값") }
    var fewestMoves: String { say("Fewest moves", "최소 횟수") }
    var bestSpeed: String { say("Best 3BV", "최고 3BV") }
    var bestEfficiency: String { say("Best efficiency", "최고 효율") }
    var streak: String { say("Streak", "연속 성공") }
    var longestStreak: String { say("Longest streak", "최장 연속 성공") }
    var lastGames: String { say("Last games", "최근 게임") }
    /// The day of a game: today, yesterday or a date. A short date of the last twelve months has no
    /// year.
    func day(_ day: Int, today: Int, isShort: Bool = false) -> String {
        switch today - day {
        case 0: say("today", "오늘")
        case 1 where !isShort: say("yesterday", "어제")
        case 1..<365 where isShort: String(Day(daysSince1970: day).description.suffix(5))
        default: Day(daysSince1970: day).description
        }
    }

    // The headings of charts. All times are of games that were won without help.
    var lastTimes: String { say("Latest times (lower is faster)", "최근 기록(낮을수록 빠름)") }
    var lastTimesInShort: String { say("Latest times", "최근 기록") }
    var times: String { say("Number of wins by time", "시간별 성공 횟수") }
    var allTimes: String {
        say("Seconds per win, oldest first", "성공한 게임의 시간(초), 오래된 순")
    }

    /// The number of games of a row, and the number of days.
    func games(_ count: Int) -> String { say("\(count, "game")", "\(count)회") }
    func days(_ count: Int) -> String { say("\(count, "day")", "\(count)일") }

    var daily: String { say(.boardOfTheDay.capitalized) }

    /// The label for the time of the next board of the day.
    var nextBoard: String { say("Next at", "다음 판") }

    // The labels for all variants of a game, and for all games.

    var allVariants: String { say("All together", "전체") }
    var allGames: String { say("All games", "모든 게임") }

    // The labels for the outcomes of boards of the day.

    var solvedDays: String { say("Days solved", "성공한 날") }
    var solved: String { say("solved", "성공") }
    var helped: String { say("with help", "도움받음") }
    var tried: String { say("not solved", "실패") }

    /// The shortest names of the weekdays, starting with Monday.
    var weekdays: [String] {
        [
            say("M", "월"),
            say("T", "화"),
            say("W", "수"),
            say("T", "목"),
            say("F", "금"),
            say("S", "토"),
            say("S", "일"),
        ]
    }
}

extension StatisticsWords {
    /// The words for a variant; nil means all variants.
    func variant(_ variant: String?, of game: GameName, _ words: Words) -> String {
        variant.map { game.module.variant($0, words) } ?? allVariants
    }

    /// The words for a variant, not abbreviated.
    func longVariant(_ variant: String?, of game: GameName, _ words: Words) -> String {
        variant.map { game.module.longVariant($0, words) } ?? allVariants
    }
}
