import Games
import Testing

@testable import Parlor
@testable import TUI

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
