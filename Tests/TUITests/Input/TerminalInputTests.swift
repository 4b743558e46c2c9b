import Testing

@testable import TUI

@Suite struct `An unfinished input sequence` {
    private static let second = 1_000_000_000
    private static let interrupt = TerminalEvent.key(
        KeyPress(.character("c"), modifiers: .control))

    /// A reply, a control string, a mouse report of the old protocol, and a paste.
    private static let beginnings = [
        "\u{1B}]11;", "\u{1B}]11;rgb:00/", "\u{1B}]52;c;aGV\u{1B}", "\u{1B}P", "\u{1B}P>|xter",
        "\u{1B}_", "\u{1B}_Gi=1", "\u{1B}^", "\u{1B}X", "\u{1B}[", "\u{1B}[1;", "\u{1B}[?2026;",
        "\u{1B}[M", "\u{1B}[M ", "\u{1B}O1;", "\u{1B}[200~", "\u{1B}[200~some text",
        "\u{1B}[200~some text\u{1B}[20",
    ]

    private func events(
        _ input: inout TerminalInput, _ text: String, at time: Int
    ) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        let bytes = Array(text.utf8)
        input.take(bytes.span, at: time, into: &events)
        return events
    }

    @Test(arguments: beginnings)
    func `does not keep Ctrl-C waiting`(_ beginning: String) {
        for isAwaited in [false, true] {
            var input = TerminalInput(escapeDelay: Self.second / 25)
            if isAwaited { input.decoder.expectReplies() }
            _ = events(&input, beginning, at: 0)
            // A single press is delivered.
            #expect(events(&input, "\u{3}", at: Self.second / 10).contains(Self.interrupt))
        }
    }

    @Test(arguments: ["\u{3}", "\u{3}\u{3}\u{3}", "\u{1B}[99;5u", "\u{1B}[27;5;99~"])
    func `is ended by Ctrl-C in each of its encodings, if it is a paste`(_ key: String) {
        var input = TerminalInput(escapeDelay: Self.second / 25)
        #expect(events(&input, "\u{1B}[200~some text", at: 0) == [])
        let heard = events(&input, key, at: Self.second / 10)
        #expect(heard.first == .paste("some text") && heard.contains(Self.interrupt))
        // A pasted text may contain the character.
        let text = "\u{1B}[200~q\u{3}q\u{1B}[201~"
        #expect(events(&input, text, at: 2 * Self.second) == [.paste("q\u{3}q")])
    }

    @Test(arguments: beginnings.filter { !$0.contains("[200~") })
    func `is given up two seconds after its first byte, whatever is pressed`(_ beginning: String) {
        var input = TerminalInput(escapeDelay: Self.second / 25)
        input.decoder.expectReplies()
        _ = events(&input, beginning, at: 0)
        // The reply does not end, or keys are pressed.
        for tenth in 1..<19 where input.decoder.pending == .more {
            _ = events(&input, "0", at: tenth * Self.second / 10)
        }
        var ended: [TerminalEvent] = []
        input.noteTime(2 * Self.second, into: &ended)
        #expect(input.deadline == nil)
        #expect(
            events(&input, "q", at: 2 * Self.second + 1)
                == [.key(KeyPress(typed: "q"))])
    }

    @Test(arguments: ["\u{1B}[<", "\u{1B}[<0;", "\u{1B}[<64;10;"])
    func `is given up two seconds after the first key that follows, if it is a mouse report`(
        _ beginning: String
    ) {
        var input = TerminalInput(escapeDelay: Self.second / 25)
        _ = events(&input, beginning, at: 0)
        // The connection stalls, and the report may still arrive.
        #expect(input.deadline == 60 * Self.second)
        var stalled = input
        #expect(events(&stalled, "0;1;1M", at: 30 * Self.second).count == 1)
        // Keys are pressed instead, each before the last one has been given up.
        var typed: [TerminalEvent] = []
        for tenth in 0..<30 {
            let time = 30 * Self.second + tenth * Self.second / 10
            input.noteTime(time, into: &typed)
            typed += events(&input, "5", at: time)
        }
        #expect(typed.suffix(9).allSatisfy { $0 == .key(KeyPress(typed: "5")) })
    }

    @Test func `may take any time while it arrives, if it is a paste`() {
        var input = TerminalInput(escapeDelay: Self.second / 25)
        _ = events(&input, "\u{1B}[200~", at: 0)
        for second in 1...60 {
            var ended: [TerminalEvent] = []
            input.noteTime(second * Self.second, into: &ended)
            #expect(ended == [])
            #expect(events(&input, "line\r", at: second * Self.second) == [])
        }
        let text = String(repeating: "line\n", count: 60)
        #expect(events(&input, "\u{1B}[201~", at: 61 * Self.second) == [.paste(text)])
    }
}
