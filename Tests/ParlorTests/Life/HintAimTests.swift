import Testing

@testable import Games
@testable import Parlor
@testable import TUI

/// The cells or cards that a hint is about, in every game that has hints.
@Suite struct `The aim of a hint` {
    private func play(_ game: GameName, _ columns: Int, _ rows: Int, _ theme: String) throws
        -> ProgramRun
    {
        switch game {
        case .klondike:
            try ProgramRun.klondike(
                .various(), "--theme \(theme)", columns: columns, rows: rows,
                judge: PreparedJudge.drawingLoses)
        case .sudoku:
            try ProgramRun.sudoku(
                "--level easy --seed 7 --theme \(theme)", columns: columns, rows: rows)
        default:
            try ProgramRun("mines --seed 1 --theme \(theme)", columns: columns, rows: rows)
        }
    }

    private func count(_ role: Role, on play: ProgramRun) -> Int {
        count(play.pilot.session.page.style(role).background, on: play)
    }

    /// The number of cells with the colors of the cursor. On some backs of cards, the background
    /// and the foreground of the cursor are exchanged.
    private func cursor(on play: ProgramRun) -> Int {
        let (own, onBack) = (
            play.pilot.session.page.theme[.focus],
            play.pilot.session.page.theme.style(.focus, over: .cardBack)
        )
        return count(on: play) { style in
            style.background == own.background
                || (style.background, style.foreground) == (onBack.background, onBack.foreground)
        }
    }

    /// The number of cells that a hint shows as mines. No other cell has their blue background.
    private func mines(on play: ProgramRun) -> Int {
        count(play.pilot.session.page.style(.blueSuit).foreground, on: play)
    }

    private func count(_ ground: Color, on play: ProgramRun) -> Int {
        count(on: play) { $0.background == ground }
    }

    private func count(on play: ProgramRun, _ isCounted: (Style) -> Bool) -> Int {
        let size = play.pilot.session.page.size
        return (0..<size.rows).reduce(0) { count, row in
            count
                + (0..<size.columns).count {
                    isCounted(play.pilot.session.page.canvas[$0, row].style)
                }
        }
    }

    /// In mines, large digits also have the color of the cursor. So the test compares the number of
    /// cells with this color before and during the hint.
    @Test(arguments: [GameName.sudoku, .klondike, .mines], [(40, 20), (80, 24), (120, 40)])
    func `stands out more than the cursor`(
        _ game: GameName, _ size: (columns: Int, rows: Int)
    ) throws {
        for theme in ["dark", "light"] {
            let play = try play(game, size.columns, size.rows, theme)
            if game == .mines { play.pilot.press(.enter) }
            play.pilot.advance(by: .seconds(5))
            let before = cursor(on: play)
            #expect(before > 0, "\(play.text)")
            play.pilot.type("h")
            play.pilot.advance(by: .seconds(5))
            #expect(count(.hint, on: play) > 0, "\(play.text)")
            #expect(cursor(on: play) < before, "\(play.text)")
            play.pilot.type("h")
            play.pilot.advance(by: .seconds(5))
            #expect(count(.hint, on: play) + mines(on: play) > 0, "\(play.text)")
            #expect(cursor(on: play) < before, "\(play.text)")
        }
    }
}
