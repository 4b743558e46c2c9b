import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The names of variants in the statistics` {
    private static let sizes = [
        (40, 15), (40, 20), (60, 18), (72, 24), (80, 24), (100, 30), (120, 40), (200, 60),
    ]

    private static let mines = ["9x9/10", "16x16/40", "30x16/99", "30x16/120"]
        .flatMap { [$0, "\($0), easy", "\($0), normal", "\($0), hard", "\($0), ?"] }

    @Test(arguments: sizes, Language.allCases)
    func `are whole in every window`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        let play = try ProgramRun(
            "", columns: size.columns, rows: size.rows, language: language.rawValue
        ) { services in
            for (index, variant) in Self.mines.enumerated() {
                services.results.append(GameResult(.mines, variant, second: index))
            }
        }
        let words = play.services.words
        try play.pilot.click(.value(ListSpot.row("statistics")))
        let names = Self.mines.map { variant in
            [words.statistics.variant, words.statistics.longVariant].map {
                $0(variant, .mines, words)
            }
        }
        var shown: Set<Int> = []
        for _ in 0...Self.mines.count {
            let lines = play.text.split(separator: "\n")
            for line in lines where line.contains("×") {
                #expect(names.joined().contains(where: line.contains), "\(play.text)")
            }
            for (index, names) in names.enumerated()
            where lines.contains(where: { names.contains(where: $0.contains) }) {
                shown.insert(index)
            }
            play.pilot.press(.down)
        }
        #expect(shown.count == Self.mines.count, "\(play.text)")
    }
}
