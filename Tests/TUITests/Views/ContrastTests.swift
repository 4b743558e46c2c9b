import Foundation
import Testing

@testable import TUI

/// The contrast that WCAG 2.2 requires: 4.5 for text (7 at the higher level), 3 for lines.
@Suite struct `The contrast of colors` {
    private static let inks: [Role] = [
        .text, .dim, .accent, .danger, .success, .warning, .title, .key, .redSuit, .blackSuit,
        .greenSuit, .blueSuit, .given, .entered, .conflict,
    ]
    /// The backgrounds of text.
    private static let backgrounds: [Role] = [
        .page, .panel, .selection, .focus, .button, .track, .cardFace, .cardBack, .felt, .peer,
        .same, .hint, .stripe, .peerStripe, .markA, .markB, .markC, .markD,
    ]

    /// Lines and their backgrounds. The lightest lines are used on the page only.
    private static let lines: [(ink: Role, backgrounds: [Role])] = [
        (.border, backgrounds), (.disabled, backgrounds), (.rule, [.page, .panel, .stripe]),
    ]
    private static let demands: [(theme: Theme, contrast: Double)] = [
        (.dark, 4.5), (.light, 4.5), (.highContrast, 7),
    ]

    @Test func `all text is readable wherever it may lie`() {
        for (theme, least) in Self.demands {
            for background in Self.backgrounds {
                for ink in Self.inks {
                    let contrast = contrast(theme, ink, on: background, defaults: theme.defaults)
                    #expect(contrast >= least, "\(theme.name): \(ink) on \(background)")
                }
            }
        }
    }

    @Test func `lines and disabled views are visible`() {
        for (theme, _) in Self.demands {
            for (ink, backgrounds) in Self.lines {
                for background in backgrounds {
                    let contrast = contrast(theme, ink, on: background, defaults: theme.defaults)
                    #expect(contrast >= 3, "\(theme.name): \(ink) on \(background)")
                }
            }
        }
    }

    @Test func `text is readable on the usual colors of terminals`() {
        let backgrounds: [(Theme, [UInt32])] = [
            (.dark, [0x000000, 0x1e1e1e, 0x282c34, 0x2e3440]),
            (.light, [0xffffff, 0xfdf6e3, 0xf2f2f2]),
        ]
        for (theme, backgrounds) in backgrounds {
            for background in backgrounds {
                var defaults = theme.defaults
                defaults.background = Color(rgb: background)
                for ink in Self.inks {
                    let contrast = contrast(theme, ink, on: .page, defaults: defaults)
                    #expect(contrast >= 4.5, "\(theme.name): \(ink) on \(background.hex)")
                }
            }
        }
    }

    @Test(arguments: [ColorDepth.indexed, .sixteen])
    func `fewer colors leave text readable, and marks visible`(_ depth: ColorDepth) {
        for (theme, _) in Self.demands {
            for background in Self.backgrounds {
                for ink in Self.inks {
                    let contrast = contrast(
                        theme, ink, on: background, defaults: theme.defaults, depth)
                    // With sixteen colors, the red has slightly less contrast than 4.5.
                    let least = depth == .sixteen ? 4.4 : 4.5
                    #expect(contrast >= least, "\(theme.name): \(ink) on \(background)")
                }
            }
            for (ink, backgrounds) in Self.lines {
                for background in backgrounds {
                    let contrast = contrast(
                        theme, ink, on: background, defaults: theme.defaults, depth)
                    #expect(contrast >= 3, "\(theme.name): \(ink) on \(background): \(contrast)")
                }
            }
        }
    }

    /// Covered cells of a board, and open ones, which have the page and stripes as backgrounds.
    @Test(arguments: [ColorDepth.full, .indexed])
    func `covered cells stand out from open ones, and signs stand out on covered cells`(
        _ depth: ColorDepth
    ) {
        for (theme, _) in Self.demands {
            let palette = ColorReduction(depth: depth, scheme: theme.scheme)
            let seen = SVGInks(defaults: theme.defaults)
            func ground(_ role: Role) -> UInt32 {
                seen.background(of: palette.reduced(theme[role]))
            }
            for tile in [Role.tile, .tileStripe] {
                for open in [Role.page, .stripe] {
                    let contrast = Contrast.between(ground(tile), ground(open))
                    // In 256 colors, the stripes of the light theme are slightly darker.
                    #expect(
                        contrast >= (depth == .full ? 1.7 : 1.6),
                        "\(theme.name): \(tile), \(open): \(contrast)")
                }
                for (sign, least) in [(Role.text, 3.0), (.flag, 4)] {
                    let contrast = contrast(theme, sign, on: tile, defaults: theme.defaults, depth)
                    #expect(contrast >= least, "\(theme.name): \(sign) on \(tile): \(contrast)")
                }
            }
            #expect(ground(.tile) != ground(.tileStripe), "\(theme.name)")
        }
    }

    @Test func `red, yellow and green keep their hues in sixteen colors`() {
        for scheme in [ColorScheme.dark, nil] {
            let palette = ColorReduction(depth: .sixteen, scheme: scheme)
            #expect(palette.reduced(Theme.dark[.danger]).foreground == .index(9))
            #expect(palette.reduced(Theme.dark[.conflict]).foreground == .index(9))
            #expect(palette.reduced(Theme.highContrast[.danger]).foreground == .index(9))
            #expect(palette.reduced(Theme.dark[.warning]).foreground == .index(3))
            #expect(palette.reduced(Theme.dark[.success]).foreground == .index(2))
        }
        let light = ColorReduction(depth: .sixteen, scheme: .light)
        #expect(light.reduced(Theme.light[.danger]).foreground == .index(1))
    }

    @Test func `the colors of marks differ in 256 colors, too`() {
        let palette = ColorReduction(depth: .indexed)
        for theme in [Theme.dark, .light, .highContrast] {
            let grounds = [Role.markA, .markB, .markC, .markD, .peer, .stripe, .peerStripe, .same]
                .map { palette.reduced(theme[$0]).background }
            let marks = Set(grounds.prefix(4))
            #expect(marks.count == 4, "\(theme.name): \(grounds)")
            #expect(marks.isDisjoint(with: grounds.dropFirst(4)), "\(theme.name): \(grounds)")
        }
    }

    @Test func `the face of a card is white or gray in 256 colors, and never yellow`() {
        let palette = ColorReduction(depth: .indexed)
        for theme in [Theme.dark, .light, .highContrast] {
            let face = palette.reduced(theme[.cardFace]).background.value & 255
            #expect(face == 15 || face == 231 || face >= 232, "\(theme.name): \(face)")
        }
    }

    @Test func `bold is left out if it would brighten a color too much to be read`() {
        let palette = ColorReduction(depth: .sixteen)
        #expect(palette.reduced(Theme.light[.given]).attributes == [])
        #expect(palette.reduced(Theme.light[.given]).foreground == .black)
        #expect(palette.reduced(Theme.dark[.given]).attributes == .bold)
    }

    @Test(arguments: [Role.focus, .selection, .hint])
    func `a mark stands out from the back of a card, and its line from the mark`(_ mark: Role) {
        for (theme, _) in Self.demands {
            let style = theme.style(mark, over: .cardBack)
            let ground = theme[.cardBack].background.value
            #expect(Contrast.between(style.background.value, ground) >= 3, "\(theme.name)")
            let line = Contrast.between(style.foreground.value, style.background.value)
            #expect(line >= 4.5, "\(theme.name)")
        }
        // A mark that stands out is not changed, and neither are marks without colors.
        #expect(Theme.dark.style(.focus, over: .cardBack) == Theme.dark[.focus])
        #expect(Theme.light.style(.focus, over: .cardBack) != Theme.light[.focus])
        // Without colors, only one of the two is reversed.
        for theme in [Theme.monochrome, .ascii] {
            let style = theme.style(mark, over: .cardBack)
            #expect(theme[.cardBack].attributes == .reverse)
            #expect(!style.attributes.contains(.reverse))
            #expect(theme.style(mark, over: .cardFace) == theme[mark])
        }
    }

    @Test(arguments: ColorDepth.allCases.filter { $0 != .none })
    func `the rim of a focused card back stands out from the back and from the table`(
        _ depth: ColorDepth
    ) {
        for (theme, _) in Self.demands {
            let palette = ColorReduction(depth: depth, scheme: theme.scheme)
            let seen = SVGInks(defaults: theme.defaults)
            func ground(_ style: Style) -> UInt32 { seen.background(of: palette.reduced(style)) }
            let rim = ground(theme.style(.focus, over: .cardBack))
            for table in [Role.cardBack, .page, .felt] {
                let contrast = Contrast.between(rim, ground(theme[table]))
                // In the dark theme, the rim is easy to see. Sixteen colors have no better one.
                let least = depth == .full ? 3.8 : depth == .sixteen ? 2.3 : 3
                #expect(contrast >= least, "\(theme.name): \(table): \(contrast)")
            }
        }
    }

    @Test func `the contrast matches the formula of WCAG`() {
        #expect(abs(Contrast.between(0x000000, 0xffffff) - 21) < 1e-9)
        for color in stride(from: UInt32(0), to: 0x100_0000, by: 0x1_2347) {
            #expect(abs(Contrast.luminance(of: color) - luminance(color)) < 1e-9)
        }
    }

    private func contrast(
        _ theme: Theme, _ ink: Role, on background: Role, defaults: Style,
        _ depth: ColorDepth = .full
    ) -> Double {
        var page = Page(columns: 0, rows: 0, theme: theme)
        page.background = page.style(background)
        // The ink of the felt is for its pattern; content on it has its own ink.
        if background == .felt { page.background.foreground = .default }
        let style = page.style(ink)
        let seen = SVGInks(defaults: defaults)
        var reduced = ColorReduction(depth: depth, scheme: theme.scheme).reduced(style)
        // Many terminals show the first eight colors brighter in bold text.
        if depth == .sixteen, reduced.attributes.contains(.bold) {
            reduced.foreground = reduced.foreground.bright
        }
        let one = luminance(seen.foreground(of: reduced)) + 0.05
        let other = luminance(seen.background(of: reduced)) + 0.05
        return max(one, other) / min(one, other)
    }

    private func luminance(_ color: UInt32) -> Double {
        func linear(_ shift: Int) -> Double {
            let level = Double(color >> shift & 255) / 255
            return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
}
