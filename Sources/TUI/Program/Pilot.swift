import Reactive

/// Plays a program without a terminal, with a virtual keyboard, mouse and clock. A test can read
/// the screen.
///
/// An action returns when a frame shows its result. After a pause, the action takes no virtual
/// time. Shortly after another frame, it takes up to a sixtieth of a second. The same actions give
/// the same frames.
public final class Pilot {
    /// The program's clock, in milliseconds.
    public let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))

    /// The bytes that a terminal would receive for each frame.
    public var frames: [[UInt8]] {
        precondition(keepsFrames, "Set keepsFrames before reading the frames of a pilot.")
        return keptFrames
    }
    private var keptFrames: [[UInt8]] = []

    /// Indicates whether the pilot stores the bytes of later frames. If not, it encodes no frame,
    /// and draws the page only when somebody reads it.
    public var keepsFrames: Bool {
        didSet { if keepsFrames && !oldValue { encodeFrame() } }
    }

    /// The number of frames so far, with or without changes.
    public private(set) var drawings = 0

    /// The session of the program, with an up-to-date page.
    var session: Session {
        running.updatePage()
        return running
    }
    private let running: Session
    private var encoder: CanvasEncoder
    private var output = ByteBuffer()
    private var pace = FramePace()
    /// Indicates whether time passes without drawing, because the pilot does not store the frames.
    private var isPassing = false
    private let input: ScheduledInput

    // The state of the mouse, for `Pilot+Mouse.swift`.
    var pointer = Point(column: 0, row: 0)
    var held = Mouse.Button.left
    var heldKeys: Modifiers = []
    var lastPress: (time: Int, point: Point)?

    private lazy var frame = ScheduledWork { [weak self] in self?.showFrame() }

    /// Starts the program. Later events can change its surroundings.
    public init(
        in surroundings: Surroundings, escapeDelay: Duration = .milliseconds(40),
        keepsFrames: Bool = true,
        theme: @escaping (Surroundings) -> Theme = { .fitting($0.scheme, $0.colors) },
        _ program: (Console) -> Driver<some View>
    ) {
        running = Session(
            surroundings: surroundings, scheduler: scheduler, theme: theme, program)
        self.keepsFrames = keepsFrames
        encoder = CanvasEncoder(Dialect(colors: surroundings.colors))
        input = ScheduledInput(scheduler: scheduler, escapeDelay: escapeDelay)
        input.onEvent = { [weak self] in self?.receive($0) }
        running.onChange = { [weak self] in self?.planFrame() }
        planFrame()
        finish()
    }

    /// Starts the program on a screen of this size.
    public convenience init(
        columns: Int = 80, rows: Int = 24, keepsFrames: Bool = true,
        _ program: (Console) -> Driver<some View>
    ) {
        self.init(
            in: Surroundings(size: Size(columns: columns, rows: rows)), keepsFrames: keepsFrames,
            program)
    }

    /// Indicates whether the program has ended. Its screen then stays the same.
    public var isOver: Bool { running.isOver }

    /// The time since the program began.
    public var now: Duration { scheduler.now }

    /// The time of the next scheduled work; nil if no timer is set.
    public var nextWakeUp: Duration? {
        // The page sets a timer if its picture will change by itself.
        running.updatePage()
        return scheduler.nextTime.map { scheduler.tick * $0 }
    }

    /// Advances the clock by an interval.
    public func advance(by interval: Duration) {
        isPassing = !keepsFrames
        scheduler.advance(by: interval)
        if isPassing {
            isPassing = false
            showFrame()
        }
    }

    /// Sends events as a terminal would.
    public func send(_ events: TerminalEvent...) {
        for event in events { receive(event) }
        finish()
    }

    /// Sends bytes in one piece, as a terminal would. A lone escape at the end becomes the key Esc
    /// after a delay.
    public func send(bytes: [UInt8]) {
        input.take(bytes)
        finish()
    }

    /// The texts that the program has copied to the clipboard, in order.
    public var copied: [String] { running.copies }

    /// The number of times that the program has rung the bell.
    public var rings: Int { running.rings }

    private func receive(_ event: TerminalEvent) {
        // Other programs may have written to the terminal.
        if event == .focus(true) { encoder.invalidate() }
        running.receive(event)
    }

    /// Runs the due work, and waits for the frame with the result.
    private func finish() {
        scheduler.advanceTo(scheduler.clock)
        if running.hasNews, !isOver { scheduler.advanceTo(nextFrame) }
    }

    // MARK: Frames

    private static let tick = 1_000_000

    /// The first tick at which another frame may be shown.
    private var nextFrame: Int {
        let next = max(0, pace.next)
        return max(scheduler.clock, (next + Pilot.tick - 1) / Pilot.tick)
    }

    private func planFrame() {
        if running.needsFrame, !isOver { scheduler.schedule(frame, at: nextFrame) }
    }

    private func showFrame() {
        guard running.needsFrame, !isOver, !isPassing else { return }
        pace.noteFrame(at: scheduler.clock * Pilot.tick)
        drawings += 1
        if keepsFrames {
            running.draw()
            encodeFrame()
            if !output.isEmpty { keptFrames.append(output.withUnsafeBytes { Array($0) }) }
        } else {
            running.skipFrame()
        }
        planFrame()
    }

    private func encodeFrame() {
        output.removeAll()
        encoder.encode(&session.page.canvas, into: &output)
    }
}
