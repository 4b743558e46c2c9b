/// The terminal's screen: entered, painted, queried, and restored.
final class TerminalScreen {
    /// How long leaving may take when the terminal does not read, or does not answer.
    private static let patience = (output: 1_000_000_000, answers: 250_000_000)

    let tty: Tty
    private(set) var isEntered = false
    private(set) var probe = CapabilityProbe()
    private var isProbeDue = false

    /// Whether it has to be painted though nothing new is to be shown.
    private(set) var needsPaint = false

    private var modes: TerminalModes
    private var encoder: CanvasEncoder
    private var outbox = Outbox()
    private var pace = FramePace()
    private let synchronizes: Bool?
    private let asksCursor: Bool
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
        asksCursor = profile.answersSettings
    }

    /// Whether the terminal has not taken all that was sent.
    var isBlocked: Bool { outbox.isBlocked }

    /// When a frame may be drawn; nil while an earlier one is on its way.
    var nextFrame: Int? { isBlocked ? nil : pace.next }

    /// Takes the terminal. The settings come before anything is written: in the background that is
    /// where the process is stopped.
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

    /// Makes the next frame repaint the whole page.
    func repaint() {
        encoder.invalidate()
        needsPaint = true
    }

    /// Takes up the difference between the page and the screen. The first time it also asks what
    /// the terminal can do; it says whether it has.
    func paint(_ canvas: inout Canvas, at now: Int) -> Bool {
        if let rows = modes.inlineRows, rows != canvas.rows {
            modes.inlineRows = canvas.rows
            CrashGuard.arm(tty, modes.off, held)
        }
        if isProbeDue, asksWidth {
            outbox.add(CapabilityProbe.widthQuestion)
            probe.awaitWidth()
        }
        encoder.encode(&canvas, into: &outbox.bytes)
        pace.noteFrame(at: now)
        needsPaint = false
        guard isProbeDue else { return false }
        isProbeDue = false
        probe.begin(at: now)
        probe.awaitBackground(from: now)
        if asksCursor { outbox.add(CapabilityProbe.cursorQuestion) }
        outbox.add(CapabilityProbe.questions)
        return true
    }

    /// Whether the width of ambiguous glyphs is asked for. Below a prompt the question would
    /// overwrite what stands there.
    var asksWidth: Bool { modes.inlineRows == nil }

    /// Paints the page in the theme's own colours where the terminal's are not those that the theme
    /// was made for, or nothing is known of them.
    func fit(_ theme: Theme, to scheme: ColorScheme?) {
        let isFit = scheme.map { $0 == theme.scheme } ?? awaitsBackground
        let defaults = isFit || !theme.needsBackground ? nil : theme.defaults
        if defaults == encoder.dialect.defaults && theme.scheme == encoder.dialect.scheme { return }
        encoder.dialect.defaults = defaults
        encoder.dialect.scheme = theme.scheme
        needsPaint = true
    }

    /// Whether the terminal may yet tell its background.
    private var awaitsBackground: Bool { isProbeDue || probe.backgroundDeadline != nil }

    /// The background was not told in time.
    func giveUpBackground() { probe.giveUpBackground() }

    /// Puts a text on the clipboard (OSC 52). Terminals that do not allow it pass it over.
    func copy(_ text: String) {
        outbox.add("\u{1b}]52;c;\(text.utf8.base64)\u{1b}\\")
    }

    /// Rings the bell (BEL).
    func ring() { outbox.add("\u{7}") }

    /// Sends what goes out at once, and says whether the terminal is still there.
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
        case .version(let version): encoder.dialect.repeats = .init(version: version)
        default: break
        }
        if wasAwaited, probe.deadline == nil { concludeProbe() }
    }

    /// No answer came.
    func giveUpProbe() {
        probe.giveUp()
        concludeProbe()
    }

    /// A terminal that did not understand the questions may have printed them.
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

    /// Restores the terminal. Input that it still sends, because it was asked or has not yet read
    /// that the mouse is off, is awaited briefly: the shell would take it for typing.
    func leave(sleeper: any Sleeper, input: inout TerminalInput) {
        guard isEntered else { return }
        isEntered = false
        outbox.removeAll()
        if modes.inlineRows != nil { encoder.goToTop(&outbox.bytes) }
        outbox.add(modes.off)
        if let roundTrip = probe.roundTrip, roundTrip < TerminalScreen.patience.answers / 2 {
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

    private func finish(_ sleeper: any Sleeper, _ input: inout TerminalInput) {
        var end = sleeper.now + TerminalScreen.patience.output
        var isSent = false
        var events: [TerminalEvent] = []
        while outbox.send(to: tty) {
            if !outbox.isBlocked, !isSent {
                isSent = true
                end = sleeper.now + TerminalScreen.patience.answers
            }
            if isSent && probe.deadline == nil || sleeper.now >= end { return }
            var watched = [tty.watch(isBlocked: !isSent)]
            sleeper.sleep(watching: &watched, until: end)
            events.removeAll()
            guard tty.receive(at: sleeper.now, by: &input, into: &events) else { return }
            for case .reply(let reply) in events { probe.note(reply, at: sleeper.now) }
        }
    }
}
