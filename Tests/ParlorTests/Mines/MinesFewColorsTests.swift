import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A field of mines without colors` {
    /// Cells of two rows have no middle row.
    @Test func `has all signs of a row of cells in one line`() throws {
        let play = try ProgramRun(
            "mines --size 9x9/10 --seed 3 --theme mono", columns: 80, rows: 24)
        play.pilot.press(.enter)
        play.pilot.press(.enter)
        play.pilot.advance(by: .seconds(2))
        let areas = play.pilot.session.page.areas.all
        let cells = try (0..<81).map { cell in
            let spot = AreaValue(MinesSpot.cell(cell))
            return try #require(areas.last { $0.tagged == spot }).rect
        }
        #expect(cells.allSatisfy { $0.rows == 2 })
        let session = play.pilot.session
        func sign(_ column: Int, _ row: Int) -> String {
            session.page.canvas.text(of: session.page.canvas[column, row])
        }
        var signs: [String: Int] = [:]
        for cell in cells {
            signs[sign(cell.column + 2, cell.row), default: 0] += 1
            for column in cell.column..<cell.column + cell.columns {
                #expect(sign(column, cell.row + 1) == " ")
            }
        }
        // The marks of the cursor are around an empty place.
        #expect((signs["·"] ?? 0) > 0 && (signs["▪"] ?? 0) > 0, "\(signs)")
        #expect((signs[" "] ?? 0) <= 1, "\(signs)")
    }
}

@Suite struct `A hint of mines in few colors` {
    /// This hint knows a mine and three safe cells.
    @Test(
        arguments: ["dark", "light", "contrast"],
        [ColorDepth.sixteen, .indexed, .full])
    func `shows its mines on a background of their own`(
        _ theme: String, _ colors: ColorDepth
    ) throws {
        let play = try ProgramRun(
            "mines --size 30x16/99 --seed 2879875576 --theme \(theme)", columns: 120, rows: 40,
            colors: colors)
        play.pilot.press(.enter)
        var mines = 0
        for _ in 0..<12 where mines == 0 {
            play.pilot.type("hh")
            let (session, hint) = (play.pilot.session, try #require(play.minesGame?.hint))
            for hasBright in [true, false] {
                let reduction = ColorReduction(
                    depth: colors, scheme: session.page.theme.scheme,
                    hasBrightBackgrounds: hasBright)
                func ground(_ cell: Int) throws -> Color {
                    let spot = AreaValue(MinesSpot.cell(cell))
                    let rect = try #require(session.page.areas.all.last { $0.tagged == spot }).rect
                    let drawn = session.page.canvas[rect.column, rect.row].style
                    return reduction.reduced(drawn).background
                }
                let known = Set(hint.safe + hint.mines)
                let others = try (0..<MinesSize.large.count).filter { !known.contains($0) }
                    .map(ground)
                let safe = try hint.safe.map(ground)
                for mine in hint.mines {
                    let own = try ground(mine)
                    #expect(!others.contains(own) && !safe.contains(own), "\(own)")
                    mines += 1
                }
            }
            play.pilot.type("h")
        }
        #expect(mines > 0)
    }
}
