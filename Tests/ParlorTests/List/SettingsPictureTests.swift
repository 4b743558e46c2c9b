import TUI
import Testing

@testable import Parlor

@Suite struct `The settings in a large window` {
    @Test(arguments: Language.allCases, [(120, 40), (200, 60), (300, 100)])
    func `have the line about each setting beside it`(
        _ language: Language, _ window: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            columns: window.columns, rows: window.rows, language: language.rawValue)
        play.pilot.press(.up, .up, .up, .enter)
        let words = play.services.words
        let rows = GeneralSettings.rows
        #expect(play.text.contains(words.settings.title), "\(play.text)")
        for selected in rows.indices {
            let lines = play.text.split(separator: "\n").map(String.init)
            for (number, row) in rows.enumerated() {
                let title = row.title(words)
                let line = try #require(
                    lines.first { $0.contains(" \(title) ") && $0.contains("‹") }, "\(play.text)")
                #expect(line.contains("▸") == (number == selected), "\(line)")
                let start = row.summary(play.services.settings.settings, words).prefix(20)
                #expect(line.contains(start), "\(start)\n\(play.text)")
            }
            #expect(!play.text.contains("…"), "\(play.text)")
            play.pilot.press(.down)
        }
        let widest = play.text.split(separator: "\n").map { CharacterWidth(String($0)).columns }
        #expect((widest.max() ?? 0) > window.columns / 2 - 30, "\(play.text)")
    }
}
