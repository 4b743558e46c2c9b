extension ControlSequence {
    /// Returns the event of a complete `CSI` sequence that does not begin a paste.
    func event(isCursorAwaited: Bool) -> TerminalEvent {
        guard !isSpoiled else { return .unknown }
        if mayBeReport, let event = report { return event }
        if final == UInt8(ascii: "R"), let reply = cursor(isAwaited: isCursorAwaited) {
            return .reply(reply)
        }
        if let key { return .key(key) }
        if let text = keylessText { return .text(text) }
        return .unknown
    }

    var startsPaste: Bool { self.is("~") && count == 1 && plainNumbers == [200] && !isSpoiled }

    /// Indicates whether the sequence may be a report. Others, such as keys, skip the slower
    /// checks.
    private var mayBeReport: Bool {
        marker != 0 || intermediate != 0 || "MIOntc".utf8.contains(final)
    }

    private var report: TerminalEvent? {
        switch (Unicode.Scalar(final), marker) {
        case ("M", UInt8(ascii: "<")), ("m", UInt8(ascii: "<")), ("M", 0):
            intermediate == 0 ? Mouse(self).map(TerminalEvent.mouse) : nil
        case ("I", 0) where count == 0 && intermediate == 0: .focus(true)
        case ("O", 0) where count == 0 && intermediate == 0: .focus(false)
        case ("n", UInt8(ascii: "?")) where plainNumbers == [997, 1]: .colorScheme(.dark)
        case ("n", UInt8(ascii: "?")) where plainNumbers == [997, 2]: .colorScheme(.light)
        case ("t", 0) where intermediate == 0 && number(0) == 48: resize
        default: reply.map(TerminalEvent.reply)
        }
    }

    /// The event of `CSI 48 ; rows ; columns ; height ; width t` (mode 2048). Later versions of the
    /// mode may have more numbers.
    private var resize: TerminalEvent? {
        guard let rows = number(1), let columns = number(2) else { return nil }
        let pixels = number(3).flatMap { height in
            number(4).map { width in PixelSize(height: height, width: width) }
        }
        return .resize(Resize(rows: rows, columns: columns, pixels: pixels))
    }

    private var reply: Reply? {
        guard let numbers = plainNumbers else { return nil }
        switch (Unicode.Scalar(final), marker, intermediate, numbers.count) {
        case ("c", UInt8(ascii: "?"), 0, 1...): return .primaryAttributes(numbers)
        case ("c", UInt8(ascii: ">"), 0, 1...): return .secondaryAttributes(numbers)
        case ("u", UInt8(ascii: "?"), 0, 1): return .keyboardFlags(numbers[0])
        case ("m", UInt8(ascii: ">"), 0, 2) where numbers[0] == 4:
            return .modifyOtherKeys(numbers[1])
        case ("y", UInt8(ascii: "?"), UInt8(ascii: "$"), 2):
            return ModeSetting(rawValue: numbers[1]).map { .mode(numbers[0], $0) }
        case ("y", 0, UInt8(ascii: "$"), 2):
            return ModeSetting(rawValue: numbers[1]).map { .ansiMode(numbers[0], $0) }
        case ("S", UInt8(ascii: "?"), 0, 2...4):
            let values = Array(numbers.dropFirst(2))
            return .graphicsAttribute(item: numbers[0], status: numbers[1], values)
        case ("n", 0, 0, 1) where numbers[0] == 0: return .isWell
        case ("t", 0, 0, 3): return sizeReply(numbers[0], numbers[1], numbers[2])
        case ("R", UInt8(ascii: "?"), 0, 2...3):
            return .cursor(row: numbers[0], column: numbers[1])
        default: return nil
        }
    }

    private func sizeReply(_ kind: Int, _ height: Int, _ width: Int) -> Reply? {
        switch kind {
        case 4: .textAreaPixels(PixelSize(height: height, width: width))
        case 6: .cellPixels(PixelSize(height: height, width: width))
        case 8: .textArea(rows: height, columns: width)
        default: nil
        }
    }

    /// Returns the reply `CSI row ; column R`. For the first row and a column from 2 to 16, the
    /// sequence looks like F3 with modifiers. It then counts as a reply only if one is awaited.
    private func cursor(isAwaited: Bool) -> Reply? {
        guard marker == 0, let numbers = plainNumbers, numbers.count == 2 else { return nil }
        let looksLikeKey = numbers[0] == 1 && (2...16).contains(numbers[1])
        guard isAwaited || !looksLikeKey else { return nil }
        return .cursor(row: numbers[0], column: numbers[1])
    }
}
