import Foundation
import Games
import Testing

@testable import Parlor

@Suite struct `Statistics of results` {
    private func record(_ results: [GameResult]) throws -> Record {
        let statistics = Statistics(results, today: 0)
        return try #require(statistics.games.first?.records.first)
    }

    @Test func `no results give empty statistics`() {
        let statistics = Statistics([], today: 5)
        #expect(statistics.games.isEmpty && statistics.daily.isEmpty)
    }

    /// Times of games that were won, and their median.
    private static let medians: [([Int], Double)] = [
        ([5], 5), ([5, 7], 6), ([7, 4], 5.5), ([9, 1, 5], 5), ([4, 1, 3, 2], 2.5),
        ([0, 0, 0, 1], 0), ([Int(Int32.max), Int(Int32.max)], Double(Int32.max)),
    ]

    @Test(arguments: medians)
    func `the median is exact`(_ times: [Int], _ median: Double) throws {
        let record = try record(times.map { GameResult(took: $0) })
        #expect(record.median == median)
        #expect(record.best == times.min().map { GameTime(seconds: $0) })
        #expect(record.times == times.map { GameTime(seconds: $0) })
    }

    @Test func `the fewest moves are listed for games in which moves count`() throws {
        for (game, isTold) in [
            (GameName.memory, true), (.sudoku, false), (.klondike, true), (.mines, false),
        ] {
            let statistics = Statistics([GameResult(game, took: 60)], today: 0)
            let record = try #require(statistics.games.first?.records.first)
            let facts = record.facts(of: game, in: .english).map(\.name)
            #expect(facts.contains("Fewest moves") == isTold && facts.contains("Best time"))
        }
    }

    @Test func `a kind of memory game is described in words, with times in the requested form`() {
        let (english, korean) = (Words.english, Words.korean)
        func long(_ variant: String, _ words: Words) -> String {
            words.statistics.longVariant(variant, of: .memory, words)
        }
        #expect(long("2×1, 90 s", english) == "2 pairs, 1 round of 1:30")
        #expect(long("8×3, 45 s", korean) == "8쌍, 3라운드, 제한 0:45")
        #expect(
            long("3×2, free, keen", english)
                == "3 pairs, 2 rounds, no time limit, computer (16)")
        for other in ["", "a", "8", "8×3", "a×b, 90 s"] { #expect(long(other, english) == other) }
        #expect(
            long("8×3, 90 s", Words(language: .english, spellsTimes: true))
                == "8 pairs, 3 rounds of 1 min 30 s")
    }

    @Test func `times have tenths in games that measure them`() throws {
        let tenths = [423, 98, 1_000, 977]
        let record = try record(
            tenths.map { GameResult(.mines, took: $0 / 10, tenth: $0 % 10) })
        #expect(record.times.map(\.text) == ["0:42.3", "0:09.8", "1:40.0", "1:37.7"])
        #expect(record.best?.text == "0:09.8" && record.best?.description == "9.8")
        #expect(record.median == 70 && record.median?.clock == "1:10")
        let json = String(
            decoding: try JSONEncoder().encode(record.times + [GameTime(seconds: 71)]),
            as: UTF8.self)
        #expect(json == "[42.3,9.8,100,97.7,71]")
        let whole = try self.record([GameResult(took: 71), GameResult(took: 72)])
        #expect(whole.best?.text == "1:11" && whole.median?.clock == "1:11.5")
    }

    /// Games in the order in which they ended, and their streaks.
    private static let streaks: [(String, Int, Int)] = [
        ("W", 1, 1), ("L", 0, 0), ("WWL", 0, 2), ("LWW", 2, 2), ("WWWLWW", 2, 3),
        ("WLWLWL", 0, 1),
    ]

    @Test(arguments: streaks)
    func `streaks follow the times at which games ended`(
        _ games: String, _ current: Int, _ longest: Int
    ) throws {
        let results = games.enumerated().map { GameResult(won: $1 == "W", second: $0) }
        // Programs that write at the same time may write in any order.
        for results in [results, results.reversed()] {
            let streak = try record(results).streak
            #expect((streak.current, streak.longest) == (current, longest), "\(games)")
        }
    }

    @Test func `games that ended at the same time keep the order of their lines`() throws {
        let results = [true, false, true, true].map { GameResult(won: $0) }
        #expect(try record(results).streak.current == 2)
    }

    @Test func `100 % means that all games were won, and 0 % that none was`() throws {
        func percent(_ won: Int, of played: Int) throws -> Int? {
            try record((0..<played).map { GameResult(won: $0 < won) }).percentWon
        }
        #expect(try percent(0, of: 3) == 0)
        #expect(try percent(1, of: 3) == 33)
        #expect(try percent(2, of: 3) == 67)
        #expect(try percent(3, of: 3) == 100)
        #expect(try percent(999, of: 1000) == 99)
        #expect(try percent(1, of: 1000) == 1)
    }

    @Test func `games of two players at one keyboard are left out`() throws {
        let settings = MemoryOpponentChoice.allCases.map { opponent in
            MemoryOptions(pairs: 8, players: opponent.players).variant.description
        }
        let statistics = Statistics(settings.map { GameResult(.memory, $0) }, today: 0)
        let variants = try #require(statistics.games.first).records.compactMap(\.variant)
        #expect(Set(settings).subtracting(variants).count == 1 && variants.count > 1)
        #expect(variants.allSatisfy { !$0.contains("person") })
    }

    @Test func `a lost or abandoned game counts only as played`() throws {
        let record = try record([
            GameResult(took: 90, moves: 20), GameResult(won: false, took: 1, moves: 1),
        ])
        #expect((record.played, record.won) == (2, 1))
        let time = GameTime(seconds: 90)
        #expect((record.best, record.fewestMoves, record.times) == (time, 20, [time]))
        #expect(try self.record([GameResult(won: false)]).best == nil)
    }

    @Test func `variants are counted apart, and their times not compared`() {
        let results = [
            GameResult(.sudoku, "easy", took: 5), GameResult(.sudoku, "hard", took: 50),
            GameResult(.memory, "8", took: 9), GameResult(.sudoku, "hard", won: false),
        ]
        let games = Statistics(results, today: 0).games
        #expect(games.map(\.game) == [.memory, .sudoku])
        #expect(games[0].records.map(\.variant) == ["8"])
        #expect(games[1].records.map(\.variant) == ["easy", "hard", nil])
        #expect(games[1].records.map(\.played) == [1, 2, 3])
        #expect(games[1].whole.best == nil && games[1].whole.times.isEmpty)
    }

    /// Days with a solved board, the current day, and the streaks.
    private static let days: [([Int], Int, Int, Int)] = [
        ([10], 10, 1, 1), ([10], 11, 1, 1), ([10], 12, 0, 1), ([8, 9, 10], 10, 3, 3),
        ([1, 2, 3, 9, 10], 11, 2, 3), ([1, 2, 4, 5, 6], 9, 0, 3), ([10, 10, 9], 10, 2, 2),
        ([10, 11, 13], 11, 2, 2),
    ]

    @Test(arguments: days)
    func `the streak counts days in a row, and today is not over yet`(
        _ days: [Int], _ today: Int, _ current: Int, _ longest: Int
    ) throws {
        let results = days.map { GameResult(day: $0, daily: true) }
        let streak = try #require(Statistics(results, today: today).daily.first).streak
        #expect((streak.current, streak.longest) == (current, longest), "\(days)")
    }

    @Test func `a board of the day counts for its day, whenever it ended`() throws {
        let late = GameResult(day: 11, second: 5, daily: true, board: 10)
        let record = try #require(Statistics([late], today: 11).daily.first)
        #expect(record.solved == [10])
        #expect(record.streak.current == 1)
    }

    @Test func `a day is solved if one of its boards was, and tried if none was`() throws {
        let results = [
            GameResult(.memory, won: false, day: 3, daily: true),
            GameResult(.sudoku, "easy", won: false, day: 3, daily: true),
            GameResult(.sudoku, "hard", day: 3, daily: true),
            GameResult(.memory, won: false, day: 4, daily: true), GameResult(.klondike, day: 5),
        ]
        let daily = Statistics(results, today: 5).daily
        #expect(daily.map(\.game) == [nil, .memory, .sudoku])
        #expect(daily.map(\.solved) == [[3], [], [3]])
        #expect(daily.map(\.tried) == [[4], [3, 4], []])
        #expect(daily[1].outcomes == [3: .tried, 4: .tried])
    }
}
