import TUI

/// Our side: a canvas that draws every frame, and the buffer for the bytes of the changes.
struct Painter: ~Copyable {
    /// A way to draw a frame: as whole rows of cells, texts of one style, or single glyphs.
    enum Hand: CaseIterable { case rows, texts, glyphs }

    private let columns: Int
    private let rows: Int
    private let glyphs: [Glyph]
    private var texts: [[StyledText]] = []
    private var cells: [Cell] = []
    private var canvas: Canvas
    private var encoder: CanvasEncoder
    private var output = ByteBuffer()

    init(_ recording: Recording, isRGB: Bool) {
        (columns, rows) = (recording.columns, recording.rows)
        glyphs = recording.glyphs(isRGB: isRGB)
        canvas = Canvas(columns: columns, rows: rows)
        // The limits on bytes do not include the start and the end of mode 2026.
        encoder = CanvasEncoder(Dialect(colors: isRGB ? .full : .indexed, synchronizes: false))
        cells.reserveCapacity(glyphs.count)
        for frame in 0..<FrameSequence.count {
            texts.append(StyledText.texts(of: recording, glyphs, frame: frame))
            drawGlyphs(frame)
            for row in 0..<rows {
                for column in 0..<columns { cells.append(canvas[column, row]) }
            }
        }
    }

    /// Draws the first frame.
    mutating func begin(_ hand: Hand) {
        encoder.invalidate()
        _ = draw(0, by: hand)
    }

    /// Draws a frame, and encodes its changes. Returns the number of bytes.
    mutating func draw(_ frame: Int, by hand: Hand) -> Int {
        switch hand {
        case .rows: drawRows(frame)
        case .texts: drawTexts(frame)
        case .glyphs: drawGlyphs(frame)
        }
        output.removeAll()
        encoder.encode(&canvas, into: &output)
        return output.count
    }

    private mutating func drawRows(_ frame: Int) {
        let all = cells
        let cells = all.span
        var place = frame * columns * rows
        for row in 0..<rows {
            canvas.draw(cells.extracting(place..<place + columns), column: 0, row: row)
            place += columns
        }
    }

    private mutating func drawTexts(_ frame: Int) {
        for text in texts[frame] {
            canvas.draw(text.text, column: text.column, row: text.row, style: text.style)
        }
    }

    private mutating func drawGlyphs(_ frame: Int) {
        var place = frame * columns * rows
        for row in 0..<rows {
            for column in 0..<columns {
                let glyph = glyphs[place]
                place += 1
                if glyph.isTrail { continue }
                canvas.draw(glyph.scalar, column: column, row: row, style: glyph.style)
            }
        }
    }
}
