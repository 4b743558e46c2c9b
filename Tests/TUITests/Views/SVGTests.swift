import Testing

@testable import TUI

@Suite struct `A picture as SVG` {
    private func svg(_ columns: Int, _ rows: Int = 1, _ draw: (inout Canvas) -> Void) -> String {
        var page = Page(columns: columns, rows: rows)
        draw(&page.canvas)
        return page.svg()
    }

    @Test func `an empty page is a rectangle with rounded corners`() {
        #expect(
            svg(2) { _ in } == """
                <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" \
                viewBox="0 0 64 64" font-family="ui-monospace, Menlo, Consolas, \
                'DejaVu Sans Mono', monospace" font-size="26.6" xml:space="preserve" \
                shape-rendering="crispEdges">
                <rect width="64" height="64" rx="12" fill="#16181d" shape-rendering="auto"/>
                </svg>

                """)
    }

    @Test func `words stand at their columns, each style by itself`() {
        let picture = svg(20) { canvas in
            canvas.draw("one two", column: 0, row: 0)
            canvas.draw("far", column: 10, row: 0)
            canvas.draw(
                "bold", column: 14, row: 0,
                style: Style(foreground: .index(208), attributes: [.bold, .italic]))
        }
        #expect(
            texts(picture) == [
                ##"<text x="16" y="40" textLength="112" lengthAdjust="spacingAndGlyphs" fill="#d8dade">one two</text>"##,
                ##"<text x="176" y="40" textLength="48" lengthAdjust="spacingAndGlyphs" fill="#d8dade">far</text>"##,
                ##"<text x="240" y="40" textLength="64" lengthAdjust="spacingAndGlyphs" fill="#ff8700" font-weight="bold" font-style="italic">bold</text>"##,
            ])
    }

    @Test func `a glyph of uncertain width is centered in its cells`() {
        let picture = svg(8) { $0.draw("a한♠", column: 0, row: 0) }
        #expect(
            texts(picture) == [
                ##"<text x="16" y="40" textLength="16" lengthAdjust="spacingAndGlyphs" fill="#d8dade">a</text>"##,
                ##"<text x="48" y="40" text-anchor="middle" fill="#d8dade">한</text>"##,
                ##"<text x="72" y="40" text-anchor="middle" fill="#d8dade">♠</text>"##,
            ])
    }

    @Test func `special characters of XML are escaped`() {
        let picture = svg(9) { $0.draw("<a&b>", column: 0, row: 0) }
        #expect(texts(picture)[0].hasSuffix(">&lt;a&amp;b&gt;</text>"))
    }

    @Test func `backgrounds are rectangles, and reverse exchanges the two colors`() {
        let picture = svg(6) { canvas in
            canvas.draw("ab", column: 1, row: 0, style: Style(background: .rgb(1, 2, 3)))
            canvas.draw(
                "c", column: 4, row: 0, style: Style(foreground: .red, attributes: .reverse))
        }
        #expect(picture.contains(##"<rect x="32" y="16" width="32" height="32" fill="#010203"/>"##))
        #expect(picture.contains(##"<rect x="80" y="16" width="16" height="32" fill="#cd0000"/>"##))
        #expect(texts(picture)[1].contains("fill=\"#16181d\">c"))
    }

    @Test func `dim is three quarters ink and one quarter background`() {
        let style = Style(
            foreground: .rgb(200, 100, 0), background: .rgb(0, 0, 100), attributes: .dim)
        let picture = svg(1) { $0.draw("x", column: 0, row: 0, style: style) }
        #expect(texts(picture)[0].contains("fill=\"#964b19\""))
    }

    @Test func `lines, blocks and underlines are drawn`() {
        let picture = svg(6) { canvas in
            canvas.draw("─┃▄╭", column: 0, row: 0)
            canvas.draw(" ", column: 5, row: 0, style: Style(attributes: .underline))
        }
        #expect(texts(picture).isEmpty)
        let paths = picture.split(separator: "\n").filter { $0.hasPrefix("<path") }
        #expect(
            paths == [
                ##"<path d="M48 32h16v16h-16z" fill="#d8dade"/>"##,
                ##"<path d="M16 31h16v2h-16zM38 16h4v32h-4zM96 44h16v2h-16z" fill="#d8dade" shape-rendering="auto"/>"##,
                ##"<path d="M72 48v-8q0 -8 8 -8" fill="none" stroke="#d8dade" stroke-width="2" shape-rendering="auto"/>"##,
            ])
    }

    /// If edges that touch were blended with the background, a seam would be visible between them.
    @Test func `lines are blended with the views below, and touching areas are not`() {
        let picture = svg(6, 2) { canvas in
            for row in 0..<2 {
                canvas.draw(
                    "▀▄█ ─╭", column: 0, row: row,
                    style: Style(foreground: .red, background: .rgb(9, 9, 9)))
            }
        }
        let shapes = picture.split(separator: "\n").filter {
            $0.hasPrefix("<rect x") || $0.hasPrefix("<path")
        }
        #expect(picture.contains("xml:space=\"preserve\" shape-rendering=\"crispEdges\">"))
        #expect(shapes.count { $0.hasPrefix("<rect") } == 2)
        // Blocks, lines and arcs have a path each.
        let isBlended = shapes.map { $0.contains("shape-rendering=\"auto\"") }
        #expect(isBlended == [false, false, false, true, true], "\(shapes)")
    }

    @Test
    func `every box character is drawn except dashes, diagonals and most joints of double lines`() {
        let place = SVGCell(column: 0, row: 0, columns: 1)
        let written = (UInt32(0x2500)...0x259f).compactMap(Unicode.Scalar.init)
            .filter { SVGShape($0, at: place) == nil && $0.shade == nil }
        #expect(
            String(String.UnicodeScalarView(written))
                == "┄┅┆┇┈┉┊┋╌╍╎╏╒╓╕╖╘╙╛╜╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬╱╲╳")
    }

    @Test func `every size of a picture works`() {
        for (columns, rows) in [(0, 0), (0, 3), (1, 1)] {
            let picture = svg(columns, rows) { _ in }
            #expect(picture.hasPrefix("<svg") && picture.hasSuffix("</svg>\n"))
        }
    }

    private func texts(_ svg: String) -> [String] {
        svg.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("<text") else { return nil }
            return String(line.hasSuffix("</svg>") ? line.dropLast(6) : line)
        }
    }
}

@Suite struct `A run of cells` {
    @Test func `text is the visible part, without the blanks at the ends`() {
        var canvas = Canvas(columns: 8, rows: 3)
        canvas.draw("한 a", column: 1, row: 1)
        #expect(canvas.text() == "\n 한 a\n")
    }

    @Test func `runs contain the visible text and its look`() {
        var canvas = Canvas(columns: 12, rows: 2)
        canvas.draw("a  b", column: 1, row: 0)
        canvas.draw("한c", column: 6, row: 0, style: Style(foreground: .red))
        canvas.draw(" d ", column: 0, row: 1, style: Style(background: .blue))
        canvas.draw("   ", column: 5, row: 1, style: Style(foreground: .red))
        #expect(
            canvas.runs() == [
                StyledRun(row: 0, column: 1, text: "a  b"),
                StyledRun(row: 0, column: 6, text: "한c", style: Style(foreground: .red)),
                StyledRun(row: 1, column: 0, text: " d ", style: Style(background: .blue)),
            ])
    }
}
