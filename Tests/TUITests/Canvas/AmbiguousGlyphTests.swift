import Testing

@testable import TUI

@Suite struct `A terminal in which boxes and suits take two columns` {
    private func shown(
        _ text: String, _ style: Style = .plain, colors: ColorDepth = .full
    ) -> String {
        var canvas = Canvas(columns: 12, rows: 1)
        var encoder = CanvasEncoder(
            Dialect(
                colors: colors, synchronizes: false, scheme: .dark, glyphs: .unambiguous))
        var bytes = ByteBuffer()
        encoder.encode(&canvas, into: &bytes)
        bytes.removeAll()
        canvas.draw(text, column: 0, row: 0, style: style)
        encoder.encode(&canvas, into: &bytes)
        return bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
            .replacing("\u{1b}", with: "^")
    }

    @Test func `has letters for all four suits, and ASCII for boxes`() {
        #expect(shown("♠♥♦♣").contains("SHDC"))
        #expect(shown("┌─┐").contains("+-+"))
    }

    @Test func `shows blocks as the mixed color of their cell`() {
        let style = Style(foreground: .rgb(255, 200, 0), background: .rgb(55, 0, 0))
        #expect(shown("▀", style).contains("48;2;155;100;0m"))
        #expect(shown("▙", style).contains("48;2;205;150;0m"))
        #expect(shown("█", style).contains("48;2;255;200;0m"))
        #expect(shown("▂", style).contains("48;2;105;50;0m"))
        var reversed = style
        reversed.attributes = .reverse
        #expect(shown("▙", reversed).contains("48;2;105;50;0m"))
        #expect(shown("█", reversed).contains("48;2;55;0;0m"))
        for block in "▀▙█▂" {
            #expect(!shown(String(block), style).contains { $0 == "#" || $0 == block })
        }
        #expect(shown("█", Style(foreground: .red)).contains("41m"))
        // The terminal's own colors are assumed to be dark and white.
        #expect(shown("▀", Style(foreground: .rgb(200, 0, 0))).contains("48;2;111;12;14m"))
        #expect(shown("▀", Style(background: .rgb(1, 1, 1))).contains("48;2;128;128;128m"))
    }

    @MainActor @Test func `tells the program that boxes are wide and partial blocks missing`() {
        var probe = CapabilityProbe()
        probe.begin(at: 0)
        probe.awaitWidth()
        var surroundings = Surroundings(size: Size(columns: 20, rows: 3))
        #expect(!surroundings.hasWideBoxes)
        probe.note(.cursor(row: 1, column: 3), at: 1)
        surroundings.capabilities = probe.summary
        #expect(surroundings.hasWideBoxes)
        // Views learn this from the theme of the page.
        let pilot = Pilot(in: surroundings) { $0.surroundings.map { _ in BigDigits("8") } }
        #expect(!pilot.session.page.theme.hasPartialBlocks)
        #expect(pilot.text.contains("|_|") && !pilot.text.contains("█"))
    }

    @Test func `has a sign for blocks without known colors`() {
        #expect(shown("▀").contains("#"))
        let style = Style(foreground: .rgb(255, 200, 0), background: .rgb(55, 0, 0))
        #expect(shown("█", style, colors: .none).contains("#"))
    }
}
