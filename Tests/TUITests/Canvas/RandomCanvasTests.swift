import Reactive
import Sweep
import Testing

@testable import TUI

@Suite struct `Random canvases` {
    @Test(arguments: 0..<8)
    func `the terminal shows the drawn canvas, in any order`(_ part: Int) {
        for seed in 0..<(Sweep.isWhole ? 250 : 10) {
            var dice = Dice(seed: UInt64(1000 * part + seed))
            let dialect = Dialect(
                colors: ColorDepth.allCases[dice.roll(4)],
                defaults: dice.roll(4) > 0 ? nil : Style(foreground: .white, background: .black),
                hasBrightBackgrounds: dice.roll(4) > 0, isBasic: dice.roll(6) == 0,
                isInline: dice.roll(5) == 0, repeats: Dialect.Repeatable.allCases[dice.roll(3)],
                erasesInColor: dice.roll(4) > 0, scrolls: dice.roll(4) > 0,
                links: dice.roll(4) > 0, ambiguousIsNarrow: dice.roll(3) > 0,
                glyphsSpill: dice.roll(2) == 0)
            let (columns, rows) = Self.size(&dice)
            var replay = Replay(columns: columns, rows: rows, dialect)
            for frame in 0..<4 {
                switch dice.roll(12) {
                case 0: replay.encoder.invalidate()
                case 1:
                    let (columns, rows) = Self.size(&dice)
                    replay.resize(columns: columns, rows: rows)
                case 2: replay.canvas.shift(by: dice.roll(3) - 1, from: 0)
                case 3:
                    // The other columns are a pane that does not move.
                    replay.canvas.shift(by: dice.roll(5) - 2, from: dice.roll(columns))
                default: break
                }
                for _ in 0..<dice.roll(30) { Self.draw(on: &replay.canvas, &dice) }
                replay.show()
                let differences = replay.differences
                #expect(differences.isEmpty, "part \(part), seed \(seed), frame \(frame)")
                #expect(replay.brokenGlyphs.isEmpty, "part \(part), seed \(seed), frame \(frame)")
                if dialect.glyphsSpill {
                    let traces = replay.model.traces
                    #expect(traces.isEmpty, "part \(part), seed \(seed), frame \(frame)")
                }
                if !differences.isEmpty { return }
                #expect(replay.show().isEmpty)
            }
        }
    }

    private static func size(_ dice: inout Dice) -> (Int, Int) {
        switch dice.roll(Sweep.isWhole ? 3 : 6) {
        case 0: (1 + dice.roll(4), 1 + dice.roll(4))
        case 1: (1 + dice.roll(300), 1 + dice.roll(100))
        default: (1 + dice.roll(80), 1 + dice.roll(24))
        }
    }

    private static let texts = [
        "queen of hearts", "─────", "│ 5 │", "漢字", "🍎🍊", "e\u{301}a\u{308}", "👩‍💻!", "❤️", "🇰🇷", "♠♥♦♣",
        "          ", "=========", "naïve", "x漢y", "한국", "⌚︎", "सत्ते", "界", "...................",
        "a\tb\u{0}c", "\u{200b}", "ﾞ", "▀▄ █▐▌", " ▄ ▄ ",
    ]

    private static func draw(on canvas: inout Canvas, _ dice: inout Dice) {
        var style = style(&dice)
        if dice.roll(4) == 0 {
            style.attributes.formUnion(canvas.link(to: "https://example.org/\(dice.roll(3))"))
        }
        let column = dice.roll(canvas.size.columns + 20) - 10
        let row = dice.roll(canvas.size.rows + 4) - 2
        let rect = Rect(
            column: column, row: row, columns: dice.roll(canvas.size.columns + 2),
            rows: dice.roll(canvas.size.rows + 2))
        switch dice.roll(13) {
        case 0: canvas.fill(rect, with: Cell(["#", " ", "界", "·"][dice.roll(4)], style))
        case 1:
            canvas.within(rect) { canvas in
                for _ in 0..<3 { draw(on: &canvas, &dice) }
            }
        case 2: if dice.roll(4) == 0 { canvas.clear(style) }
        case 3: canvas.placeCursor(column: column, row: row)
        case 4: canvas[column, row] = Cell(["é", "界", "x", "♠"][dice.roll(4)], style)
        case 5:
            let scalars: [Unicode.Scalar] = ["é", "界", "x", "♠", " "]
            let cells = (0..<dice.roll(30)).map { _ in Cell(scalars[dice.roll(5)], style) }
            canvas.draw(cells.span, column: column, row: row)
        default: canvas.draw(texts[dice.roll(texts.count)], column: column, row: row, style: style)
        }
    }

    private static func style(_ dice: inout Dice) -> Style {
        func color() -> Color {
            switch dice.roll(5) {
            case 0: .index(UInt8(dice.roll(16)))
            case 1: .index(UInt8(dice.roll(256)))
            case 2: .rgb(UInt8(dice.roll(256)), UInt8(dice.roll(256)), UInt8(dice.roll(256)))
            default: .default
            }
        }
        let attributes = Attributes(rawValue: dice.roll(2) == 0 ? 0 : UInt16(dice.roll(64)))
        return Style(foreground: color(), background: color(), attributes: attributes)
    }
}

extension Canvas {
    /// Moves all rows up or down from a column on, as a log does.
    fileprivate mutating func shift(by distance: Int, from first: Int) {
        let source = (0..<rows).map { row in (0..<columns).map { self[$0, row] } }
        for row in 0..<rows {
            for column in min(first, columns)..<columns {
                let from = row + distance
                self[column, row] = source.indices.contains(from) ? source[from][column] : .blank
            }
        }
    }
}
