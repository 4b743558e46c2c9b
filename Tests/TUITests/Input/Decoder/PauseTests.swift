import Foundation
import TUI
import Testing

/// The number of terminal reports to cut into pieces. `Scripts/fuzz-input` asks for more.
private let effort =
    ProcessInfo.processInfo.environment["PARLOR_FUZZ_RUNS"].flatMap { Int($0) } ?? 4_000

/// The reports and answers of many terminals.
private let reports = [
    "\u{1B}[<35;20;5M", "\u{1B}[<0;100;40m", "\u{1B}[<65;1;1M", "\u{1B}[32;20;5M",
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[?997;1n", "\u{1B}[48;24;80;480;800t", "\u{1B}[0n",
    "\u{1B}[?62;22c", "\u{1B}[>1;4600;0c", "\u{1B}P!|00000000\u{1B}\\", "\u{1B}[?1;2c",
    "\u{1B}P>|kitty(0.36.0)\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}[4;2$y", "\u{1B}[?2;0;800;600S",
    "\u{1B}[?1u", "\u{1B}[>4;2m", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
    "\u{1B}]10;rgb:ff/ff/ff\u{07}",
    "\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}\\", "\u{1B}]52;c;aGVsbG8=\u{07}", "\u{1B}[8;24;80t",
    "\u{1B}[24;80R", "\u{1B}P1+r524742=38\u{1B}\\", "\u{1B}P0+r524742\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P0$r\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?12;40R",
]

@Suite struct `A pause in the middle of a report` {
    /// Decodes pieces with pauses between them that are long enough to report a key.
    private func decoded(_ pieces: [ArraySlice<UInt8>]) -> [TerminalEvent] {
        var decoder = InputDecoder()
        var events: [TerminalEvent] = []
        for piece in pieces {
            decoder.decode(piece.span, into: &events)
            decoder.timeOut(into: &events)
        }
        return events
    }

    private func isTyped(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(let key): key.text != nil
        case .text, .paste: true
        default: false
        }
    }

    @Test(arguments: [1, 2, 3, 4])
    func `types nothing, wherever and however often it occurs`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<max(effort / 4, 1) {
            let text = (0..<Int.random(in: 1...3, using: &numbers))
                .map { _ in reports.randomElement(using: &numbers)! }.joined()
            let size = Int.random(in: 1...12, using: &numbers)
            let events = decoded(numbers.pieces(of: Array(text.utf8), upTo: size))
            #expect(!events.contains(where: isTyped), "\(text.debugDescription) in \(size)s")
        }
    }

    @Test(arguments: reports) func `keeps the report unchanged`(report: String) throws {
        var decoder = InputDecoder()
        let bytes = Array(report.utf8)
        let whole = try #require(decoder.decode(bytes).first)
        for place in 1..<bytes.count {
            let events = decoded([bytes[..<place], bytes[place...]])
            #expect(events.contains(whole), "cut at \(place)")
        }
    }

    @Test func `is distinguished from typing by the next byte`() {
        func typed(_ text: String) -> TerminalEvent {
            .key(KeyPress(.character(text.unicodeScalars.first!), text: text))
        }
        for introducer in ["[", "]", "P", "O", "_"] {
            var decoder = InputDecoder()
            _ = decoder.decode([0x1B])
            var events: [TerminalEvent] = []
            decoder.timeOut(into: &events)
            events += decoder.decode(Array("\(introducer)ab".utf8))
            #expect(events == [.key(KeyPress(.escape)), typed(introducer), typed("a"), typed("b")])
        }
    }

    @Test func `does not hold typed text for long`() {
        var decoder = InputDecoder()
        var events = decoder.decode([0x1B])
        decoder.timeOut(into: &events)
        events = decoder.decode(Array("P".utf8))
        #expect(events == [])
        #expect(decoder.pending == .more)
        decoder.giveUp(into: &events)
        #expect(events == [.key(KeyPress(.character("P"), text: "P"))])
    }
}

@Suite struct `A reply that ends in a bare escape` {
    private let color = TerminalEvent.reply(
        .paletteColor(index: 1, RGB16(red: 0xCDCD, green: 0, blue: 0)))
    private let bytes = Array("\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}".utf8)

    @Test func `is a reply, and the escape is no key`() {
        var decoder = InputDecoder()
        var events = decoder.decode(bytes)
        #expect(decoder.pending == .key)
        decoder.timeOut(into: &events)
        #expect(events == [color])
        #expect(decoder.decode(Array("\\a".utf8)) == [.key(KeyPress(.character("a"), text: "a"))])
    }

    @Test func `may be followed by anything`() {
        let attributes = TerminalEvent.reply(.primaryAttributes([1, 2]))
        let key = TerminalEvent.key(KeyPress(.character("a"), text: "a"))
        for (rest, event) in [("\u{1B}[?1;2c", attributes), ("[?1;2c", attributes), ("a", key)] {
            var decoder = InputDecoder()
            #expect(decoder.decode(bytes + Array(rest.utf8)) == [color, event])
        }
    }
}

@Suite struct `Rare replies` {
    @Test func `are recognized`() {
        var decoder = InputDecoder()
        #expect(
            decoder.decode(Array("\u{1B}[4;2$y\u{1B}[?1;0;256S\u{1B}[?2;0;800;600S".utf8)) == [
                .reply(.ansiMode(4, .reset)),
                .reply(.graphicsAttribute(item: 1, status: 0, [256])),
                .reply(.graphicsAttribute(item: 2, status: 0, [800, 600])),
            ])
    }
}
