/// The terminal's bytes as events, and the time after which a beginning is all there is.
struct TerminalInput: ~Copyable {
    /// How much is read before frames and timers have their turn again.
    private static let readsPerTurn = 16

    /// How long the middle of a sequence or a paste may be missing, in nanoseconds.
    private static let patience = 2_000_000_000

    /// How long after a beginning that was taken for a key its rest may come, and how long a typed
    /// character that looks like that rest is held back, in nanoseconds.
    private static let lateness = (rest: 1_000_000_000, introducer: 250_000_000)

    var decoder: InputDecoder
    private let escapeDelay: Int
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var lastTime = 0

    init(erase: UInt8, escapeDelay: Int) {
        decoder = InputDecoder(erase: erase)
        self.escapeDelay = escapeDelay
    }

    /// Appends the events that have come, and says whether the terminal is still there.
    mutating func take(from tty: Tty, at now: Int, into events: inout [TerminalEvent]) -> Bool {
        for _ in 0..<TerminalInput.readsPerTurn {
            switch tty.receive(into: &buffer) {
            case .bytes(let count):
                if decoder.mayResume, now - lastTime > TerminalInput.lateness.rest {
                    decoder.giveUp(into: &events)
                }
                TerminalInput.decode(buffer, count, by: &decoder, into: &events)
                lastTime = now
            case .nothingNow: return true
            case .end: return false
            }
        }
        return true
    }

    private static func decode(
        _ bytes: [UInt8], _ count: Int, by decoder: inout InputDecoder,
        into events: inout [TerminalEvent]
    ) {
        decoder.decode(bytes.span.extracting(..<count), into: &events)
    }

    /// When a beginning is to be taken for what it is; nil when there is none.
    var deadline: Int? {
        switch decoder.pending {
        case .nothing: nil
        case .key: lastTime + escapeDelay
        case .more where decoder.mayResume: lastTime + TerminalInput.lateness.introducer
        case .more: lastTime + TerminalInput.patience
        }
    }

    /// Appends what is no beginning any more.
    mutating func noteTime(_ now: Int, into events: inout [TerminalEvent]) {
        guard let deadline, deadline <= now else { return }
        if decoder.pending == .key {
            decoder.timeOut(into: &events)
        } else {
            decoder.giveUp(into: &events)
        }
    }

    /// Forgets what was begun: the rest of it has gone elsewhere.
    mutating func startOver() {
        var forgotten: [TerminalEvent] = []
        decoder.finish(into: &forgotten)
    }
}
