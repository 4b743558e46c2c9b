/// Decodes bytes into events, taking their times into account. Times are in nanoseconds.
///
/// Esc and the first byte of an arrow key are the same. If nothing follows such a byte until the
/// ``deadline``, it counts as a key.
struct TerminalInput {
    /// The longest time for a sequence after its first byte, and for a missing rest of a paste.
    /// Keys pressed meanwhile count as a part of it.
    private static let timeout = 2_000_000_000

    /// The encodings of Ctrl-C.
    private static let interrupts = ["\u{3}", "\u{1B}[99;5u", "\u{1B}[27;5;99~"].map {
        Array($0.utf8)
    }

    /// The shortest pause between the bytes of a paste and a key that ends it. A piece of the paste
    /// itself, however short, comes sooner.
    private static let breath = 10_000_000

    /// How long the rest of a sequence may arrive after its beginning was reported as a key, and
    /// how long a typed character that looks like such a rest is held back.
    private static let lateness = (rest: 1_000_000_000, introducer: 250_000_000)

    /// The same times while the mouse is reported. The connection may stall in the middle of a
    /// report, and the rest of it must not appear as typed text.
    private static let reportLateness = (rest: 60_000_000_000, introducer: 2_000_000_000)

    var decoder: InputDecoder
    private let escapeDelay: Int
    private let mayReportMouse: Bool
    private var lastTime = 0
    /// The arrival time of the incomplete input.
    private var startTime = 0

    /// Creates an input whose Backspace key sends `erase`. `escapeDelay` is how long a lone escape
    /// may still become another key.
    init(erase: UInt8 = 0x7F, escapeDelay: Int, mayReportMouse: Bool = true) {
        decoder = InputDecoder(erase: erase)
        self.escapeDelay = escapeDelay
        self.mayReportMouse = mayReportMouse
    }

    private var lateness: (rest: Int, introducer: Int) {
        mayReportMouse ? TerminalInput.reportLateness : TerminalInput.lateness
    }

    /// Appends the events that the bytes complete.
    mutating func take(
        _ bytes: Span<UInt8>, at now: Int, into events: inout [TerminalEvent]
    ) {
        if decoder.mayResume, now - lastTime > lateness.rest {
            decoder.giveUp(into: &events)
        }
        if decoder.isPasting, now - lastTime >= TerminalInput.breath,
            TerminalInput.isInterrupt(bytes)
        {
            decoder.giveUp(into: &events)
        }
        let (wasBegun, before) = (decoder.pending == .more, events.count)
        decoder.decode(bytes, into: &events)
        lastTime = now
        if !wasBegun || decoder.isPasting || events.count > before { startTime = now }
    }

    /// Whether the bytes are only Ctrl-C, pressed once or a few times. After a pause, they are then
    /// not part of a paste.
    private static func isInterrupt(_ bytes: Span<UInt8>) -> Bool {
        interrupts.contains { key in
            bytes.count % key.count == 0 && (1...8).contains(bytes.count / key.count)
                && bytes.indices.allSatisfy { bytes[$0] == key[$0 % key.count] }
        }
    }

    /// The time at which incomplete input is decided; nil if there is none.
    var deadline: Int? {
        switch decoder.pending {
        case .nothing: nil
        case .key: lastTime + escapeDelay
        case .more where decoder.mayResume: lastTime + lateness.introducer
        case .more where mayReportMouse && decoder.isInMouseReport: lastTime + lateness.rest
        case .more: startTime + TerminalInput.timeout
        }
    }

    /// Appends the events of incomplete input whose deadline has passed.
    mutating func noteTime(_ now: Int, into events: inout [TerminalEvent]) {
        guard let deadline, deadline <= now else { return }
        if decoder.pending == .key {
            decoder.timeOut(into: &events)
        } else {
            decoder.giveUp(into: &events)
        }
    }

    /// Forgets incomplete input whose rest was read by others.
    mutating func startOver() {
        var forgotten: [TerminalEvent] = []
        decoder.finish(into: &forgotten)
    }
}
