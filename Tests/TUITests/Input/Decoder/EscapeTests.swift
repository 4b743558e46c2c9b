import TUI
import Testing

@Suite struct `The Escape key` {
    private let escape = TerminalEvent.key(KeyPress(.escape))

    @Test func `needs a deadline, and no other key does`() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.pending == .key)
        var events: [TerminalEvent] = []
        decoder.timeOut(into: &events)
        decoder.timeOut(into: &events)
        #expect(events == [escape])
        #expect(decoder.pending == .nothing)
        _ = decoder.decode(Array("\u{1B}[1;5".utf8))
        #expect(decoder.pending == .more)
    }

    @Test func `makes one key for each press`() {
        var decoder = InputDecoder()
        var events = decoder.decode([0x1B, 0x1B, 0x1B, 0x1B])
        decoder.timeOut(into: &events)
        #expect(events == [escape, escape, .key(KeyPress(.escape, modifiers: .alt))])
    }

    @Test func `before Alt and a letter is a key of its own`() {
        let alt = TerminalEvent.key(KeyPress(.character("a"), modifiers: .alt))
        #expect(decoded("\u{1B}\u{1B}a") == [escape, alt])
    }

    @Test func `followed by the end of the input makes a key`() {
        var decoder = InputDecoder()
        var events = decoder.decode([0x1B])
        decoder.finish(into: &events)
        events += decoder.decode([0xE2, 0x82])
        decoder.finish(into: &events)
        #expect(events == [escape, .illFormed(0xE282)])
    }

    @Test func `inside a sequence starts a new one, and other controls are obeyed`() {
        let interrupt = TerminalEvent.key(KeyPress(.character("c"), modifiers: .control))
        #expect(
            decoded("\u{1B}[1;\u{3}5A") == [
                interrupt, .key(KeyPress(.up, modifiers: .control)),
            ])
    }
}

@Suite struct `Backspace` {
    @Test func `is the key that the settings of the terminal name`() {
        let backspace = TerminalEvent.key(KeyPress(.backspace))
        let withControl = TerminalEvent.key(KeyPress(.backspace, modifiers: .control))
        let controlH = TerminalEvent.key(KeyPress(.character("h"), modifiers: .control))
        var decoder = InputDecoder(erase: 0x7F)
        #expect(decoder.decode([0x7F, 0x08]) == [backspace, controlH])
        decoder.erase = 0x08
        #expect(decoder.decode([0x08, 0x7F]) == [backspace, withControl])
    }
}

@Suite struct `A character` {
    @Test func `of any kind is one key, whole or in pieces`() {
        for value in stride(from: UInt32(0xA0), through: 0x10FFFF, by: 37) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let expected = [TerminalEvent.key(KeyPress(.character(scalar), text: String(scalar)))]
            var decoder = InputDecoder()
            let bytes = Array(String(scalar).utf8)
            #expect(decoder.decode(bytes) == expected)
            #expect(bytes.flatMap { decoder.decode([$0]) } == expected)
        }
    }

    @Test func `that is ill-formed is repaired as Swift repairs strings`() {
        var numbers = SeededNumbers(seed: 10)
        for _ in 0..<3000 {
            let bytes = (0..<12).map { _ in UInt8.random(in: 0x7E...0xFF, using: &numbers) | 0x80 }
            var decoder = InputDecoder()
            var events = decoder.decode(bytes)
            decoder.finish(into: &events)
            var text = ""
            for event in events {
                switch event {
                case .key(let press): text.unicodeScalars.append(press.key.character ?? "?")
                default: text.unicodeScalars.append("\u{FFFD}")
                }
            }
            #expect(text == String(decoding: bytes, as: UTF8.self))
        }
    }
}
