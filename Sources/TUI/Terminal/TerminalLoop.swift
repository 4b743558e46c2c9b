import Reactive

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One program at one terminal: sleeps until something happens, tells the program, and draws once
/// at the end of each turn.
@MainActor final class TerminalLoop {
    let session: Session
    let screen: TerminalScreen
    let sleeper: any Sleeper
    var input: TerminalInput
    var surroundings: Surroundings
    var ending: Terminal.Ending?

    /// What has come and was not handled yet; kept for its room.
    var events: [TerminalEvent] = []

    /// The size that the terminal told, for those whose settings know none.
    var reportedSize: Size?

    let options: TerminalOptions
    let environment: Environment
    let signals: SignalPipe?
    private let queue: MainQueue?
    private let timers: MainScheduler
    private let alarm: Alarm
    /// The terminal, the signals, the main queue; what is not there is passed over.
    private var watched: [pollfd]

    /// When the next timer is due.
    private final class Alarm { var time: Int? }

    init<Picture: View>(
        tty: Tty, held: HeldOutput?, sleeper: any Sleeper, signals: SignalPipe?, queue: MainQueue?,
        environment: Environment, options: TerminalOptions,
        theme: @escaping (Surroundings) -> Theme, _ program: (Console) -> Driver<Picture>
    ) {
        self.sleeper = sleeper
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
        input = TerminalInput(erase: tty.erase, escapeDelay: options.escapeDelay(in: environment))
        let alarm = Alarm()
        self.alarm = alarm
        let timers = MainScheduler(time: { sleeper.now }, wake: { alarm.time = $0 })
        self.timers = timers
        var surroundings = Surroundings(
            size: tty.size(reported: nil, in: environment), colors: profile.dialect.colors)
        surroundings.reducesMotion = options.reducesMotion
        self.surroundings = surroundings
        session = TerminalLoop.session(with: timers) {
            Session(surroundings: surroundings, scheduler: timers, theme: theme, program)
        }
    }

    /// Drivers that the program makes go by its own clock.
    private static func session(
        with timers: MainScheduler, _ make: () -> Session
    ) -> Session {
        var session: Session?
        SharingScheduler.mock(scheduler: timers) { session = make() }
        guard let session else { preconditionFailure("The scheduler was not lent to anybody.") }
        return session
    }

    /// Runs the program until it, or the terminal, or somebody has had enough.
    func run() -> Terminal.Ending {
        screen.enter()
        // What was left to the main queue before has woken nobody.
        queue?.serve()
        while true {
            if let ending {
                screen.leave(sleeper: sleeper, input: &input)
                return ending
            }
            turn()
        }
    }

    /// Sleeps until something is to be done, and does it.
    func turn() {
        sleeper.sleep(watching: &watched, until: deadline)
        if watched[1].revents != 0 { takeSignals() }
        // Whatever is wrong with the terminal shows when it is read.
        let state = watched[0].revents & ~Int16(POLLOUT)
        if state != 0 { takeInput(isBroken: state != Int16(POLLIN)) }
        if watched[2].revents != 0 || queue?.period != nil { queue?.serve() }
        noteTime()
        if session.isOver { end(.finished) }
        if ending == nil { draw() }
        watched[0] = screen.tty.watch(isBlocked: screen.isBlocked)
    }

    /// The first reason to end is the one that counts.
    func end(_ reason: Terminal.Ending) {
        if ending == nil { ending = reason }
    }

    /// When something is to be done even if nothing happens; nil to sleep for as long as it takes.
    private var deadline: Int? {
        var deadline = min(alarm.time ?? .max, input.deadline ?? .max)
        deadline = min(deadline, screen.inquiry.deadline ?? .max)
        if wantsFrame { deadline = min(deadline, screen.nextFrame ?? .max) }
        if let period = queue?.period { deadline = min(deadline, sleeper.now + period) }
        return deadline == .max ? nil : deadline
    }

    private func noteTime() {
        let now = sleeper.now
        noteInputTime(now)
        if let time = alarm.time, time <= now { timers.runDue() }
        if let deadline = screen.inquiry.deadline, deadline <= now {
            screen.giveUpInquiry()
            input.decoder.expectNothing()
        }
    }

    private var wantsFrame: Bool { session.needsFrame || screen.needsPaint }

    /// Draws if it is time to, and sends what there is to be sent.
    private func draw() {
        let now = sleeper.now
        if wantsFrame, let frame = screen.nextFrame, frame <= now {
            if session.needsFrame { session.draw() }
            if screen.paint(&session.page.canvas, at: now) { input.decoder.expectReplies() }
        }
        for text in session.takeCopies() { screen.copy(text) }
        if session.takeRings() { screen.ring() }
        if !screen.send() { end(.hangup) }
    }
}
