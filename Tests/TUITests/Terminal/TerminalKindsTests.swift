import Testing

@testable import TUI

/// Old terminals and terminals that imitate them receive only what they know, and the result is
/// readable.
@Suite struct `Kinds of terminals` {
    /// Lines, suits, eighths of blocks, marks, and another script: everything that the games draw.
    private static var sample: some View {
        Panel("Suits ♠♥♦♣", border: .rounded) {
            Row {
                Text("♥ 7", .redSuit)
                Text("…→•", .accent)
                Text("한글", .given)
            }
            ProgressBar(0.4).frame(columns: 9)
            Text("▶ given", .given)
        }
    }

    private static func shown(on term: String, _ limit: (inout TerminalModel) -> Void) -> Replay {
        let profile = TerminalProfile(["TERM": term])
        var replay = Replay(columns: 20, rows: 6, profile.dialect)
        limit(&replay.model)
        let theme = Theme.fitting(profile.scheme, profile.dialect.colors)
        for frame in 0..<3 {
            var page = Page(columns: 20, rows: 6, theme: theme)
            page.show(sample)
            page.canvas[18, 4] = Cell(Unicode.Scalar(0x30 + UInt8(frame)), page.style(.conflict))
            for row in 0..<6 {
                for column in 0..<20 { replay.canvas[column, row] = page.canvas[column, row] }
            }
            replay.show()
        }
        return replay
    }

    @Test(arguments: ["vt100", "vt102", "vt220", "vt320-w"])
    func `a video terminal gets ASCII, attributes and the sequences of a VT100`(term: String) {
        let replay = Self.shown(on: term) { model in
            model.commands = Set("HABCDKmr")
            model.renditions = { [0, 1, 2, 3, 4, 7, 22, 24, 27].contains($0) }
            model.glyphs = { $0.isASCII || $0.properties.isAlphabetic }
        }
        #expect(replay.model.complaints.isEmpty)
        #expect(
            replay.model.picture == """
                +- Suits SHDC -----+
                | H 7~>*한글       |
                | #########        |
                | > given          |
                |                 2|
                +------------------+
                """)
    }

    @Test func `the Linux console gets sixteen colors and the glyphs of its font`() {
        let replay = Self.shown(on: "linux") { model in
            model.commands = Set("HGdABCDXKmr")
            model.renditions = { (0...49).contains($0) || (90...97).contains($0) }
            model.glyphs = { !"╭╮╰╯▏▎▍▋▊▉".unicodeScalars.contains($0) }
        }
        #expect(replay.model.complaints.isEmpty)
        #expect(
            replay.model.picture == """
                ┌─ Suits ♠♥♦♣ ─────┐
                │ ♥ 7…→•한글       │
                │ ████             │
                │ > given          │
                │                 2│
                └──────────────────┘
                """)
    }

    @Test func `an xterm without colors gets attributes`() {
        let replay = Self.shown(on: "xterm-mono") { model in
            model.renditions = { $0 < 30 }
        }
        #expect(replay.model.complaints.isEmpty)
        #expect(
            replay.model.picture == """
                ╭─ Suits ♠♥♦♣ ─────╮
                │ ♥ 7…→•한글       │
                │ ███▋░░░░░        │
                │ ▶ given          │
                │                 2│
                ╰──────────────────╯
                """)
    }
}

extension TerminalModel {
    /// The rows on the screen.
    var picture: String {
        (0..<rows).map { row in
            (0..<columns).map { column in
                let place = self[column, row]
                if !place.cluster.isEmpty { return place.cluster }
                return place.glyph == 0 ? "" : Unicode.Scalar(place.glyph).map { String($0) } ?? "?"
            }.joined()
        }.joined(separator: "\n")
    }
}
