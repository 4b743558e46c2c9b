import CLibrary
import Reactive

/// One program at one terminal: sleeps until something happens, tells the program, and draws once
/// at the end of each turn.
@MainActor final class TerminalLoop {
    let session: Session
    let screen: TerminalScreen
    let sleeper: any Sleeper
    var input: TerminalInput
    var surroundings: Surroundings
    var ending: Terminal.Ending?

    /// Events that have come just now; kept for its room.
    var arrived: [TerminalEvent] = []
    /// Events that have come and were not handled yet.
    var events = EventQueue<TerminalEvent>(patience: TerminalLoop.patience.events)

    /// The size that the terminal told, for those whose settings know none.
    var reportedSize: Size?

    let options: TerminalOptions
    let environment: Environment
    let signals: SignalPipe?
    private let queue: MainQueue?
    private let observer: (any RunObserver)?

    /// The program's clock. It is moved once a turn, to the real time: whatever is due has happened
    /// by its own time before anything else comes, and a run depends on nothing but what came when.
    private let clock = VirtualTimeScheduler(resolution: .nanoseconds(TerminalLoop.tick))
    private static let tick = 1_000_000

    /// How much later than at the next timer it may be, in ticks; after that the process was held.
    private static let lateness = 1_000

    /// The ticks for which the process was held, which the program knows nothing of.
    private var ticksHeld = 0

    /// The terminal, the signals, the main queue; what is not there is passed over.
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
        session.tell(observer, by: clock)
    }

    /// Drivers that the program makes go by its own clock.
    private static func session(
        with clock: any Scheduler, _ make: () -> Session
    ) -> Session {
        var session: Session?
        SharingScheduler.mock(scheduler: clock) { session = make() }
        guard let session else { preconditionFailure("The scheduler was not lent to a program.") }
        return session
    }

    /// Runs the program until it ends, the terminal goes away, or a signal or Ctrl-C ends it.
    func run() -> Terminal.Ending {
        screen.enter()
        // Work left to the main queue before this has not woken the loop.
        queue?.serve()
        while true {
            if let ending {
                screen.leave(sleeper: sleeper, input: &input)
                session.tellEnd(observer, by: clock)
                return ending
            }
            turn()
        }
    }

    /// Sleeps until something is to be done, and does it.
    func turn() {
        sleeper.sleep(watching: &watched, until: deadline)
        moveClock()
        if watched[1].revents != 0 { takeSignals() }
        // Errors of the terminal show when it is read.
        let state = watched[0].revents & ~Int16(POLLOUT)
        if state != 0 { takeInput(isBroken: state != Int16(POLLIN)) }
        if watched[2].revents != 0 || queue?.period != nil { queue?.serve() }
        noteTime()
        if session.isOver { end(.finished) }
        // The last picture stays below the prompt.
        let isLast = ending == .finished && options.inlineRows != nil
        if ending == nil || isLast { draw(isLast: isLast) }
        watched[0] = screen.tty.watch(isBlocked: screen.isBlocked)
    }

    /// Ends the run. The first reason counts.
    func end(_ reason: Terminal.Ending) {
        if ending == nil { ending = reason }
    }

    /// When something is to be done even if nothing happens; nil to sleep for as long as it takes.
    private var deadline: Int? {
        if !events.isEmpty { return sleeper.now }
        var deadline = input.deadline ?? .max
        if let timer = clock.nextTime { deadline = min(deadline, (timer + ticksHeld) * Self.tick) }
        deadline = min(deadline, screen.probe.deadline ?? .max)
        deadline = min(deadline, screen.probe.backgroundDeadline ?? .max)
        if wantsFrame { deadline = min(deadline, screen.nextFrame ?? .max) }
        if let period = queue?.period { deadline = min(deadline, sleeper.now + period) }
        return deadline == .max ? nil : deadline
    }

    /// Advances the program's clock. While the process was stopped it could do nothing, so a clock
    /// that runs against the user must not have run.
    private func moveClock() {
        let time = sleeper.now / Self.tick - ticksHeld
        let latest = clock.nextTime.map { $0 + Self.lateness } ?? .max
        ticksHeld += max(0, time - max(latest, clock.clock))
        clock.advanceTo(max(clock.clock, min(time, latest)))
    }

    private func noteTime() {
        let now = sleeper.now
        noteInputTime(now)
        // Work put off until after the events.
        clock.advanceTo(clock.clock)
        if let deadline = screen.probe.backgroundDeadline, deadline <= now {
            screen.giveUpBackground()
        }
        if let deadline = screen.probe.deadline, deadline <= now {
            screen.giveUpProbe()
            input.decoder.expectNothing()
        }
    }

    private var wantsFrame: Bool { session.needsFrame || screen.needsPaint }

    /// Draws if it is time to, and sends what there is to be sent.
    private func draw(isLast: Bool) {
        let now = sleeper.now
        if session.hasDrawn { screen.fit(session.page.theme, to: surroundings.scheme) }
        if wantsFrame, let frame = screen.nextFrame, frame <= now || isLast {
            if session.needsFrame {
                session.draw()
                screen.fit(session.page.theme, to: surroundings.scheme)
            }
            if screen.paint(&session.page.canvas, at: now) {
                input.decoder.expectReplies()
                if screen.asksWidth { input.decoder.expectCursor() }
            }
        }
        for text in session.takeCopies() { screen.copy(text) }
        if session.takeRings() { screen.ring() }
        if !screen.send() { end(.hangup) }
    }
}
