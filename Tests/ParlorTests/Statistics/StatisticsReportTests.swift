import Foundation
import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The report of the statistics` {
    private static let statistics = Statistics(
        [
            GameResult(.memory, "8×3, 90 s", day: 20_777, took: 93, moves: 26, daily: true),
            GameResult(.memory, "8×3, 90 s", day: 20_778, took: 70, moves: 24, daily: true),
            GameResult(.sudoku, "hard", won: false, day: 20_778),
        ], today: 20_778)

    @Test func `the report as JSON has a documented shape`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(StatisticsDocument(Self.statistics))
        let lines = String(decoding: data, as: UTF8.self).replacing("},{", with: "},\n{")
        #expect(
            lines == """
                {"daily":[{"game":"memory","helped":[],"longestStreak":2,"solved":["2026-11-20","2026-11-21"],\
                "streak":2,"tried":[]}],"games":[{"game":"memory","records":[{"best":70,\
                "fewestMoves":24,"helped":0,"longestStreak":2,"median":81.5,"played":2,"streak":2,\
                "times":[93,70],"unknown":0,"variant":"8×3, 90 s","won":2}]},
                {"game":"sudoku","records":[{"helped":0,"longestStreak":0,"played":1,"streak":0,"times":[],\
                "unknown":0,"variant":"hard","won":0}]}],"today":"2026-11-21","version":1}
                """)
        let document = try JSONDecoder().decode(StatisticsDocument.self, from: data)
        #expect(document == StatisticsDocument(Self.statistics))
    }

    @Test(arguments: Language.allCases)
    func `the report as text has a table, bars and a calendar`(_ language: Language) {
        let words = language.words
        let text = StatisticsReport(Self.statistics, words: words).text()
        for part in [
            words.memory.about.title, words.statistics.fewestMoves, "1:21.5", "100%", "1:10–1:15",
            "●", words.statistics.daily, "2026-11-21",
        ] {
            #expect(text.contains(part), "\(part) in\n\(text)")
        }
        for line in text.split(separator: "\n") {
            #expect(CharacterWidth(String(line)).columns <= 120)
        }
    }

    @Test(arguments: Language.allCases, [40, 60, 80, 100])
    func `the report as text is no wider than requested, and keeps all figures`(
        _ language: Language, _ columns: Int
    ) {
        let words = language.words
        let results = [
            GameResult(.memory, "8×3, 90 s", day: 20_777, took: 93, moves: 26, daily: true),
            GameResult(.memory, "8×3, 90 s", day: 20_778, took: 70, moves: 24, daily: true),
        ]
        let text = StatisticsReport(Statistics(results, today: 20_778), words: words)
            .text(columns: columns)
        let lines = text.split(separator: "\n").map(String.init)
        for line in lines { #expect(CharacterWidth(line).columns <= columns, "\(text)") }
        let letters = text.filter { !$0.isWhitespace && $0 != "│" }
        for figure in ["1:10", "1:21.5", "24", "100%"] {
            #expect(letters.contains(figure), "\(figure)\n\(text)")
        }
        // A frame has two sides in each of its rows.
        for line in lines where line.contains("│") {
            #expect(line.count { $0 == "│" } == 2, "\(text)")
        }
        for name in [words.statistics.longestStreak, words.statistics.fewestMoves] {
            for word in name.split(separator: " ") { #expect(text.contains(word), "\(text)") }
        }
    }

    @Test(arguments: Language.allCases, [40, 60, 80])
    func `the report as text has one figure or aligned columns on a line`(
        _ language: Language, _ columns: Int
    ) {
        let words = language.words
        let results = [GameResult(.memory, "8×3, 90 s", took: 93)]
        let text = StatisticsReport(Statistics(results, today: 0), words: words)
            .text(columns: columns)
        let names = [words.statistics.played, words.statistics.streak, words.statistics.best]
        for line in text.split(separator: "\n") where line.contains("│") {
            #expect(!line.contains(", \(words.statistics.won)"), "\(text)")
            #expect(names.count { line.contains($0) } < 3 || columns == 80, "\(text)")
        }
        #expect(names.allSatisfy(text.contains) || columns > 40)
        let rules = words.statistics.whatCounts.split(separator: " ")
        #expect(rules.allSatisfy { text.contains($0) }, "\(text)")
    }

    /// A terminal of the usual width has space for the table of every game, also if games were won
    /// with help.
    @Test(arguments: Language.allCases)
    func `the report as text has a table for every game in 80 columns`(
        _ language: Language
    ) throws {
        let words = language.words
        let kinds = `The kinds of a game`.kinds
        for help in [GameHelp(), GameHelp(hints: 1)] {
            var results = `The kinds of a game`.results
            results += kinds.map { game, _ in
                GameResult(game, "a", took: 754, tenth: 3, moves: 1_000, help: help)
            }
            for index in results.indices { results[index].needed = 900 }
            let statistics = Statistics(results, today: 0)
            let text = StatisticsReport(statistics, words: words).text(columns: 80)
            let lines = text.split(separator: "\n").map(String.init)
            for game in statistics.games {
                for record in game.records(atMost: 12) {
                    let names = [words.statistics.variant, words.statistics.longVariant]
                        .map { $0(record.variant, game.game, words) }
                    #expect(lines.contains { line in names.contains(where: line.contains) })
                }
            }
            // All figures of a record are on one line.
            let figures = statistics.games.map { $0.records(atMost: 12).count }.reduce(0, +)
            #expect(lines.count { $0.contains(#/ \d+%? .* \d+ +\d+ +│/#) } == figures, "\(text)")
            for line in lines { #expect(CharacterWidth(line).columns <= 80, "\(text)") }
        }
    }

    /// The best speed and the best efficiency may be those of different games.
    @Test(arguments: Language.allCases)
    func `mines have the best speed and the best efficiency of each size`(
        _ language: Language
    ) throws {
        let words = language.words
        func result(_ variant: String, took seconds: Int, moves: Int, needed: Int?) -> GameResult {
            var result = GameResult(.mines, variant, took: seconds, moves: moves)
            result.needed = needed
            return result
        }
        var helped = result("9×9/10", took: 1, moves: 1, needed: 20)
        helped.help = GameHelp(hints: 1)
        let statistics = Statistics(
            [
                result("9×9/10", took: 10, moves: 40, needed: 30),
                result("9×9/10", took: 16, moves: 20, needed: 16), helped,
                result("16×16/40", took: 60, moves: 100, needed: nil),
            ], today: 0)
        let records = try #require(statistics.games.first).records
        let small = try #require(records.first { $0.variant == "9×9/10" })
        #expect(small.bestSpeed == 3 && small.bestEfficiency == 0.8)
        let facts = small.facts(of: .mines, in: words)
        #expect(facts.contains { $0 == (words.statistics.bestSpeed, "3.00/s") })
        #expect(facts.contains { $0 == (words.statistics.bestEfficiency, "80%") })
        for record in records where record.variant != "9×9/10" {
            #expect(record.bestSpeed == nil && record.bestEfficiency == nil)
        }
        let text = StatisticsReport(statistics, words: words).text()
        #expect(text.contains(words.statistics.bestSpeed) && text.contains("3.00/s"), "\(text)")
        let item = try #require(
            StatisticsDocument(statistics).games[0].records
                .first { $0.variant == "9×9/10" })
        #expect(item.bestSpeed == 3 && item.bestEfficiency == 0.8)
    }

    @Test(arguments: Language.allCases)
    func `only games whose moves count have a column for them`(_ language: Language) throws {
        let words = language.words
        var counted = 0
        for game in GameModule.all {
            let statistics = Statistics([GameResult(game.name, took: 60)], today: 0)
            let record = try #require(statistics.games.first?.records.first)
            let facts = record.facts(of: game.name, in: words).map(\.name)
            let texts = [facts.joined(), StatisticsReport(statistics, words: words).text()]
            for text in texts {
                #expect(text.contains(words.statistics.fewestMoves) == game.countsMoves)
                #expect(text.contains(words.statistics.best))
            }
            counted += game.countsMoves ? 1 : 0
        }
        #expect(counted > 0 && counted < GameModule.all.count)
    }

    @Test func `the report as a picture is complete in any theme`() throws {
        let report = StatisticsReport(Self.statistics)
        let (dark, light) = (report.svg(), report.svg(theme: .light))
        #expect(dark != light)
        for svg in [dark, light, StatisticsReport(Statistics([], today: 0)).svg()] {
            #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
            #expect(!svg.contains("href"))
        }
    }
}
