import Foundation
import Sweep
import TUI
import Testing

/// The number of bytes to try. `Scripts/fuzz-input` asks for more.
private let effort =
    ProcessInfo.processInfo.environment["PARLOR_FUZZ_BYTES"].flatMap { Int($0) }
    ?? Sweep.count(360_000, whole: 600_000)

@Suite struct `Random bytes` {
    @Test(arguments: [1, 2, 3, 4])
    func `neither trap nor leak, and mean the same in any pieces`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<max(effort / 4 / 4000, 1) {
            expectSound(numbers.bytes(count: 4000), &numbers)
        }
    }

    @Test(arguments: [5, 6])
    func `made by corrupting good ones neither trap nor leak`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var tried = 0
        while tried < effort / 2 {
            var bytes: [UInt8] = []
            while bytes.count < 2000 {
                var row = CorpusRow.all.randomElement(using: &numbers)!.bytes
                for _ in 0..<Int.random(in: 0...2, using: &numbers) { spoil(&row, &numbers) }
                bytes += row
            }
            expectSound(bytes, &numbers)
            tried += bytes.count
        }
    }

    private func spoil(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        guard let place = bytes.indices.randomElement(using: &numbers) else { return }
        let byte = UInt8.random(in: 0...255, using: &numbers)
        switch Int.random(in: 0...3, using: &numbers) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.remove(at: place)
        default: bytes.removeSubrange(place...)
        }
    }

    private func expectSound(_ bytes: [UInt8], _ numbers: inout SeededNumbers) {
        var decoder = InputDecoder()
        let whole = decoder.decode(bytes)

        var cut = InputDecoder()
        var events: [TerminalEvent] = []
        for piece in numbers.pieces(of: bytes) { cut.decode(piece.span, into: &events) }
        #expect(events == whole)

        #expect(leaks(in: bytes).isEmpty)
        #expect(whole.allSatisfy(isClean))

        // After any input, the keyboard works again.
        decoder.giveUp(into: &events)
        #expect(decoder.decode([0x51]) == [.key(KeyPress(.character("Q"), text: "Q"))])
    }

    /// Typed text contains no control character.
    private func isClean(_ event: TerminalEvent) -> Bool {
        let text: String? =
            switch event {
            case .key(let press): press.text
            case .text(let text): text
            default: nil
            }
        return text?.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } ?? true
    }
}

@Suite struct `Good sequences` {
    @Test(arguments: [7, 8])
    func `between text keep the text unchanged, whatever they mean`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<max(effort / 40 / 200, 1) {
            var bytes: [UInt8] = []
            var written = ""
            for _ in 0..<200 {
                bytes += sequence(&numbers)
                let text = "aé漢😀Z~[".randomElement(using: &numbers)!
                bytes += Array(String(text).utf8)
                written.append(text)
            }
            var decoder = InputDecoder()
            var events: [TerminalEvent] = []
            for piece in numbers.pieces(of: bytes) { decoder.decode(piece.span, into: &events) }
            #expect(typedText(events) == written)
        }
    }

    private func typedText(_ events: [TerminalEvent]) -> String {
        var text = ""
        for case .key(let press) in events { text += press.text ?? "" }
        return text
    }

    /// A random control sequence or string that follows the grammar of ECMA-48.
    private func sequence(_ numbers: inout SeededNumbers) -> [UInt8] {
        func some(_ range: ClosedRange<UInt8>, upTo count: Int) -> [UInt8] {
            (0..<Int.random(in: 0...count, using: &numbers)).map { _ in
                UInt8.random(in: range, using: &numbers)
            }
        }
        switch Int.random(in: 0...2, using: &numbers) {
        case 0:
            let parameters = some(0x30...0x3F, upTo: 9)
            // Without the `$` that ends sequences of rxvt, the `[` of the Linux console, the `M` of
            // X10, the `~` that ends the marks of a paste, and kitty's `u`, which types text.
            let intermediates = parameters.count > 2 ? [] : some(0x21...0x23, upTo: 1)
            var final = UInt8.random(in: 0x40...0x7D, using: &numbers)
            if "[Mu".utf8.contains(final) { final = UInt8(ascii: "A") }
            return [0x1B, 0x5B] + parameters + intermediates + [final]
        case 1:
            let kind = "]P_^X".utf8.randomElement(using: &numbers)!
            return [0x1B, kind] + some(0x20...0xFF, upTo: 30) + [0x1B, 0x5C]
        default:
            return [0x1B, 0x5D] + some(0x20...0x7E, upTo: 30) + [0x07]
        }
    }
}

/// A final byte, or one of the controls (CAN, SUB, ESC) that end a sequence early.
private func endsSequence(_ byte: UInt8) -> Bool {
    0x40...0x7E ~= byte || [0x18, 0x1A, 0x1B].contains(byte)
}

/// The places at which a character was typed although it is part of a control sequence. Searches
/// back, byte by byte, for an `ESC [` that has not ended.
private func leaks(in bytes: [UInt8]) -> [Int] {
    var decoder = InputDecoder()
    var places: [Int] = []
    var events: [TerminalEvent] = []
    for (place, byte) in bytes.enumerated() {
        events.removeAll(keepingCapacity: true)
        decoder.decode(CollectionOfOne(byte).span, into: &events)
        for case .key(let press) in events where press.text != nil && 0x20...0x7E ~= byte {
            var start = place
            while start > 0, !endsSequence(bytes[start - 1]) { start -= 1 }
            let isInside = start > 1 && bytes[start - 1] == 0x5B && bytes[start - 2] == 0x1B
            let isKittyText = byte == UInt8(ascii: "u")
            let isAfterShiftedRxvtKey = bytes[start..<place].contains(UInt8(ascii: "$"))
            if isInside, !isKittyText, !isAfterShiftedRxvtKey { places.append(place) }
        }
    }
    return places
}
