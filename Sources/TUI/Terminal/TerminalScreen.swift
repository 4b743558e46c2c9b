import CLibrary

/// Enters, paints, queries and restores the terminal's screen.
final class TerminalScreen {
    /// The longest times to wait before leaving the screen, in nanoseconds: for the terminal to
    /// accept the output, and for its answers.
    private static let timeout = (output: 1_000_000_000, answers: 250_000_000)

    let tty: Tty
    private(set) var isEntered = false
    private(set) var probe = CapabilityProbe()
    private var isProbeDue = false

    /// Indicates whether the screen must be painted, even without a change.
    private(set) var needsPaint = false

    private var modes: TerminalModes
    private var encoder: CanvasEncoder
    private var outbox = Outbox()
    private var pace = FramePace()
    private let synchronizes: Bool?
    private let queriesCursor: Bool
    private let held: HeldOutput?

    init(tty: Tty, profile: TerminalProfile, options: TerminalOptions, held: HeldOutput? = nil) {
        self.tty = tty
        self.held = held
        modes = TerminalModes(
            options, isTolerant: profile.isTolerant, hasTwoScreens: profile.hasTwoScreens)
        var dialect = profile.dialect
        dialect.isInline = options.inlineRows != nil
        encoder = CanvasEncoder(dialect)
        synchronizes = options.synchronizes
        queriesCursor = profile.answersSettings
    }

    /// Indicates whether bytes are waiting because the terminal could not accept more.
    var isBlocked: Bool { outbox.isBlocked }

    /// The time of the next frame; nil while an earlier one is on its way.
    var nextFrame: Int? { isBlocked ? nil : pace.next }

    /// Enters the terminal's modes. Changes the settings before it writes anything, because the
    /// change stops a process in the background.
    func enter() {
        guard !isEntered else { return }
        CrashGuard.arm(tty, modes.off, held)
        tty.makeRaw()
        isEntered = true
        held?.hold()
        outbox.add(modes.on)
        if modes.inlineRows != nil { encoder.startBelow() }
        isProbeDue = modes.isTolerant
        repaint()
    }

    /// Makes the next frame paint the whole page.
    func repaint() {
        encoder.invalidate()
        needsPaint = true
    }

    /// Encodes the difference between the page and the screen. The first call after `enter` also
    /// sends the questions, unless the terminal may print them. Returns whether it has sent them.
    func paint(_ canvas: inout Canvas, at now: Int) -> Bool {
        if let rows = modes.inlineRows, rows != canvas.rows {
            modes.inlineRows = canvas.rows
            CrashGuard.arm(tty, modes.off, held)
        }
        if isProbeDue, queriesWidth {
            outbox.add(CapabilityProbe.widthQuestion)
            probe.awaitWidth()
        }
        encoder.encode(&canvas, into: &outbox.bytes)
        pace.noteFrame(at: now)
        needsPaint = false
        guard isProbeDue else { return false }
        isProbeDue = false
        if queriesCursor { outbox.add(CapabilityProbe.cursorQuestion) }
        outbox.add(CapabilityProbe.questions)
        return true
    }

    /// Waits for the answers from now on. Call it after the questions were sent, because drawing
    /// the first picture can take longer than the wait for the background.
    func awaitAnswers(from now: Int) {
        probe.begin(at: now)
        probe.awaitBackground(from: now)
    }

    /// Indicates whether to ask for the width of ambiguous glyphs. Below a prompt, the question
    /// would overwrite other text.
    var queriesWidth: Bool { modes.inlineRows == nil }

    /// Paints the page in the theme's own colors if the terminal's colors do not fit the theme or
    /// are unknown.
    func fit(_ theme: Theme, to scheme: ColorScheme?) {
        let isFit = scheme.map { $0 == theme.scheme } ?? awaitsBackground
        let defaults = isFit || !theme.needsBackground ? nil : theme.defaults
        if defaults == encoder.dialect.defaults && theme.scheme == encoder.dialect.scheme { return }
        encoder.dialect.defaults = defaults
        encoder.dialect.scheme = theme.scheme
        needsPaint = true
    }

    /// Indicates whether the terminal may still report its background.
    private var awaitsBackground: Bool { isProbeDue || probe.backgroundDeadline != nil }

    func giveUpBackground() { probe.giveUpBackground() }

    /// Copies text to the clipboard (OSC 52). A terminal that does not allow this ignores the
    /// request.
    func copy(_ text: String) {
        outbox.add("\u{1b}]52;c;\(text.utf8.base64)\u{1b}\\")
    }

    func ring() { outbox.add("\u{7}") }

    /// Sends as much as possible without waiting. Returns false if the terminal is gone.
    func send() -> Bool { outbox.send(to: tty) }

    /// Adapts to a reply of the terminal.
    func note(_ reply: Reply, at now: Int) {
        let wasAwaited = probe.deadline != nil
        probe.note(reply, at: now)
        switch reply {
        case .mode, .setting: adapt()
        case .cursor where probe.ambiguousColumns == 2 && encoder.dialect.glyphs == .all:
            encoder.dialect.glyphs = .unambiguous
            repaint()
        case .version(let version): encoder.dialect.adapt(to: version)
        default: break
        }
        if wasAwaited, probe.deadline == nil { concludeProbe() }
    }

    /// Ends the wait for answers that have not arrived.
    func giveUpProbe() {
        probe.giveUp()
        concludeProbe()
    }

    /// Repaints the screen if the terminal has not understood the questions, and may have printed
    /// them.
    private func concludeProbe() {
        if isEntered, !probe.wasUnderstood { repaint() }
    }

    private func adapt() {
        encoder.dialect.synchronizes = synchronizes ?? probe.synchronizes ?? false
        let before = modes
        if probe.offers(2027), !modes.clusters {
            modes.clusters = true
            outbox.add("\u{1b}[?2027h")
        }
        if probe.offers(2048), !modes.sizes {
            modes.sizes = true
            outbox.add("\u{1b}[?2048h")
        }
        if let shape = probe.cursorShape, modes.cursorShape == nil, isEntered {
            modes.cursorShape = shape
            outbox.add(modes.cursorOn)
        }
        if isEntered, modes != before { CrashGuard.arm(tty, modes.off, held) }
    }

    /// Restores the terminal, after a short wait for input that is on its way, such as answers and
    /// mouse reports. The shell would read it as typed text.
    func leave(sleeper: any Sleeper, input: inout TerminalInput) {
        guard isEntered else { return }
        isEntered = false
        // Relative moves are certain only if the terminal has received the whole picture.
        let isComplete = modes.inlineRows != nil && drain(sleeper)
        outbox.removeAll()
        if isComplete { encoder.goToTop(&outbox.bytes) }
        outbox.add(modes.off)
        if let roundTrip = probe.roundTrip, roundTrip < TerminalScreen.timeout.answers / 2 {
            outbox.add(CapabilityProbe.fence)
            probe.begin(at: sleeper.now)
        }
        finish(sleeper, &input)
        probe.giveUp()
        outbox.removeAll()
        tty.restore()
        CrashGuard.disarm()
        held?.release(to: tty.descriptor)
    }

    /// Waits until the terminal has accepted everything, but not for long. Returns whether it has.
    @discardableResult func drain(_ sleeper: any Sleeper) -> Bool {
        let end = sleeper.now + TerminalScreen.timeout.output
        while outbox.send(to: tty) {
            if !outbox.isBlocked { return true }
            if sleeper.now >= end { return false }
            var watched = [pollfd(tty.descriptor, for: POLLOUT)]
            sleeper.sleep(watching: &watched, until: end)
        }
        return false
    }

    private func finish(_ sleeper: any Sleeper, _ input: inout TerminalInput) {
        var end = sleeper.now + TerminalScreen.timeout.output
        var isSent = false
        var events: [TerminalEvent] = []
        while outbox.send(to: tty) {
            if !outbox.isBlocked, !isSent {
                isSent = true
                end = sleeper.now + TerminalScreen.timeout.answers
            }
            if isSent && probe.deadline == nil || sleeper.now >= end { return }
            var watched = [tty.watch(isBlocked: !isSent)]
            sleeper.sleep(watching: &watched, until: end)
            events.removeAll()
            guard tty.receive(at: sleeper.now, decodingWith: &input, into: &events) else { return }
            for case .reply(let reply) in events { probe.note(reply, at: sleeper.now) }
        }
    }
}
