import Testing

@testable import TUI

@Suite struct `A theme` {
    @Test func `the terminal's scheme and colors choose the theme`() {
        for depth in [ColorDepth.sixteen, .indexed, .full] {
            #expect(Theme.fitting(.dark, depth).name == "dark")
            #expect(Theme.fitting(.light, depth).name == "light")
            #expect(Theme.fitting(nil, depth).name == "dark")
        }
        for scheme in [ColorScheme.dark, .light, nil] {
            #expect(Theme.fitting(scheme, .none).name == "monochrome")
        }
    }

    /// Roles that have to be distinguished in the same place.
    private static let rivals: [[Role]] = [
        [.text, .dim, .accent, .danger, .warning], [.text, .disabled, .key], [.text, .title],
        [.success, .danger, .warning], [.page, .selection, .focus],
        [.cardFace, .cardBack], [.redSuit, .blackSuit],
        [.given, .entered, .conflict, .hint], [.page, .same, .selection, .focus],
    ]

    @Test(arguments: Theme.all)
    func `roles with different meanings look different`(_ theme: Theme) {
        for roles in Self.rivals {
            #expect(Set(roles.map { theme[$0] }).count == roles.count, "\(theme.name): \(roles)")
        }
    }

    @Test func `roles have no colors in a theme without colors`() {
        for theme in [Theme.monochrome, .ascii] {
            for role in Role.allCases {
                #expect(theme[role].foreground == .default)
                #expect(theme[role].background == .default)
            }
        }
    }

    @Test(arguments: [ColorDepth.indexed, .sixteen])
    func `a mark stays visible with fewer colors`(_ depth: ColorDepth) {
        let palette = ColorReduction(depth: depth)
        func reduced(_ style: Style) -> Style {
            Style(
                foreground: palette.nearest(to: style.foreground),
                background: palette.nearest(to: style.background), attributes: style.attributes)
        }
        for theme in [Theme.dark, .light, .highContrast] {
            for roles in [[Role.page, .selection, .focus], [.given, .entered, .conflict]] {
                #expect(Set(roles.map { reduced(theme[$0]) }).count == roles.count)
            }
        }
    }

    @Test(arguments: [(Theme.light, Theme.dark), (.dark, .light), (.highContrast, .light)])
    func `a part in another theme has a page of its own, and is readable there`(
        _ part: Theme, _ whole: Theme
    ) {
        var page = Page(columns: 8, rows: 3, theme: whole)
        page.show(
            Column {
                Text("outside")
                Text("text").themed(part)
                Text("dim", .dim).themed(part)
            })
        #expect(page.canvas[0, 0].style == whole[.page])
        for row in 1...2 {
            let style = page.canvas[0, row].style
            #expect(style.background == part.defaults.background, "\(part.name)")
            let contrast = Contrast.between(
                style.foreground.value, style.background.value)
            #expect(contrast >= 4.5, "\(part.name): \(contrast)")
        }
    }

    @Test(arguments: [(Theme.light, Theme.dark), (.dark, .light)])
    func `a role keeps its color on a panel of a part in another theme`(
        _ part: Theme, _ whole: Theme
    ) {
        let roles: [Role] = [.text, .danger, .dim, .accent, .key]
        for ground in [Role.panel, .same, .stripe] {
            var page = Page(columns: 4, rows: roles.count + 1, theme: whole)
            page.show(
                Column {
                    for role in roles { Text("text", role).background(ground) }
                    Text("text", .danger).background(.focus)
                }
                .themed(part))
            for (row, role) in roles.enumerated() {
                let style = page.canvas[0, row].style
                let color = role == .text ? part.defaults.foreground : part[role].foreground
                #expect(style.foreground == color, "\(part.name): \(role) on \(ground)")
                #expect(style.background == part[ground].background)
            }
            // The focus needs its own foreground.
            #expect(page.canvas[0, roles.count].style.foreground == part[.focus].foreground)
        }
    }

    @Test func `a part in the current theme leaves the page to the terminal`() {
        var page = Page(columns: 4, rows: 1, theme: .light)
        page.show(Text("text").themed(.light))
        #expect(page.canvas[0, 0].style.background == .default)
    }

    @Test func `a view that floats above a part has the part's theme`() {
        let season = MenuItem("spring", "Spring")
        var selection = Selection([season, MenuItem("fall", "Fall")], chosen: "spring")
        selection.apply(.open)
        var page = Page(columns: 20, rows: 8)
        page.show(
            Column {
                Select(selection, "seasons")
                Floating(at: Point(column: 0, row: 6)) { Text("→") }
            }
            .themed(.ascii))
        let shown = page.canvas.text()
        #expect(shown.contains("> Spring") && shown.contains("Fall"), "\(shown)")
        #expect(!shown.unicodeScalars.contains { !$0.isASCII }, "\(shown)")
    }

    @Test func `a role can be given another look`() {
        var theme = Theme.dark
        theme[.accent] = Style(foreground: .red)
        #expect(theme[.accent] == Style(foreground: .red))
        #expect(theme[.danger] == Theme.dark[.danger])
    }

    @Test func `glyphs and their ASCII forms have the same width`() {
        let text = "┌─╮│♠♥♦♣ ← ↑ → ↓ … × “a” — ▖▘▚▞▙ é 界"
        let plain = String(text.map(\.asciiForm))
        #expect(plain == "+-+|SHDC < ^ > v ~ x \"a\" - .'\\/# é 界")
        #expect(plain.drawnColumns == text.drawnColumns)
        for value in UInt32(0x2010)...0x27ff {
            guard let scalar = Unicode.Scalar(value), scalar.asciiForm != scalar else { continue }
            #expect(CharacterWidth(scalar).columns == 1, "\(scalar)")
            #expect(scalar.asciiForm.isASCII, "\(scalar)")
        }
    }
}

extension Theme: CustomTestStringConvertible {
    public var testDescription: String { name }
}
