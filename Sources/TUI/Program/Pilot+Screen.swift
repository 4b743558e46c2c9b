extension Pilot {
    /// What the screen shows, without the blanks at the ends of its rows and below the last.
    public var text: String {
        let rows = (0..<session.page.canvas.rows).map { row in
            session.page.canvas.text(row: row).trimmed { $0 == " " }
        }
        return rows.trimmed(where: \.isEmpty).joined(separator: "\n")
    }

    /// Where the terminal's own cursor stands; nil when it is hidden.
    public var cursor: Point? { session.page.canvas.cursor }

    /// Text in one style.
    public struct Run: Equatable, Sendable {
        public var text: String
        public var style: Style

        public init(_ text: String, _ style: Style = .plain) {
            self.text = text
            self.style = style
        }
    }

    /// A row of the screen in pieces of one style, from edge to edge.
    public func runs(row: Int) -> [Run] {
        var runs: [Run] = []
        for column in 0..<session.page.canvas.columns {
            let style = session.page.canvas[column, row].style
            let text = session.page.canvas.glyph(column, row)
            if runs.last?.style == style {
                runs[runs.count - 1].text += text
            } else {
                runs.append(Run(text, style))
            }
        }
        return runs
    }
}

extension Canvas {
    /// What a cell shows; nothing for the right half of a wide glyph.
    func glyph(_ column: Int, _ row: Int) -> String {
        let cell = self[column, row]
        if cell.width == 0 { return "" }
        if let cluster = cell.cluster { return clusters.text(at: cluster) }
        return String(Unicode.Scalar(cell.glyph) ?? "\u{fffd}")
    }
}

extension BidirectionalCollection {
    /// All but the last ones that are like that.
    fileprivate func trimmed(where isBlank: (Element) -> Bool) -> SubSequence {
        self[..<(lastIndex { !isBlank($0) }.map(index(after:)) ?? startIndex)]
    }
}
