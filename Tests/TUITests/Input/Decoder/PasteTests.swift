import TUI
import Testing

@Suite struct `A paste` {
    private let start = "\u{1B}[200~"
    private let end = "\u{1B}[201~"

    @Test func `has one kind of line end`() {
        #expect(decoded(start + "a\r\nb\rc\nd\n\re\r\r" + end) == [.paste("a\nb\nc\nd\n\ne\n\n")])
    }

    @Test func `is never a command, even if it contains a part of the end sequence`() {
        let text = "q\u{3}\u{1B}[201\u{1B}[A\u{1B}\u{1B}[20~\u{1B}[<0;1;1M"
        #expect(decoded(start + text + end) == [.paste(text)])
    }

    @Test func `of ten megabytes comes whole, in pieces of any size`() {
        let text = String(repeating: "ten times ten columns of plain and é text\n", count: 240_000)
        let bytes = Array((start + text + end).utf8)
        #expect(bytes.count > 10_000_000)
        for size in [4096, 65_536, bytes.count] {
            var decoder = InputDecoder()
            var events: [TerminalEvent] = []
            for piece in stride(from: 0, to: bytes.count, by: size) {
                let range = piece..<min(piece + size, bytes.count)
                decoder.decode(bytes.span.extracting(range), into: &events)
            }
            #expect(events == [.paste(text)])
        }
    }

    @Test func `that is too long is cut, and its rest is not typed`() {
        var decoder = InputDecoder(pasteLimit: 1000)
        let long = String(repeating: "x", count: 3000)
        var events = decoder.decode(Array((start + long).utf8))
        #expect(events == [.paste(String(repeating: "x", count: 1000))])
        events = decoder.decode(Array((long + end + "b").utf8))
        #expect(events == [.key(KeyPress(.character("b"), text: "b"))])
    }

    @Test func `without an end is delivered after a silence`() {
        var decoder = InputDecoder()
        var events = decoder.decode(Array((start + "abc\u{1B}[20").utf8))
        decoder.timeOut(into: &events)
        #expect(events == [])
        #expect(decoder.pending == .more)
        decoder.giveUp(into: &events)
        #expect(events == [.paste("abc")])
        #expect(decoder.decode([0x0D]) == [.key(KeyPress(.enter))])
    }

    @Test func `after another starts afresh`() {
        #expect(decoded(start + "a" + end + start + end) == [.paste("a"), .paste("")])
    }

    @Test func `that is not UTF-8 is repaired`() {
        var decoder = InputDecoder()
        let events = decoder.decode(Array(start.utf8) + [0x61, 0xFF] + Array(end.utf8))
        #expect(events == [.paste("a\u{FFFD}")])
    }
}
