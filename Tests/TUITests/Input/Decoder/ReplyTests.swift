import TUI
import Testing

@Suite struct `Replies` {
    private let attributes = "\u{1B}[?62;22c"
    private let up = TerminalEvent.key(KeyPress(.up))

    @Test func `that come late, twice or with a key in between are no keys`() {
        #expect(
            decoded(attributes + "\u{1B}[A" + attributes) == [
                .reply(.primaryAttributes([62, 22])), up, .reply(.primaryAttributes([62, 22])),
            ])
    }

    @Test(arguments: [
        "\u{1B}[?62;22c", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}P>|kitty(0.36.0)\u{1B}\\",
        "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}]52;c;aGVsbG8=\u{07}",
    ])
    func `that are expected survive a pause at any byte`(reply: String) {
        let bytes = Array(reply.utf8)
        let whole = decoded(reply)
        for place in 1..<bytes.count {
            var decoder = InputDecoder()
            decoder.expectReplies()
            var events = decoder.decode(Array(bytes[..<place]))
            decoder.timeOut(into: &events)

            // Only a lone escape is a key at once, because the user may wait for it.
            #expect(events == (place == 1 ? [.key(KeyPress(.escape))] : []))
            #expect(decoder.decode(Array(bytes[place...])) == whole)
        }
    }

    @Test func `that are no longer expected are read as Alt`() {
        for character in "[]OP_^X".unicodeScalars {
            var decoder = InputDecoder()
            decoder.expectReplies()
            _ = decoder.decode(Array(attributes.utf8))
            var events = decoder.decode([0x1B, UInt8(character.value)])
            #expect(decoder.pending == .key)
            decoder.timeOut(into: &events)
            #expect(events == [.key(KeyPress(.character(character), modifiers: .alt))])
            #expect(decoder.pending == .nothing)
        }
    }

    @Test func `about the cursor need a question if they look like F3`() {
        let report = Array("\u{1B}[1;5R".utf8)
        let key = TerminalEvent.key(KeyPress(.function(3), modifiers: .control))
        var decoder = InputDecoder()
        #expect(decoder.decode(report) == [key])
        decoder.expectCursor()
        #expect(decoder.decode(report) == [.reply(.cursor(row: 1, column: 5))])
        #expect(decoder.decode(report) == [key])
        decoder.expectCursor()
        decoder.expectNothing()
        #expect(decoder.decode(report) == [key])
    }

    @Test(arguments: [
        "\u{1B}]11;rgb:xx/00/00\u{07}", "\u{1B}]11;?\u{07}", "\u{1B}]52;c;?\u{07}",
        "\u{1B}]0;title\u{1B}\\", "\u{1B}P1+rZZ\u{1B}\\", "\u{1B}]\u{1B}\\", "\u{1B}_x\u{1B}\\",
        "\u{1B}[?2026$p", "\u{1B}[?2026;9$y", "\u{1B}[>0q", "\u{1B}[?u", "\u{1B}[0c", "\u{1B}[?6n",
    ])
    func `without a meaning are dropped as a whole`(reply: String) {
        #expect(decoded(reply + "\u{1B}[A") == [.unknown, up])
    }

    @Test func `that break off are dropped at the next escape`() {
        #expect(decoded("\u{1B}]11;rgb:0\u{1B}[A") == [.unknown, up])
        #expect(decoded("\u{1B}P>|kit\u{18}a") == [.key(KeyPress(.character("a"), text: "a"))])
    }

    @Test func `that never end take limited memory, and are dropped`() {
        var decoder = InputDecoder(replyLimit: 100)
        let endless = "\u{1B}]52;c;" + String(repeating: "QUJD", count: 1000)
        #expect(decoder.decode(Array(endless.utf8)) == [])
        #expect(decoder.decode([0x07]) == [.unknown])
    }

    @Test func `answer several questions at once`() {
        #expect(
            decoded("\u{1B}P1+r524742=38;5463\u{1B}\\\u{1B}]4;1;#f00;2;rgb:0/f/00\u{07}") == [
                .reply(.capability(name: "RGB", value: "8")),
                .reply(.capability(name: "Tc", value: nil)),
                .reply(.paletteColor(index: 1, RGB16(red: 65_535, green: 0, blue: 0))),
                .reply(.paletteColor(index: 2, RGB16(red: 0, green: 65_535, blue: 0))),
            ])
    }
}
