import TUI
import Testing

@Suite struct `The kitty keyboard protocol` {
    @Test func `has every field of a press`() {
        #expect(
            decoded("\u{1B}[1089:1057:99;70:2;1057u") == [
                .key(
                    KeyPress(
                        .character("с"), modifiers: [.control, .shift], kind: .repeat,
                        locks: .caps, shifted: "С", base: "c", text: "С"))
            ])
    }

    @Test func `reads any press that was written`() {
        var numbers = SeededNumbers(seed: 9)
        for _ in 0..<5000 {
            let (press, bytes) = randomPress(&numbers)
            #expect(decoded(bytes) == [.key(press)])
        }
    }

    @Test func `reads arrows and editing keys with modifiers and kind in both forms`() {
        let letters: [(String, Key)] = [
            ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
            ("E", .begin), ("P", .function(1)), ("Q", .function(2)), ("S", .function(4)),
        ]
        let numbers: [(Int, Key)] = [
            (2, .insert), (3, .delete), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
            (11, .function(1)), (13, .function(3)), (15, .function(5)), (24, .function(12)),
        ]
        for held in UInt8.min...255 {
            for (kind, mark) in [(KeyPress.Kind.press, 1), (.repeat, 2), (.release, 3)] {
                let modifiers = Modifiers(rawValue: held & 63)
                let locks = Locks(rawValue: held >> 6)
                for (letter, key) in letters {
                    let press = KeyPress(key, modifiers: modifiers, kind: kind, locks: locks)
                    #expect(decoded("\u{1B}[1;\(Int(held) + 1):\(mark)\(letter)") == [.key(press)])
                }
                for (number, key) in numbers {
                    let press = KeyPress(key, modifiers: modifiers, kind: kind, locks: locks)
                    #expect(
                        decoded("\u{1B}[\(number);\(Int(held) + 1):\(mark)~") == [.key(press)])
                }
            }
        }
    }

    @Test(arguments: [
        "0u", "57345u", "55296u", "1114112u", "97;0u", "97;257u", "97;5:4u", "97;5:1:1u",
        "97:1:2:3u", "97;1;97;1u", "999999999999u", "1;5:1:1A", "2;5A", "1;5;5A", "3;1;1~", ">97u",
    ])
    func `ignores undefined sequences`(sequence: String) {
        #expect(decoded("\u{1B}[" + sequence) == [.unknown])
    }

    @Test func `never types a control character`() {
        #expect(decoded("\u{1B}[97;;27:91:65u") == [.key(KeyPress(.character("a"), text: "[A"))])
        #expect(decoded("\u{1B}[0;;10:155u") == [.unknown])
    }

    @Test func `reads the text of an input method of any length`() {
        let text = String(repeating: "漢字", count: 100)
        let codes = text.unicodeScalars.map { "\($0.value)" }.joined(separator: ":")
        #expect(decoded("\u{1B}[0;;\(codes)u") == [.text(text)])
    }

    private func randomPress(_ numbers: inout SeededNumbers) -> (KeyPress, String) {
        func maybe<Value>(_ value: @autoclosure () -> Value) -> Value? {
            Bool.random(using: &numbers) ? value() : nil
        }
        let characters = "abcz09;/ éсλ漢😀".unicodeScalars
        let keys: [(Key, Int)] =
            characters.map { (.character($0), Int($0.value)) }
            + Keypad.allCases.prefix(29).map { (.keypad($0), 57_399 + Int($0.rawValue)) }
            + MediaKey.allCases.map { (.media($0), 57_428 + Int($0.rawValue)) }
            + ModifierKey.allCases.map { (.modifier($0), 57_441 + Int($0.rawValue)) }
            + (13...35).map { (.function($0), 57_376 + Int($0) - 13) }
            + [(.enter, 13), (.tab, 9), (.escape, 27), (.backspace, 127), (.menu, 57_363)]
        let (key, code) = keys.randomElement(using: &numbers)!
        let held = UInt8.random(in: 0...255, using: &numbers)
        let kind = [KeyPress.Kind.press, .repeat, .release].randomElement(using: &numbers)!
        let shifted = maybe(characters.randomElement(using: &numbers)!)
        let base = maybe(characters.randomElement(using: &numbers)!)
        let text = kind == .release ? nil : maybe("é漢a")

        var bytes = "\u{1B}[\(code)"
        if shifted != nil || base != nil { bytes += ":" + (shifted.map { "\($0.value)" } ?? "") }
        if let base { bytes += ":\(base.value)" }
        bytes += ";\(Int(held) + 1)"
        if kind != .press { bytes += ":\(kind.rawValue + 1)" }
        if let text {
            bytes += ";" + text.unicodeScalars.map { "\($0.value)" }.joined(separator: ":")
        }
        let press = KeyPress(
            key, modifiers: Modifiers(rawValue: held & 63), kind: kind,
            locks: Locks(rawValue: held >> 6), shifted: shifted, base: base, text: text)
        return (press, bytes + "u")
    }
}

/// The events of one piece of input.
func decoded(_ input: String) -> [TerminalEvent] {
    var decoder = InputDecoder()
    return decoder.decode(Array(input.utf8))
}

@Suite struct `A key` {
    @Test func `is compared with the character that it types`() {
        #expect(KeyPress(typed: "q").key == "q")
        #expect(KeyPress(.enter).key != "q")
    }
}
