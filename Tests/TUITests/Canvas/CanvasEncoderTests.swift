import Reactive
import Testing

@testable import TUI

@Suite struct `The encoder of a canvas` {
    @Test func `an unchanged canvas is encoded as nothing`() {
        var replay = Replay(columns: 10, rows: 3)
        replay.canvas.draw("hello", column: 0, row: 0)
        #expect(!replay.show().isEmpty)
        #expect(replay.show().isEmpty)

        replay.canvas.clear()
        replay.canvas.draw("hello", column: 0, row: 0)
        #expect(replay.show().isEmpty)
    }

    @Test func `a frame stands between the sequences of mode 2026`() {
        var replay = Replay(columns: 10, rows: 3)
        let text = String(decoding: replay.show(), as: UTF8.self)
        #expect(text.hasPrefix("\u{1b}[?2026h") && text.hasSuffix("\u{1b}[?2026l"))
    }

    @Test func `the pen and the cursor are remembered from frame to frame`() {
        var replay = Replay(columns: 20, rows: 3)
        replay.show()
        let style = Style(foreground: .red, attributes: .bold)
        replay.canvas.draw("ab", column: 3, row: 1, style: style)
        #expect(replay.shownText() == "^[2;4H^[1;31mab")
        replay.canvas.draw("cd", column: 5, row: 1, style: style)
        #expect(replay.shownText() == "cd")
        replay.canvas.draw("e", column: 7, row: 1)
        #expect(replay.shownText() == "^[me")
    }

    /// Fonts may leave gaps between full blocks.
    @Test(arguments: [ColorDepth.full, .indexed, .sixteen])
    func `a full block has its color behind it where a background looks the same`(
        _ colors: ColorDepth
    ) {
        var replay = Replay(columns: 10, rows: 1, Dialect(colors: colors))
        replay.show()
        let color = colors == .sixteen ? Color.red : .index(120)
        replay.canvas.draw("█", column: 0, row: 0, style: Style(foreground: color))
        replay.show()
        let ground = replay.model[0, 0].style.background
        #expect(ground == (colors == .sixteen ? .default : color))
        #expect(replay.differences.isEmpty)
    }

    @Test func `long runs are repeated or erased`() {
        var replay = Replay(columns: 40, rows: 2)
        replay.show()
        replay.canvas.draw(String(repeating: "=", count: 30), column: 0, row: 0)
        #expect(replay.shownText() == "^[H=^[29b")
        replay.canvas.draw(String(repeating: " ", count: 30), column: 0, row: 0)
        #expect(replay.shownText() == "\r^[K")
    }

    @Test func `a log that moved up is scrolled`() {
        var replay = Replay(columns: 40, rows: 10)
        for row in 0..<10 { replay.canvas.draw("line \(row) of the log", column: 0, row: row) }
        replay.show()
        for row in 0..<10 { replay.canvas.draw("line \(row + 1) of the log ", column: 0, row: row) }
        let text = replay.shownText()
        #expect(text.contains("^[S"))
        #expect(text.count < 40)
        #expect(replay.differences.isEmpty)
    }

    @Test func `a log is scrolled beside a fixed pane, and the pane is repaired`() {
        var replay = Replay(columns: 60, rows: 12)
        func line(_ number: Int) -> String {
            var dice = Dice(seed: UInt64(number))
            return String(
                (0..<48).map { _ in Character(Unicode.Scalar(UInt8(97 + dice.roll(26)))) })
        }
        func draw(_ first: Int) {
            for row in 0..<12 {
                replay.canvas.draw(line(first + row), column: 0, row: row)
                replay.canvas.draw("│ \(row)", column: 50, row: row)
            }
        }
        draw(1000)
        replay.show()
        draw(1001)
        let text = replay.shownText()
        #expect(text.contains("^[S"))
        #expect(text.count < 220)
        #expect(replay.differences.isEmpty)
    }

    @Test func `the move after a glyph of uncertain width is absolute`() {
        var replay = Replay(columns: 20, rows: 2)
        replay.show()
        replay.canvas.draw("❤️ab", column: 2, row: 0)
        #expect(replay.shownText() == "^[;3H❤️^[5Gab")
        #expect(replay.differences.isEmpty)
    }

    @Test func `no relative move follows a card suit of unknown width`() {
        var replay = Replay(columns: 20, rows: 2, Dialect(ambiguousIsNarrow: false))
        replay.canvas.draw("123456789", column: 0, row: 0)
        replay.show()
        replay.canvas.draw("♠", column: 0, row: 0)
        replay.canvas.draw("x", column: 8, row: 0)
        #expect(replay.shownText() == "^[H♠^[9Gx")
    }

    @Test func `the neighbors of a block that spills are printed again with it`() {
        for (spills, bytes) in [(false, "^[3G "), (true, "^[2G   ")] {
            var replay = Replay(columns: 8, rows: 1, Dialect(glyphsSpill: spills))
            replay.canvas.draw("  ▄  x", column: 0, row: 0)
            replay.show()
            replay.canvas.draw(" ", column: 2, row: 0)
            #expect(replay.shownText() == bytes)
            #expect(replay.model.traces.isEmpty == spills)
        }
    }

    @Test func `everything is painted after an invalidation, whatever was there`() {
        var replay = Replay(columns: 12, rows: 3)
        replay.canvas.draw("hello", column: 2, row: 1)
        replay.show()
        replay.model = TerminalModel(columns: 12, rows: 3)
        replay.encoder.invalidate()
        replay.show()
        #expect(replay.differences.isEmpty)
    }

    @Test func `the terminal's cursor follows the canvas's`() {
        var replay = Replay(columns: 12, rows: 3)
        replay.show()
        #expect(!replay.model.showsCursor)
        replay.canvas.placeCursor(column: 4, row: 2)
        replay.canvas.draw("界", column: 0, row: 0)
        replay.show()
        #expect(replay.model.showsCursor && replay.model.column == 4 && replay.model.row == 2)
        #expect(replay.show().isEmpty)
        replay.canvas.cursor = nil
        #expect(replay.shownText() == "^[?25l")
    }

    @Test func `colors are reduced to those of the terminal`() {
        let orange = Color.rgb(255, 135, 0)
        #expect(ColorReduction(depth: .full).nearest(to: orange) == orange)
        #expect(ColorReduction(depth: .indexed).nearest(to: orange) == .index(208))
        #expect(ColorReduction(depth: .sixteen).nearest(to: .index(196)) == .index(9))
        #expect(ColorReduction(depth: .none).nearest(to: orange) == .default)
        for index in 16...255 as ClosedRange<UInt8> {
            let value = ColorReduction.rgb(of: index)
            let nearest = ColorReduction.index(nearest: value)
            #expect(ColorReduction.rgb(of: nearest) == value)
        }
    }

    @Test func `in 256 colors, a color keeps its hue where a neighbor has it`() {
        // The back of a card, and a light blue.
        #expect(ColorReduction.index(nearest: 0x35568c) == 25)
        #expect(ColorReduction.index(nearest: 0xcce4f8) == 153)
        func hue(_ value: UInt32) -> Double? {
            let (red, green, blue) = (
                Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255)
            )
            let most = max(red, green, blue)
            let chroma = most - min(red, green, blue)
            if chroma < 28 { return nil }
            let sector =
                most == red
                ? (green - blue) / chroma
                : most == green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
            return 60 * sector
        }
        let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
        var compared = 0
        for color in stride(from: 0, to: 0x100_0000 as UInt32, by: 9_973) {
            guard let wanted = hue(color) else { continue }
            func angle(to value: UInt32) -> Double? {
                hue(value).map {
                    abs(($0 - wanted + 540).truncatingRemainder(dividingBy: 360) - 180)
                }
            }
            // The corners of the small cube around the color.
            var values: [UInt32] = [0]
            for shift in [16, 8, 0] as [UInt32] {
                let level = color >> shift & 255
                let sides = [levels.last { $0 <= level }, levels.first { $0 >= level }]
                values = values.flatMap { value in
                    sides.compactMap { $0.map { value | $0 << shift } }
                }
            }
            guard values.compactMap(angle).contains(where: { $0 < 14 }) else { continue }
            let shown = ColorReduction.rgb(of: ColorReduction.index(nearest: color))
            // A pale or dark color may become gray.
            guard let angle = angle(to: shown) else { continue }
            #expect(angle < 17, "\(color) \(shown)")
            compared += 1
        }
        #expect(compared > 500)
    }
}
