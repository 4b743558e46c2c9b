import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The space beside a very large sudoku` {
    @Test(arguments: Language.allCases)
    func `has the progress, the keys and the record of the level`(_ language: Language) throws {
        let play = try ProgramRun.withResults(
            "sudoku --seed 3 --level easy", columns: 200, rows: 60, language: language.rawValue)
        let words = play.services.words
        let game = try #require(play.services.openedSudokus.first).game
        let filled = (0..<81).count { game.board[$0] != 0 }
        #expect(play.text.contains(words.sudoku.filled(filled)), "\(play.text)")
        #expect(play.text.contains(words.help.keys), "\(play.text)")
        #expect(play.text.contains(words.statistics.played), "\(play.text)")
        #expect(!play.text.contains("…"), "\(play.text)")
        let deeds = SudokuDeeds().help(in: words, at: .running).now
        for key in deeds {
            // A tool names only the first of its keys.
            let first = key.key.prefix { $0 != "," }
            #expect(play.text.contains(first), "\(key)\n\(play.text)")
        }
    }

    /// If a setting changes a key, the tool has the other letter.
    @Test(arguments: [false, true])
    func `has each tool with a letter that does the same, and no other row for its deed`(
        _ lettersMove: Bool
    ) throws {
        let play = try ProgramRun("sudoku --seed 3", columns: 200, rows: 60) {
            $0.settings.set(SudokuSettings.lettersMove, to: lettersMove)
        }
        let deeds = SudokuDeeds(lettersMove: lettersMove)
        let letters = deeds.lettersOfTools(in: deeds.all)
        let words = play.services.words
        let help = deeds.help(in: words, at: .running).now
        let shown = SudokuWideSide.keys(of: deeds, in: words)
        #expect(shown.count > 8 && shown.allSatisfy(help.contains))
        for tool in SudokuBoardToolButton.allCases {
            let letter = try #require(letters[tool.act], "\(tool)")
            let area = try #require(
                play.pilot.session.page.areas.all.first { $0.value == AnyHashable(tool.act) })
            let row = area.visible.row
            let text = play.pilot.session.page.canvas.text(
                area.visible.column..<area.visible.right, row: row)
            #expect(text.hasPrefix("\(letter) "), "\(tool): \(text)")
            let deed = try #require(deeds.all.first { $0.id == tool.deed }, "\(tool)")
            let use = try #require(
                KeyTable([deed.row].compactMap(\.self)).help(in: words).first)
            #expect(help.contains(use) && !shown.contains(use), "\(use)")
        }
        #expect(letters[.play(.hint)] == (lettersMove ? "H" : "h"))
        #expect(letters[SudokuBoardToolBar.lightNext] == "v")
    }

    /// The digits end where the panel ends, whatever its width is.
    @Test(arguments: [(79, 24), (80, 24), (120, 40), (121, 40), (122, 40), (200, 60)])
    func `is filled by the digits from side to side`(_ size: (columns: Int, rows: Int)) throws {
        let play = try ProgramRun("sudoku --seed 3", columns: size.columns, rows: size.rows)
        let layout = SudokuLayout(fitting: Size(columns: size.columns, rows: size.rows))
        let keys = play.pilot.session.page.areas.all.filter { $0.value.base is SudokuSpot }
            .filter { if case .digit? = $0.value.base as? SudokuSpot { true } else { false } }
        #expect(keys.count == 9 && Set(keys.map(\.rect.columns)).count == 1)
        let edges = (keys.map(\.rect.column).min() ?? 0, keys.map(\.rect.right).max() ?? 0)
        let margin = layout.isWide ? 2 * SudokuLayout.margin : 0
        #expect(edges.1 - edges.0 == layout.side - margin, "\(play.text)")
    }

    @Test func `has a large drawing of each digit, and its number of missing copies`() throws {
        for theme in ["dark", "light", "mono", "ascii"] {
            let play = try ProgramRun(
                "sudoku --seed 3 --theme \(theme)", columns: 200, rows: 60)
            for digit in 1...9 {
                let areas = play.pilot.session.page.areas.all
                let rect = try #require(
                    areas.first { $0.tagged == AreaValue(SudokuSpot.digit(digit)) }
                ).rect
                #expect(rect.rows == 5 && rect.columns >= 14)
                let text = (0..<5).map {
                    play.pilot.session.page.canvas.text(
                        rect.column..<rect.right, row: rect.row + $0)
                }.joined()
                #expect(text.contains(theme == "ascii" ? "x" : "×"), "\(play.text)")
                #expect(text.contains { "▀▄█".contains($0) } == (theme != "ascii"))
            }
        }
    }
}
