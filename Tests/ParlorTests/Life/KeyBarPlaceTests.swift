import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The keys below every game` {
    /// The columns before the first sign of a line.
    private func indent(_ line: Substring?) -> Int? {
        line.flatMap { line in
            line.firstIndex { $0 != " " }.map { line.distance(from: line.startIndex, to: $0) }
        }
    }

    @Test(arguments: GameName.walked, [(80, 24), (100, 30), (120, 40), (200, 60), (300, 80)])
    func `begin where the top line begins`(
        _ game: GameName, _ window: (columns: Int, rows: Int)
    ) throws {
        let setting = WalkSetting(columns: window.columns, rows: window.rows, language: "en")
        for stop in [WalkStop.running, .paused] {
            let walked = try WalkedGame.walk(game, to: stop, in: setting)
            let lines = walked.play.text.split(
                separator: "\n", omittingEmptySubsequences: false)
            // A high window has blank rows at the top.
            let top = try #require(lines.compactMap { indent($0) }.first)
            let keys = try #require(indent(lines.last))
            // The row of the keys begins with a blank, which the top line of the sudoku lacks.
            #expect((0...1).contains(keys - top), "\(stop)\n\(walked.play.text)")
        }
    }
}
