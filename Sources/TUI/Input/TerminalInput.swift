/// Decodes bytes into events, with regard to their times, which are in nanoseconds.
///
/// Esc sends the same byte with which an arrow key starts. The byte counts as Esc if nothing
/// follows until the ``deadline``.
struct TerminalInput {
    /// The maximum time between the first byte of a sequence and its end, and the maximum pause in
    /// a paste. Keys that the user presses meanwhile count as part of the sequence or of the paste.
    private static let timeout = 2_000_000_000

    /// The encodings of Ctrl-C.
    private static let interrupts = ["\u{3}", "\u{1B}[99;5u", "\u{1B}[27;5;99~"].map {
        Array($0.utf8)
    }

    /// The minimum pause after which Ctrl-C ends an unfinished paste. The pieces of a paste follow
    /// each other faster, so Ctrl-C after such a pause comes from the user.
    private static let pauseThatEndsPaste = 10_000_000

    /// The times to wait after the beginning of a sequence was reported as a key: `rest` for the
    /// rest of the sequence, and `introducer` for more input after a character that may begin this
    /// rest and is held back.
    private static let lateness = (rest: 1_000_000_000, introducer: 250_000_000)

    /// The same times for mouse reports. The connection may stall in the middle of a report, whose
    /// rest must not appear as typed text.
    private static let reportLateness = (rest: 60_000_000_000, introducer: 2_000_000_000)

    var decoder: InputDecoder
    private let escapeDelay: Int
    private let mayReportMouse: Bool
    private var lastTime = 0
    /// The time at which incomplete input began to arrive.
    private var startTime = 0
    /// The time at which the incomplete input continued; nil if it has not.
    private var resumedTime: Int?

    /// Creates an input for a terminal whose Backspace key sends `erase`. During `escapeDelay`, a
    /// lone escape may still become another key.
    init(erase: UInt8 = 0x7F, escapeDelay: Int, mayReportMouse: Bool = true) {
        decoder = InputDecoder(erase: erase)
        self.escapeDelay = escapeDelay
        self.mayReportMouse = mayReportMouse
    }

    private var lateness: (rest: Int, introducer: Int) {
        mayReportMouse && decoder.mayBeginMouseReport
            ? TerminalInput.reportLateness : TerminalInput.lateness
    }

    /// Returns the longest pause after which the next byte may continue a sequence.
    private func longestPause(_ lateness: (rest: Int, introducer: Int)) -> Int {
        decoder.isHeld ? lateness.introducer : lateness.rest
    }

    /// Appends the events that the bytes complete.
    mutating func take(
        _ bytes: Span<UInt8>, at now: Int, into events: inout [TerminalEvent]
    ) {
        if decoder.mayResume {
            let pause = now - lastTime
            if pause > longestPause(lateness) {
                decoder.giveUp(into: &events)
            } else if pause > longestPause(TerminalInput.lateness) {
                decoder.resumesOnlyReports = true
            }
        }
        if decoder.isPasting, now - lastTime >= TerminalInput.pauseThatEndsPaste,
            TerminalInput.isInterrupt(bytes)
        {
            decoder.giveUp(into: &events)
        }
        let (wasBegun, before) = (decoder.pending == .more, events.count)
        decoder.decode(bytes, into: &events)
        lastTime = now
        if !wasBegun || decoder.isPasting || events.count > before {
            (startTime, resumedTime) = (now, nil)
        } else if resumedTime == nil {
            resumedTime = now
        }
    }

    /// Returns whether the bytes are only Ctrl-C, pressed once or a few times. After a pause, such
    /// bytes are not part of a paste.
    private static func isInterrupt(_ bytes: Span<UInt8>) -> Bool {
        interrupts.contains { key in
            bytes.count % key.count == 0 && (1...8).contains(bytes.count / key.count)
                && bytes.indices.allSatisfy { bytes[$0] == key[$0 % key.count] }
        }
    }

    /// The time at which the wait for the rest of incomplete input ends; nil if no input is
    /// incomplete.
    var deadline: Int? {
        switch decoder.pending {
        case .nothing: nil
        case .key: lastTime + escapeDelay
        case .more where decoder.mayResume: lastTime + lateness.introducer
        // A stall interrupts a report at most once. If the input that follows does not complete the
        // report, the user typed it.
        case .more where mayReportMouse && decoder.isInMouseReport:
            resumedTime.map { $0 + TerminalInput.timeout }
                ?? startTime + TerminalInput.reportLateness.rest
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

    /// Forgets incomplete input. Another program has read the rest.
    mutating func startOver() {
        var forgotten: [TerminalEvent] = []
        decoder.finish(into: &forgotten)
    }
}
