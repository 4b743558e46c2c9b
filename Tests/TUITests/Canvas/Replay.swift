@testable import TUI

/// A canvas, its encoder, and a model of a terminal that shows the frames.
struct Replay: ~Copyable {
    var canvas: Canvas
    var encoder: CanvasEncoder
    var model: TerminalModel
    private var output = ByteBuffer()
    private var hasShown = false
    private let dialect: Dialect

    init(columns: Int, rows: Int, _ dialect: Dialect = Dialect()) {
        self.dialect = dialect
        canvas = Canvas(columns: columns, rows: rows)
        encoder = CanvasEncoder(dialect)
        model = TerminalModel(columns: columns, rows: rows)
        guard dialect.isInline else { return }
        begin(in: TerminalModel(columns: columns, rows: rows + above), at: rows + above - 1)
        encoder.startBelow()
    }

    /// The number of rows above the canvas.
    private var above: Int { dialect.isInline ? 2 : 0 }

    private mutating func begin(in model: TerminalModel, at row: Int) {
        self.model = model
        self.model.isHistory = true
        self.model.commands = Set("GABCDXKbmJ")
        self.model.row = row
    }

    /// Encodes a frame, shows it on the model, and returns its bytes.
    @discardableResult
    mutating func show() -> [UInt8] {
        output.removeAll()
        hasShown = true
        encoder.encode(&canvas, into: &output)
        let bytes = output.withUnsafeBytes { Array($0) }
        model.feed(bytes)
        return bytes
    }

    /// The bytes of a frame as text, with `^` for ESC, without the bytes of mode 2026.
    mutating func shownText() -> String {
        var text = String(decoding: show(), as: UTF8.self)
        text = text.split(separator: "\u{1b}[?2026h").joined()
        text = text.split(separator: "\u{1b}[?2026l").joined()
        return String(text.map { $0 == "\u{1b}" ? "^" : $0 })
    }

    mutating func resize(columns: Int, rows: Int) {
        let isSame = columns == canvas.columns && rows == canvas.rows
        canvas.resize(columns: columns, rows: rows)
        // A terminal that keeps its size keeps its contents, and the encoder relies on that.
        if isSame { return }
        if dialect.isInline {
            let row = hasShown ? model.row : rows + above - 1
            let height = max(rows + above, row + 1)
            return begin(in: TerminalModel(columns: columns, rows: height), at: row)
        }
        model = TerminalModel(columns: columns, rows: rows)
    }

    /// The cells in which the terminal differs from the canvas, and the complaints of the model.
    var differences: [String] {
        var differences = model.complaints
        var palette = Palette(
            reduction: ColorReduction(
                depth: dialect.colors, hasBrightBackgrounds: dialect.hasBrightBackgrounds))
        for row in 0..<canvas.rows {
            for column in 0..<canvas.columns {
                let cell = canvas.cells[row * canvas.columns + column]
                let place = model[column, row + above]
                if looks(cell, like: place, &palette) { continue }
                if differences.count < 8 {
                    differences.append("\(column),\(row): \(cell) is shown as \(place)")
                }
            }
        }
        return differences
    }

    /// Reduces styles to the colors of the terminal, each different style once.
    private struct Palette {
        let reduction: ColorReduction
        var known: [Style: Style] = [:]

        mutating func reduced(_ style: Style) -> Style {
            if let known = known[style] { return known }
            let reduced = reduction.reduced(style)
            known[style] = reduced
            return reduced
        }
    }

    private func looks(
        _ cell: Cell, like place: TerminalModel.Place, _ palette: inout Palette
    ) -> Bool {
        if let cluster = cell.cluster {
            guard place.cluster == canvas.clusters.text(at: cluster) else { return false }
        } else {
            guard place.glyph == cell.glyph && place.cluster.isEmpty else { return false }
        }
        let style = place.style
        var painted = cell.style
        if let defaults = dialect.defaults {
            if painted.foreground == .default { painted.foreground = defaults.foreground }
            if painted.background == .default { painted.background = defaults.background }
        }
        var wanted = palette.reduced(painted)
        // Some fonts leave gaps between full blocks, so these have their color behind them, too.
        let isFilled =
            cell.glyph == 0x2588 && wanted.foreground != .default
            && (dialect.colors == .full || dialect.colors == .indexed)
            && wanted.attributes.isDisjoint(with: [.reverse, .dim])
        if isFilled { wanted.background = wanted.foreground }
        guard style.background == wanted.background else { return false }
        let shows = Attributes.visibleOnBlanks
        let own = dialect.links ? cell.attributes : cell.attributes.intersection(.looks)
        if cell.glyph == 0x20 && own.isDisjoint(with: shows) {
            return style.attributes.isDisjoint(with: shows)
        }
        let number = dialect.links ? cell.attributes.link : 0
        guard place.link == (number == 0 ? "" : canvas.links.addresses[number - 1]) else {
            return false
        }
        return style.foreground == wanted.foreground
            && style.attributes == wanted.attributes.intersection(.looks)
    }

    /// The halves of glyphs without their partner, which a canvas must not contain.
    var brokenGlyphs: [Point] {
        var broken: [Point] = []
        for row in 0..<canvas.rows {
            for column in 0..<canvas.columns {
                let width = canvas[column, row].width
                let isLastColumn = column + 1 == canvas.columns
                let isLost =
                    width == 2 && (isLastColumn || canvas[column + 1, row].width != 0)
                    || width == 0 && (column == 0 || canvas[column - 1, row].width != 2)
                if isLost { broken.append(Point(column: column, row: row)) }
            }
        }
        return broken
    }
}
