import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `Games with help` {
    private static let hint = GameHelp(hints: 1)

    /// All kinds of help for a game.
    private static let kinds = [
        GameHelp(hints: 1), GameHelp(undone: 1), GameHelp(rescues: 1), GameHelp(restarts: 1),
        GameHelp(timeouts: 1), GameHelp(isInspected: true), GameHelp(isKnownBoard: true),
    ]

    @Test(arguments: kinds)
    func `are counted apart, and make neither a best time nor a streak`(_ help: GameHelp) throws {
        let results = [
            GameResult(second: 0, took: 90, moves: 30),
            GameResult(second: 1, took: 2, moves: 3, help: help),
            GameResult(second: 2, took: 80, moves: 29, help: GameHelp()),
            GameResult(won: false, second: 3, help: help),
        ]
        let record = try #require(Statistics(results, today: 0).games.first?.records.first)
        #expect((record.played, record.won, record.helped) == (4, 2, 1))
        #expect(record.best?.seconds == 80 && record.fewestMoves == 29 && record.times.count == 2)
        #expect((record.streak.current, record.streak.longest) == (0, 2))
        #expect(record.percentWon == 50)
        let names = record.facts(of: .memory, in: Language.english.words).map(\.name)
        #expect(names.contains("Unaided win rate"))
        var best = BestSoFar()
        for result in results { best.add(result) }
        #expect(best.time?.seconds == 80 && best.moves == 29)
    }

    @Test func `from before help was counted are apart, and make neither a best time nor a streak`()
        throws
    {
        let results = [
            GameResult(day: 1, took: 9, daily: true, help: nil),
            GameResult(day: 2, took: 80, daily: true),
            GameResult(won: false, day: 3, help: nil),
        ]
        let statistics = Statistics(results, today: 2)
        let record = try #require(statistics.games.first?.records.first)
        #expect((record.won, record.unknown, record.helped) == (2, 1, 0))
        #expect(record.times == [GameTime(seconds: 80)] && record.percentWon == 50)
        #expect((record.streak.current, record.streak.longest) == (0, 1))
        let daily = try #require(statistics.daily.first)
        #expect(daily.solved == [1, 2] && daily.streak.longest == 1)
        var best = BestSoFar()
        for result in results { best.add(result) }
        #expect(best.time?.seconds == 80)
        for words in Language.allCases.map(\.words) {
            let report = StatisticsReport(statistics, words: words).text()
            #expect(report.contains(words.statistics.unknown(1)))
            #expect(
                record.facts(of: .memory, in: words).contains {
                    $0.name == words.statistics.wonUnknown && $0.value == "1"
                })
        }
        #expect(StatisticsDocument(statistics).games[0].records[0].unknown == 1)
    }

    @Test func `make the win rate an unaided one, and do not count as wins in it`() throws {
        func facts(_ results: [GameResult]) throws -> [String] {
            let record = try #require(Statistics(results, today: 0).games.first?.records.first)
            return record.facts(of: .memory, in: Language.english.words).map {
                "\($0.name) \($0.value)"
            }
        }
        #expect(try facts([GameResult(help: Self.hint)]).contains("Unaided win rate 0%"))
        #expect(try facts([GameResult()]).contains("Win rate 100%"))
    }

    /// Every combination of a game that was won, won with help, won before help was counted, lost,
    /// and given up.
    @Test(arguments: 1..<32)
    func `add up with all other games to the games played`(_ kinds: Int) throws {
        let results = [
            GameResult(second: 0), GameResult(second: 1, help: Self.hint),
            GameResult(second: 2, help: nil), GameResult(won: false, second: 3),
            GameResult(won: false, second: 4, help: GameHelp(restarts: 1)),
        ]
        let played = results.enumerated().filter { kinds >> $0.offset & 1 == 1 }.map(\.element)
        let record = try #require(Statistics(played, today: 0).games.first?.records.first)
        let texts = Language.english.words.statistics
        let facts = record.facts(of: .memory, in: Language.english.words)
        func figure(_ name: String) -> Int? {
            facts.first { $0.name == name }.flatMap { Int($0.value) }
        }
        let counts = [texts.wonAlone, texts.wonHelped, texts.wonUnknown, texts.notWon]
            .compactMap(figure)
        #expect(figure(texts.played) == played.count)
        // The wins are told apart as soon as one of them was helped, or may have been.
        let isHelped = played.contains { $0.isWon && $0.help?.isNone != true }
        #expect(isHelped == (figure(texts.wonHelped) ?? figure(texts.wonUnknown) != nil))
        #expect((isHelped ? counts.reduce(0, +) : played.count) == played.count, "\(facts)")
        #expect(record.own.won <= record.own.played)
    }

    @Test func `have days of their own among the boards of the day`() throws {
        let results = [
            GameResult(day: 5, daily: true),
            GameResult(day: 6, daily: true, help: Self.hint),
            GameResult(won: false, day: 7, daily: true),
            GameResult(day: 8, daily: true, help: Self.hint), GameResult(day: 8, daily: true),
        ]
        let record = try #require(DailyRecord(of: nil, ResultsTable(results).rows, today: 8))
        #expect(record.solved == [5, 8] && record.helped == [6] && record.tried == [7])
        #expect(record.streak.current == 1 && record.outcomes[6] == .helped)
    }

    @Test func `solve a board of the day, but set no time`() {
        let results = [GameResult(day: 8, took: 9, daily: true, help: Self.hint)]
        let progress = DailyProgress(ResultsTable(results), today: 8)
        let kind = ResultsTable.Kind(game: .memory, variant: "a")
        #expect(progress.solved == [kind] && progress.times.isEmpty && progress.streak == 0)
        let own = DailyProgress(
            ResultsTable(results + [GameResult(day: 8, took: 60, daily: true)]), today: 8)
        #expect(own.times[kind]?.seconds == 60 && own.streak == 1)
    }

    @Test(arguments: Language.allCases, [36, 38, 60, 80])
    func `have figures that no window cuts off`(_ language: Language, _ columns: Int) throws {
        let words = language.words
        for game in GameName.allCases {
            let results = (1...1_000).map { number in
                GameResult(
                    game, took: 4_000, help: number.isMultiple(of: 2) ? Self.hint : nil)
            }
            let record = try #require(Statistics(results, today: 0).games.first?.records.first)
            let facts = record.facts(of: game, in: words)
            let view = FactsView(facts: facts)
            let rows = view.size(in: Size(columns: columns, rows: 30)).rows
            var page = Page(columns: columns, rows: rows, theme: .dark)
            page.show(view)
            let text = page.canvas.text()
            for fact in facts {
                #expect(text.contains("\(fact.name) \(fact.value)"), "\(columns)\n\(text)")
            }
        }
    }

    @Test(arguments: Language.allCases)
    func `are listed apart in the statistics and in typed play`(_ language: Language) throws {
        let words = language.words
        let statistics = Statistics([GameResult(help: Self.hint), GameResult()], today: 0)
        let record = try #require(statistics.games.first?.records.first)
        let facts = record.facts(of: .memory, in: words)
        #expect(facts.contains { $0.name == words.statistics.wonHelped && $0.value == "1" })
        #expect(
            facts.contains {
                $0.name == words.statistics.wonAlone && $0.value == "1"
            })
        #expect(!facts.contains { $0.name == words.statistics.won })
        let line = words.plain.home.record(game: "", variant: "", record, nil) { "\($0)" }
        let counts =
            switch language {
            case .english: "played 2, won 1 without help, won 1 with help,"
            case .korean: "플레이 2회, 도움 없이 성공 1회, 도움받아 성공 1회,"
            }
        #expect(line.contains(counts), "\(line)")
        #expect(
            try headings(statistics, words) == [
                words.statistics.wonAlone, words.statistics.wonHelped,
            ])
        #expect(StatisticsDocument(statistics).games[0].records[0].helped == 1)
    }

    /// The headings of the columns for wins, one for each kind of win, above the right figures.
    @Test(arguments: Language.allCases, 1..<8)
    func `have the same names in every table of statistics`(
        _ language: Language, _ kinds: Int
    ) throws {
        let (words, texts) = (language.words, language.words.statistics)
        let all = [GameHelp(), Self.hint, nil]
        let results = (0..<3).filter { kinds >> $0 & 1 == 1 }.flatMap { kind in
            (0...kind).map { GameResult(second: 9 * kind + $0, help: all[kind]) }
        }
        let statistics = Statistics(results, today: 0)
        let record = try #require(statistics.games.first?.records.first)
        let facts = record.facts(of: .memory, in: words)
        let table = try table(statistics, words)
        let wins = [texts.won, texts.wonAlone, texts.wonHelped, texts.wonUnknown]
        for name in wins {
            let column = table.heading.firstIndex(of: name)
            let fact = facts.first { $0.name == name }?.value
            let figure = column.map { table.rows[0][$0] }
            #expect(figure == fact, "\(name) in \(table.heading) and \(facts)")
        }
        let line = words.plain.home.record(game: "", variant: "", record, nil) { "\($0)" }
        #expect(line.contains(language == .english ? "without help" : "도움 없이") == (kinds > 1))
    }

    private func table(_ statistics: Statistics, _ words: Words) throws -> RecordTable {
        let game = try #require(statistics.games.first)
        return RecordTable(game, hasHelp: game.whole.helped > 0, words)
    }

    private func headings(_ statistics: Statistics, _ words: Words) throws -> [String] {
        let texts = words.statistics
        return try table(statistics, words).heading.filter {
            [texts.won, texts.wonAlone, texts.wonHelped, texts.wonUnknown].contains($0)
        }
    }

    @Test func `are marked in every form of the file of results`() throws {
        let place = try TemporaryDirectory()
        let log = ResultsLog(in: place.data)
        let all = GameHelp(
            hints: 12, undone: 3, rescues: 1, restarts: 2, isInspected: true, isKnownBoard: true)
        var results = ([nil, GameHelp(), all] + Self.kinds).map { GameResult(help: $0) }
        results[2].waited = 31
        for result in results { #expect(log.append(result) == []) }
        #expect(log.loaded() == Loaded(value: results))
        let text = String(decoding: try place.bytes("results.jsonl"), as: UTF8.self)
        #expect(text.contains(#""help":{},"isDaily""#))
        try place.write(text.replacing(":", with: ": ").utf8, to: "results.jsonl")
        #expect(log.loaded() == Loaded(value: results))
        // No game can have one of these counts.
        for nonsense in [#""hints":-1"#, #""hints":1,"#, #""hints":99999999999"#, #""undone":"a""#]
        {
            let line = text.split(separator: "\n")[1]
                .replacing(#""help":{}"#, with: "\"help\":{\(nonsense)}")
            try place.write((line + "\n").utf8, to: "results.jsonl")
            #expect(log.loaded().value.isEmpty && log.loaded().problems.count == 1)
        }
    }

    @Test func `include those under the inspector`() throws {
        let outcome = GameOutcome(
            game: .mines, variant: "", isWon: true, time: GameTime(seconds: 9), moves: 1, seed: 1)
        for isInspected in [false, true] {
            let place = try TemporaryDirectory()
            var invocation = try Invocation.parse(["--data-dir", place.url.path])
            invocation.inspects = isInspected
            let services = Services(
                invocation, [:],
                ExternalInputs(secondsSince1970: { 0 }, randomNumber: { 5 }, volume: DiskVolume()))
            _ = Effects(services: services).carryOut(.record(outcome))
            #expect(
                services.results.all.map(\.help) == [
                    isInspected ? GameHelp(isInspected: true) : nil
                ])
        }
    }
}
