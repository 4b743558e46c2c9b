import Reactive

/// Runs a program without a terminal, as fast as possible, with timed inputs. The same inputs at
/// the same times give the same run as in a terminal.
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
        session.report(to: observer, by: clock)
    }

    /// Indicates whether the program has ended.
    public var isOver: Bool { session.isOver }

    /// The milliseconds since the program began.
    public var now: Int { clock.clock }

    /// Advances the clock to this number of milliseconds since the beginning.
    public func advance(to time: Int) {
        clock.advanceTo(max(time, clock.clock))
    }

    /// Passes an input to the program at the current time. Ignores answers, because background
    /// tasks deliver them.
    public func take(_ input: ProgramInput) {
        switch input {
        case .event(let event): session.receive(event)
        case .surroundings(let surroundings): session.change(surroundings)
        case .answer: break
        }
    }

    /// Calls `body` each time a background task has delivered its answer, which may have scheduled
    /// work.
    public func afterAnswers(_ body: @escaping () -> Void) { session.onAnswered = body }

    /// Reports the end of the run to its observer.
    public func end() { session.reportEnd(to: observer, by: clock) }

    // MARK: Frames

    /// The pages and cells that views were laid out on so far, for frames and for inputs that apply
    /// to areas.
    package var laidOut: LaidOut { session.laidOut }

    /// Indicates whether the program has a change that no frame has shown.
    public var needsFrame: Bool { session.needsFrame }

    /// Indicates whether a view is moving, so that another frame is due soon.
    public var isMoving: Bool { session.isMoving }

    /// The time of the next scheduled work, visible or not; nil if there is none.
    public var nextChange: Int? { clock.nextTime }

    /// Draws the current view, and passes the page to `look`.
    public func draw<Result>(_ look: (inout Page) -> Result) -> Result {
        session.draw()
        return look(&session.page)
    }
}
