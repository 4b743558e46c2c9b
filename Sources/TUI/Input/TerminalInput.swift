/// Turns bytes into events by the time at which they come. Times are in nanoseconds.
///
/// Esc and the beginning of an arrow key are the same byte: a beginning is taken for what it is
/// when nothing has followed it until its ``deadline``.
struct TerminalInput {
    /// How long a sequence may take from its first byte, and how long the rest of a paste may be
    /// missing. Keys that are pressed meanwhile are taken for a part of it.
    private static let patience = 2_000_000_000

    /// The spellings of Ctrl-C.
    private static let interrupts = ["\u{3}", "\u{1B}[99;5u", "\u{1B}[27;5;99~"].map {
        Array($0.utf8)
    }

    /// How long after a beginning that was taken for a key its rest may come, and how long a typed
    /// character that looks like that rest is held back.
    private static let lateness = (rest: 1_000_000_000, introducer: 250_000_000)

    /// The same while the mouse is reported: a line may stall in the middle of any report, and
    /// the rest of one must not be typed into the program.
    private static let reportLateness = (rest: 60_000_000_000, introducer: 2_000_000_000)

    var decoder: InputDecoder
    private let escapeDelay: Int
    private let mayReportMouse: Bool
    private var lastTime = 0
    /// When the beginning came that has no end yet.
    private var startTime = 0

    /// Creates an input whose Backspace key sends `erase`. A lone escape may become another key
    /// for as long as `escapeDelay`.
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
        if decoder.isPasting, TerminalInput.isInterrupt(bytes) { decoder.giveUp(into: &events) }
        let (wasBegun, before) = (decoder.pending == .more, events.count)
        decoder.decode(bytes, into: &events)
        lastTime = now
        if !wasBegun || decoder.isPasting || events.count > before { startTime = now }
    }

    /// Whether nothing but Ctrl-C came at once, pressed a few times, which is no part of a paste.
    private static func isInterrupt(_ bytes: Span<UInt8>) -> Bool {
        interrupts.contains { key in
            bytes.count % key.count == 0 && (1...8).contains(bytes.count / key.count)
                && bytes.indices.allSatisfy { bytes[$0] == key[$0 % key.count] }
        }
    }

    /// The time at which a beginning is taken for what it is; nil when there is none.
    var deadline: Int? {
        switch decoder.pending {
        case .nothing: nil
        case .key: lastTime + escapeDelay
        case .more where decoder.mayResume: lastTime + lateness.introducer
        case .more where mayReportMouse && decoder.isInMouseReport: lastTime + lateness.rest
        case .more: startTime + TerminalInput.patience
        }
    }

    /// Appends the event of a beginning whose deadline has passed.
    mutating func noteTime(_ now: Int, into events: inout [TerminalEvent]) {
        guard let deadline, deadline <= now else { return }
        if decoder.pending == .key {
            decoder.timeOut(into: &events)
        } else {
            decoder.giveUp(into: &events)
        }
    }

    /// Forgets a beginning whose rest has gone elsewhere.
    mutating func startOver() {
        var forgotten: [TerminalEvent] = []
        decoder.finish(into: &forgotten)
    }
}
