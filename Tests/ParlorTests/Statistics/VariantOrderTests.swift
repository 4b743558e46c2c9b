import Games
import TUI
import Testing

@testable import Parlor

/// The order of the kinds of a game, which is the same wherever they are listed.
@Suite struct `The kinds of a game` {
    /// The kinds of each game, in order.
    static let kinds: [GameName: [String]] = [
        .memory: [
            "4×1, free", "4×1, 90 s", "4×1, 60 s", "8×1, 90 s", "8×3, 90 s", "32×1, 90 s",
            "8×1, free, forgetful", "8×1, 60 s, forgetful", "4×1, free, expert",
        ],
        .sudoku: ["Easy", "Medium", "Hard", "Unfair", "Extreme", "Own"],
        .klondike: ["1, ∞", "1, 2×", "1, 0×", "3, ∞", "3, 10×", "3, 2×"],
        .mines: [
            "9x9/10", "9x9/10, easy", "9x9/10, normal", "9x9/10, hard", "9x9/10, ?", "9x9/12",
            "16x16/40", "30x16/99", "60x40/480",
        ],
    ]

    /// The results of a game of each kind. The last kind was played least, and the list begins
    /// with it.
    static let results = kinds.flatMap { game, variants in
        variants.enumerated().reversed().flatMap { index, variant in
            (index..<variants.count).map { GameResult(game, variant, second: $0, took: 75) }
        }
    }

    private func names(
        of game: GameName, _ name: (GameModule) -> (String, Words) -> String = { $0.longVariant },
        _ words: Words = .english
    ) throws -> [String] {
        try #require(Self.kinds[game]).map { name(game.module)($0, words) }
    }

    @Test func `are in order from small to large and from easy to hard, in every game`() {
        #expect(Set(Self.kinds.keys) == Set(GameName.allCases))
        let all = GameName.allCases.flatMap { game in
            (Self.kinds[game] ?? []).map { ResultsTable.Kind(game: game, variant: $0) }
        }
        for _ in 0..<9 { #expect(all.shuffled().sorted() == all) }
        for (one, other) in zip(all, all.dropFirst()) { #expect(one < other && !(other < one)) }
    }

    @Test func `that nobody knows come last, in the order of the alphabet`() {
        for (game, variants) in Self.kinds {
            let known = variants[0]
            let all = [known, "a", "b"].map { ResultsTable.Kind(game: game, variant: $0) }
            #expect(all.shuffled().sorted() == all)
        }
    }

    @Test func `are in this order in the report, in JSON and in typed play`() throws {
        let statistics = Statistics(Self.results, today: 1)
        for game in StatisticsDocument(statistics).games {
            #expect(game.records.compactMap(\.variant) == Self.kinds[game.game])
        }
        let report = StatisticsReport(statistics).text()
        let play = try PlainPlay()
        for result in Self.results { play.services.results.append(result) }
        let lines = play.type("statistics")
        for game in GameName.allCases {
            let written = try names(of: game).compactMap { report.firstRange(of: " \($0)  ") }
            #expect(written.count == Self.kinds[game]?.count, "\(report)")
            #expect(written.map(\.lowerBound) == written.map(\.lowerBound).sorted(), "\(report)")
            let spoken = Words(language: .english, spellsTimes: true)
            let told = try names(of: game, { $0.longVariant }, spoken).compactMap { name in
                lines.firstIndex { $0.contains(", \(name): ") }
            }
            #expect(told.count == Self.kinds[game]?.count && told == told.sorted(), "\(lines)")
        }
    }

    @Test func `are in this order on the screen, which selects the kind played most`() throws {
        let play = try ProgramRun("", columns: 200, rows: 60) { services in
            for result in Self.results { services.results.append(result) }
            for number in 0..<9 {
                services.results.append(GameResult(.memory, "8×3, 90 s", second: 100 + number))
            }
        }
        try play.pilot.click(.value(ListSpot.row("statistics")))
        let lines = play.text.split(separator: "\n")
        let names = try names(of: .memory) { $0.variant }
        let places = names.compactMap { name in
            lines.firstIndex { $0.prefix(48).contains(" \(name)  ") }
        }
        #expect(places.count == names.count && places == places.sorted(), "\(play.text)")
        #expect(play.text.contains("▸ 8 pairs, 3 rounds, 1:30 "), "\(play.text)")
    }

    @Test func `that were played most have a row in a table that is too long for all`() throws {
        let results = (4...30).flatMap { pairs in
            (0..<pairs).map { GameResult(.memory, "\(pairs)×1, free", second: $0) }
        }
        let game = try #require(Statistics(results, today: 0).games.first)
        let shown = game.records(atMost: 12)
        #expect(shown.map(\.variant) == (20...30).map { "\($0)×1, free" } + [nil])
        #expect(game.records(atMost: 99) == game.records)
    }
}
