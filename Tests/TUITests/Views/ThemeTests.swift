import Testing

@testable import TUI

@Suite struct ThemeTests {
    @Test func `the terminal's scheme and colours choose the theme`() {
        for depth in [ColorDepth.sixteen, .indexed, .full] {
            #expect(Theme.fitting(.dark, depth).name == "dark")
            #expect(Theme.fitting(.light, depth).name == "light")
            #expect(Theme.fitting(nil, depth).name == "dark")
        }
        for scheme in [ColorScheme.dark, .light, nil] {
            #expect(Theme.fitting(scheme, .none).name == "monochrome")
        }
    }

    /// Roles that stand for different things in the same place.
    private static let rivals: [[Role]] = [
        [.text, .dim, .accent, .danger, .warning], [.text, .disabled, .key], [.text, .title],
        [.success, .danger, .warning], [.page, .selection, .focus],
        [.cardFace, .cardBack], [.redSuit, .blackSuit],
        [.given, .entered, .conflict, .hint], [.page, .same, .selection, .focus],
    ]

    @Test(arguments: Theme.all)
    func `roles that stand for different things look different`(_ theme: Theme) {
        for roles in ThemeTests.rivals {
            #expect(Set(roles.map { theme[$0] }).count == roles.count, "\(theme.name): \(roles)")
        }
    }

    @Test func `without colours they differ by attributes`() {
        for theme in [Theme.monochrome, .ascii] {
            for role in Role.allCases {
                #expect(theme[role].foreground == .default)
                #expect(theme[role].background == .default)
            }
        }
    }

    @Test(arguments: [ColorDepth.indexed, .sixteen])
    func `what is marked stays marked with fewer colours`(_ depth: ColorDepth) {
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

    @Test func `a role can be given another look`() {
        var theme = Theme.dark
        theme[.accent] = Style(foreground: .red)
        #expect(theme[.accent] == Style(foreground: .red))
        #expect(theme[.danger] == Theme.dark[.danger])
    }

    @Test func `in ASCII look-alikes take the same room`() {
        let text = "┌─╮│♠♥♦♣ ← ↑ → ↓ … × “a” — é 界"
        let plain = String(text.map(\.asciiForm))
        #expect(plain == "+-+|SHDC < ^ > v ~ x \"a\" - é 界")
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
