import CLibrary
import Reactive

/// The loop of a program at a terminal: each turn sleeps until there is work, does the work, and
/// draws once at the end.
@MainActor final class TerminalLoop {
    let session: Session
    let screen: TerminalScreen
    let sleeper: any Sleeper
    var input: TerminalInput
    var surroundings: Surroundings
    var ending: Terminal.Ending?

    /// Events that have just arrived. The array stays, so that its memory is reused.
    var arrived: [TerminalEvent] = []
    /// Events that have arrived and are not handled yet.
    var events = EventQueue<TerminalEvent>(capacity: TerminalLoop.limits.events)

    /// The size that the terminal has reported. It counts only if the settings of the terminal have
    /// no size.
    var reportedSize: Size?

    let options: TerminalOptions
    let environment: Environment
    let signals: SignalPipe?
    private let queue: MainQueue?
    private let observer: (any RunObserver)?

    /// The program's clock, which advances to the real time once a turn. Before each input, all due
    /// work runs at its own time. A run therefore depends only on the inputs and their times.
    private let clock = VirtualTimeScheduler(resolution: .nanoseconds(TerminalLoop.tick))
    private static let tick = 1_000_000

    /// The maximum delay of a timer, in ticks. A longer delay means that the process was stopped.
    private static let lateness = 1_000

    /// The number of ticks during which the process was stopped. They do not count on the program's
    /// clock.
    private var ticksStopped = 0

    /// The indices of the descriptors in `watched`.
    private static let (terminalIndex, signalsIndex, queueIndex) = (0, 1, 2)
    /// The terminal, the signals, and the main queue. The descriptor of missing signals or of a
    /// missing queue is negative.
    private var watched: [pollfd]

    init<Picture: View>(
        tty: Tty, held: HeldOutput?, sleeper: any Sleeper, signals: SignalPipe?, queue: MainQueue?,
        environment: Environment, options: TerminalOptions,
        theme: @escaping (Surroundings) -> Theme, observer: (any RunObserver)? = nil,
        _ program: (Console) -> Driver<Picture>
    ) {
        self.sleeper = sleeper
        self.observer = observer
        self.signals = signals
        self.queue = queue
        self.environment = environment
        self.options = options
        let profile = TerminalProfile(environment, options)
        screen = TerminalScreen(tty: tty, profile: profile, options: options, held: held)
        watched = [
            tty.watch(isBlocked: false), pollfd(signals?.descriptor ?? -1, for: POLLIN),
            pollfd(queue?.descriptor ?? -1, for: POLLIN),
        ]
        input = TerminalInput(
            erase: tty.erase, escapeDelay: options.escapeDelay(in: environment),
            mayReportMouse: options.mouse != .off && options.inlineRows == nil)
        var surroundings = Surroundings(
            size: tty.size(reported: nil, in: environment, inlineRows: options.inlineRows),
            colors: profile.dialect.colors)
        surroundings.scheme = profile.scheme
        surroundings.reducesMotion = options.reducesMotion
        self.surroundings = surroundings
        observer?.begin(in: surroundings)
        let clock = clock
        session = TerminalLoop.session(with: clock) {
            Session(surroundings: surroundings, scheduler: clock, theme: theme, program)
        }
        session.report(to: observer, by: clock)
    }

    /// Creates the session, with the program's clock as the scheduler of its drivers.
    private static func session(
        with clock: any Scheduler, _ make: () -> Session
    ) -> Session {
        var session: Session?
        SharingScheduler.mock(scheduler: clock) { session = make() }
        guard let session else {
            preconditionFailure("SharingScheduler.mock did not run its action.")
        }
        return session
    }

    /// Runs the program until it ends, the terminal is gone, or a signal or Ctrl-C ends it.
    func run() -> Terminal.Ending {
        screen.enter()
        // Runs earlier work of the main queue, which does not wake the loop.
        queue?.serve()
        while true {
            if let ending {
                screen.leave(sleeper: sleeper, input: &input)
                session.reportEnd(to: observer, by: clock)
                return ending
            }
            turn()
        }
    }

    /// Sleeps until there is work, and then does it.
    func turn() {
        sleeper.sleep(watching: &watched, until: deadline)
        moveClock()
        if watched[Self.signalsIndex].revents != 0 { takeSignals() }
        // Reading the terminal also reports its errors.
        let state = watched[Self.terminalIndex].revents & ~Int16(POLLOUT)
        if state != 0 { takeInput(isBroken: state != Int16(POLLIN)) }
        if watched[Self.queueIndex].revents != 0 || queue?.period != nil { queue?.serve() }
        noteTime()
        if session.isOver { end(.finished) }
        // The last picture stays below the prompt.
        let isLast = ending == .finished && options.inlineRows != nil
        if isLast { screen.drain(sleeper) }
        if ending == nil || isLast { draw(isLast: isLast) }
        watched[Self.terminalIndex] = screen.tty.watch(isBlocked: screen.isBlocked)
    }

    /// Ends the run. Only the first call has an effect.
    func end(_ reason: Terminal.Ending) {
        if ending == nil { ending = reason }
    }

    /// The time at which the next work is due if no input arrives before; nil if there is none.
    private var deadline: Int? {
        if !events.isEmpty { return sleeper.now }
        var deadline = input.deadline ?? .max
        if let timer = clock.nextTime {
            deadline = min(deadline, (timer + ticksStopped) * Self.tick)
        }
        deadline = min(deadline, screen.probe.deadline ?? .max)
        deadline = min(deadline, screen.probe.backgroundDeadline ?? .max)
        if needsFrame { deadline = min(deadline, screen.nextFrame ?? .max) }
        if let period = queue?.period { deadline = min(deadline, sleeper.now + period) }
        return deadline == .max ? nil : deadline
    }

    /// Advances the program's clock. Leaves out the time during which the process was stopped,
    /// because the user could not act.
    private func moveClock() {
        let time = sleeper.now / Self.tick - ticksStopped
        let latest = clock.nextTime.map { $0 + Self.lateness } ?? .max
        ticksStopped += max(0, time - max(latest, clock.clock))
        clock.advanceTo(max(clock.clock, min(time, latest)))
    }

    private func noteTime() {
        let now = sleeper.now
        noteInputTime(now)
        // Runs the work that the events have scheduled for the current time.
        clock.advanceTo(clock.clock)
        if let deadline = screen.probe.backgroundDeadline, deadline <= now {
            screen.giveUpBackground()
        }
        if let deadline = screen.probe.deadline, deadline <= now {
            screen.giveUpProbe()
            input.decoder.expectNothing()
        }
    }

    private var needsFrame: Bool { session.needsFrame || screen.needsPaint }

    /// Draws if a frame is due, and sends waiting bytes.
    private func draw(isLast: Bool) {
        let now = sleeper.now
        var hasAsked = false
        if session.hasDrawn { screen.fit(session.page.theme, to: surroundings.scheme) }
        if needsFrame, let frame = screen.nextFrame, frame <= now || isLast {
            if session.needsFrame {
                session.draw()
                screen.fit(session.page.theme, to: surroundings.scheme)
            }
            hasAsked = screen.paint(&session.page.canvas, at: now)
            if hasAsked {
                input.decoder.expectReplies()
                if screen.queriesWidth { input.decoder.expectCursor() }
            }
        }
        for text in session.takeCopies() { screen.copy(text) }
        if session.takeRings() { screen.ring() }
        if !screen.send() { end(.hangup) }
        if hasAsked { screen.awaitAnswers(from: sleeper.now) }
    }
}
