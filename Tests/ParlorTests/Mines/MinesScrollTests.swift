import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A large board of mines` {
    private func play() throws -> ProgramRun {
        try ProgramRun("mines --size 60x40/240 --seed 4", columns: 80, rows: 24)
    }

    /// The cells on the screen.
    private func cells(_ play: ProgramRun) -> Set<Int> {
        Set(
            play.pilot.session.page.areas.all.compactMap { area in
                guard case .cell(let cell)? = area.value.base as? MinesSpot else { return nil }
                return cell
            })
    }

    /// The edges with an arrow.
    private func arrows(_ play: ProgramRun) -> [Mouse.Direction] {
        [.up, .down, .left, .right].filter { direction in
            play.pilot.session.page.areas.all.contains {
                $0.value == AnyHashable(MinesSpot.arrow(direction))
            }
        }
    }

    @Test(arguments: [Mouse.Direction.up, .down, .left, .right])
    func `scrolls by the wheel and by its arrows, up to the edge`(
        _ direction: Mouse.Direction
    ) throws {
        let step =
            switch direction {
            case .up: -60
            case .down: 60
            case .left: -1
            case .right: 1
            }
        let play = try play()
        let middle = MinesSize(width: 60, height: 40, mines: 240).middle
        for way in [Mouse.Direction.right, .right, .down, .down] {
            try play.pilot.wheel(way, at: .value(MinesSpot.cell(middle)))
        }
        let before = cells(play)
        #expect(arrows(play).count == 4)
        try play.pilot.wheel(direction, at: .value(MinesSpot.cell(middle)))
        #expect(cells(play) == Set(before.map { $0 + 3 * step }), "\(play.text)")
        for _ in 0..<9 where arrows(play).contains(direction) {
            try play.pilot.click(.value(MinesSpot.arrow(direction)))
        }
        #expect(!arrows(play).contains(direction), "\(play.text)")
        let edge = cells(play)
        let isAtEdge = [
            edge.min() ?? 1 < 60, edge.max() ?? 0 >= 39 * 60,
            edge.contains { $0 % 60 == 0 }, edge.contains { $0 % 60 == 59 },
        ]
        #expect(isAtEdge[Int(direction.rawValue)], "\(play.text)")
        // The cursor stays in the window, so that no key opens a cell out of sight.
        #expect(play.pilot.session.page.areas.all.contains { $0.isFocused }, "\(play.text)")
    }

    @Test func `does not scroll if the window shows all of it`() throws {
        let play = try ProgramRun("mines --seed 4", columns: 80, rows: 24)
        let text = play.text
        #expect(arrows(play).isEmpty)
        #expect(
            !play.pilot.session.page.areas.all.contains {
                $0.value == AnyHashable(MinesSpot.board)
            })
        #expect(play.text == text)
    }
}
