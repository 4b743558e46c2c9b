extension Page {
    /// Returns the page as an SVG picture that needs no other file.
    ///
    /// Draws box characters and blocks as shapes. Text has an explicit position and length, so that
    /// columns align in any font.
    public func svg() -> String { canvas.svg(defaults: theme.defaults) }
}

extension Canvas {
    /// Returns the canvas as an SVG picture that needs no other file, with `defaults` as the
    /// terminal's own colors.
    public func svg(defaults: Style) -> String {
        var picture = SVG(columns: columns, rows: rows, defaults: defaults)
        for row in 0..<rows { picture.add(row: row, of: self) }
        return picture.document
    }
}

/// Builds the SVG picture of a canvas.
struct SVG {
    private let columns: Int
    private let rows: Int
    private let inks: SVGInks
    private var backgrounds = ""
    /// Filled parts of cells, which touch their neighbors.
    private var blocks: [UInt32: SVGFills] = [:]
    private var fills: [UInt32: SVGFills] = [:]
    private var strokes: [UInt32: String] = [:]
    private var texts = ""

    /// Indicates whether cells cover the picture below them, even with nothing but their
    /// background.
    private let isOpaque: Bool

    init(columns: Int, rows: Int, defaults: Style, isOpaque: Bool = false) {
        self.columns = columns
        self.rows = rows
        self.isOpaque = isOpaque
        inks = SVGInks(defaults: defaults)
    }

    mutating func add(row: Int, of canvas: borrowing Canvas) {
        addBackgrounds(row, canvas)
        var text = SVGText(row: row)
        for column in 0..<columns {
            let cell = canvas[column, row]
            guard cell.columns > 0 else { continue }
            let place = SVGCell(column: column, row: row, columns: cell.width)
            let ink = inks.foreground(of: cell.style)
            add(SVGShape(cell.attributes, at: place), in: ink)
            let scalar = cell.cluster == nil ? Unicode.Scalar(cell.glyph) : nil
            if let shade = scalar?.shade {
                addBackground(inks.shade(shade, of: cell.style), at: place)
            } else if let shape = scalar.flatMap({ SVGShape($0, at: place) }) {
                add(shape, in: ink)
            } else {
                text.add(canvas.text(of: cell), cell.attributes, ink, at: place, into: &texts)
                continue
            }
            text.end(into: &texts)
        }
        text.end(into: &texts)
    }

    private mutating func addBackgrounds(_ row: Int, _ canvas: borrowing Canvas) {
        var start = 0
        while start < columns {
            let background = inks.background(of: canvas[start, row].style)
            var end = start + 1
            while end < columns, inks.background(of: canvas[end, row].style) == background {
                end += 1
            }
            addBackground(background, at: SVGCell(column: start, row: row, columns: end - start))
            start = end
        }
    }

    private mutating func addBackground(_ background: UInt32, at place: SVGCell) {
        if background == inks.paper && !isOpaque { return }
        backgrounds += "<rect x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(place.width)\""
        backgrounds += " height=\"\(SVGCell.height)\" fill=\"\(background.hex)\"/>\n"
    }

    private mutating func add(_ shape: SVGShape, in ink: UInt32) {
        if !shape.filled.isEmpty {
            if shape.isBlock {
                blocks[ink, default: SVGFills()].add(shape.filled)
            } else {
                fills[ink, default: SVGFills()].add(shape.filled)
            }
        }
        if !shape.stroked.isEmpty { strokes[ink, default: ""] += shape.stroked }
    }

    /// Returns the paths in the order of colors, so that the same canvas gives the same picture.
    private func paths(of fills: [UInt32: SVGFills], _ attributes: String = "") -> String {
        fills.sorted { $0.key < $1.key }.map { ink, data in
            "<path d=\"\(data.data)\" fill=\"\(ink.hex)\"\(attributes)/>\n"
        }.joined()
    }

    private var paths: String {
        let stroked = strokes.sorted { $0.key < $1.key }.map { ink, data in
            "<path d=\"\(data)\" fill=\"none\" stroke=\"\(ink.hex)\" stroke-width=\"2\""
                + "\(SVG.blended)/>\n"
        }
        return paths(of: blocks) + paths(of: fills, SVG.blended) + stroked.joined()
    }

    /// The attribute that makes the edges of lines smooth. Areas that touch have sharp edges,
    /// because the background would be visible where an edge is not on a whole pixel.
    private static let blended = " shape-rendering=\"auto\""

    /// The picture without its background.
    var content: String { backgrounds + paths + texts }

    var document: String { document(showing: content) }

    /// Returns an SVG document that shows the content on the background color of the page.
    func document(showing content: String) -> String {
        let width = columns * SVGCell.width + 2 * SVGCell.margin
        let height = rows * SVGCell.height + 2 * SVGCell.margin
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width / 2)" height="\(height / 2)" \
            viewBox="0 0 \(width) \(height)" font-family="ui-monospace, Menlo, Consolas, \
            'DejaVu Sans Mono', monospace" font-size="26.6" xml:space="preserve" \
            shape-rendering="crispEdges">
            <rect width="\(width)" height="\(height)" rx="12" \
            fill="\(inks.paper.hex)"\(SVG.blended)/>
            \(content)</svg>

            """
    }
}
