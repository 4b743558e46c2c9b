import TUI
import Testing

@Suite struct `Mouse reports` {
    private static let buttons: [(Int, Mouse.Button)] = [
        (0, .left), (1, .middle), (2, .right), (128, .back), (129, .forward), (130, .other(10)),
        (131, .other(11)), (192, .other(12)),
    ]

    @Test func `contain every button, motion, wheel and modifier in SGR`() {
        for (held, modifiers) in heldKeys {
            for (code, button) in Self.buttons {
                #expect(sgr(code + held) == [mouse(.press(button), modifiers)])
                #expect(sgr(code + held + 32) == [mouse(.drag(button), modifiers)])
                #expect(sgr(code + held, "m") == [mouse(.release(button), modifiers)])
            }
            for (code, direction) in zip(64..., [Mouse.Direction.up, .down, .left, .right]) {
                #expect(sgr(code + held) == [mouse(.wheel(direction), modifiers)])
                #expect(sgr(code + held, "m") == [.unknown])
            }
            #expect(sgr(35 + held) == [mouse(.move, modifiers)])
        }
        #expect(sgr(256) == [.unknown])
    }

    @Test func `mean the same in urxvt's form and, near the corner, in X10's`() {
        for code in 0...255 {
            let expected = sgr(code)
            #expect(decoded("\u{1B}[\(code + 32);10;5M") == expected)
            var decoder = InputDecoder()
            guard code + 32 < 0x80 else { continue }
            #expect(decoder.decode([0x1B, 0x5B, 0x4D, UInt8(code + 32), 42, 37]) == expected)
        }
    }

    @Test func `reach far in X10's form, with or without pairs of bytes`() {
        #expect(x10([0x20, 0xFF, 0x21]) == [mouse(.press(.left), column: 222, row: 0)])
        #expect(x10([0x20, 0xC4, 0x80, 0x21]) == [mouse(.press(.left), column: 223, row: 0)])
        #expect(x10([0x20, 0xC4, 0x21]) == [mouse(.press(.left), column: 163, row: 0)])
        #expect(x10([0x20, 0, 0]) == [mouse(.press(.left), column: 0, row: 0)])
        let arrow = TerminalEvent.key(KeyPress(.up))
        #expect(
            x10([0x20, 0x21, 0xC4, 0x1B, 0x5B, 0x41]) == [
                mouse(.press(.left), column: 0, row: 163), arrow,
            ])
        #expect(x10([0x20, 0x1B, 0x5B, 0x41]) == [.unknown, arrow])
    }

    @Test func `do not swallow an Escape key before them`() {
        #expect(
            decoded("\u{1B}\u{1B}[<0;10;5M") == [
                .key(KeyPress(.escape)), mouse(.press(.left), []),
            ])
    }

    private var heldKeys: [(Int, Modifiers)] {
        (0..<8).map { bits in
            var modifiers: Modifiers = []
            if bits & 1 != 0 { modifiers.insert(.shift) }
            if bits & 2 != 0 { modifiers.insert(.alt) }
            if bits & 4 != 0 { modifiers.insert(.control) }
            return (bits * 4, modifiers)
        }
    }

    private func sgr(_ code: Int, _ final: String = "M") -> [TerminalEvent] {
        decoded("\u{1B}[<\(code);10;5\(final)")
    }

    private func x10(_ bytes: [UInt8]) -> [TerminalEvent] {
        var decoder = InputDecoder()
        return decoder.decode([0x1B, 0x5B, 0x4D] + bytes)
    }

    private func mouse(_ action: Mouse.Action, _ modifiers: Modifiers) -> TerminalEvent {
        .mouse(Mouse(action, column: 9, row: 4, modifiers: modifiers))
    }

    private func mouse(_ action: Mouse.Action, column: Int, row: Int) -> TerminalEvent {
        .mouse(Mouse(action, column: column, row: row))
    }
}
