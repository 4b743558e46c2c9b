import Games
import Reactive
import TUI

/// Rockets that burst over the board while a motion runs.
struct SudokuFireworks: View {
    let progress: Motion<Double>

    static let time = Duration.seconds(5)

    static func motion(from start: Duration) -> Motion<Double> {
        Motion(from: 0, to: 1, start: start, duration: time, curve: .linear)
    }

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        let time = page.value(of: progress)
        guard time < 1 else { return }
        var dice = Dice(seed: 2_026)
        for number in 0..<SudokuFireworks.rockets {
            let place = Point(
                column: dice.roll(below: max(1, page.size.columns)),
                row: dice.roll(below: max(1, page.size.rows * 2 / 3)) + page.size.rows / 6)
            let role = SudokuFireworks.roles[number % SudokuFireworks.roles.count]
            let start = 0.85 * Double(number) / Double(SudokuFireworks.rockets)
            burst(at: place, (time - start) * 6, page.style(role), on: &page)
        }
    }

    private static let rockets = 14
    private static let roles: [Role] = [.accent, .warning, .success, .danger]

    /// The directions of the sparks. A terminal row is as tall as two columns are wide.
    private static let ways = [
        (6, 0), (4, 1), (4, -1), (2, 2), (2, -2), (0, 2), (0, -2), (-2, 2), (-2, -2), (-4, 1),
        (-4, -1), (-6, 0),
    ]

    /// Draws a rocket at a fraction of its time, from 0 to 1.
    private func burst(at place: Point, _ part: Double, _ style: Style, on page: inout Page) {
        guard part > 0, part < 1 else { return }
        // Larger signs leave traces in some terminals, because they extend beyond their cells.
        let glyph = part < 0.3 ? "*" : part < 0.7 ? "+" : "·"
        for reach in [1.5, 0.8] {
            let reach = Curve.easeOut(part) * reach
            for way in SudokuFireworks.ways {
                draw(
                    glyph, style,
                    at: Point(
                        column: place.column + Int((Double(way.0) * reach).rounded()),
                        row: place.row + Int((Double(way.1) * reach).rounded())), on: &page)
            }
        }
    }

    /// Draws a spark on a blank cell, on the background that is already there. Digits, sentences
    /// and lines stay readable.
    private func draw(_ glyph: String, _ style: Style, at place: Point, on page: inout Page) {
        guard 0..<page.size.columns ~= place.column, 0..<page.size.rows ~= place.row else { return }
        let cell = page.canvas[place.column, place.row]
        guard cell == Cell(" ", cell.style) else { return }
        var style = style
        style.background = cell.background
        page.draw(glyph, column: place.column, row: place.row, style: style)
    }
}
