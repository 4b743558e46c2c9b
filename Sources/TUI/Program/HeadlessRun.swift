import Reactive

/// Runs a program without a terminal, on inputs that come at told times, as fast as it can. The
/// same inputs at the same times make the same run as at a terminal.
public final class HeadlessRun {
    private let clock = VirtualTimeScheduler(resolution: .milliseconds(1))
    private let session: Session
    private let observer: (any RunObserver)?

    public init(
        in surroundings: Surroundings, observer: (any RunObserver)? = nil,
        theme: @escaping (Surroundings) -> Theme = { .fitting($0.scheme, $0.colors) },
        _ program: (Console) -> Driver<some View>
    ) {
        self.observer = observer
        observer?.begin(in: surroundings)
        session = Session(
            surroundings: surroundings, scheduler: clock, theme: theme, program)
        session.tell(observer, by: clock)
    }

    /// Whether the program has ended.
    public var isOver: Bool { session.isOver }

    /// How many milliseconds have passed since the program began.
    public var now: Int { clock.clock }

    /// Lets time pass, up to so many milliseconds after the beginning.
    public func advance(to time: Int) {
        clock.advanceTo(max(time, clock.clock))
    }

    /// Hands on an input that comes now. An answer is told by the task that has it.
    public func take(_ input: ProgramInput) {
        switch input {
        case .event(let event): session.receive(event)
        case .surroundings(let surroundings): session.change(surroundings)
        case .answer: break
        }
    }

    /// Ends the run for its observer.
    public func end() { session.tellEnd(observer, by: clock) }

    // MARK: Frames

    /// Whether there is something to show that no frame has shown.
    public var needsFrame: Bool { session.needsFrame }

    /// Whether something that was drawn is on its way, and looks otherwise a moment later.
    public var isMoving: Bool { session.isMoving }

    /// When something happens by itself, be it to be seen or not; nil when nothing will.
    public var nextChange: Int? { clock.nextTime }

    /// Draws what there is to be seen now, and shows it to `look`.
    public func draw<Result>(_ look: (inout Page) -> Result) -> Result {
        session.draw()
        return look(&session.page)
    }
}
