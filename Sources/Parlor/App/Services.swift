import Games
import Reactive

/// Services shared by all screens. Each is narrow, and none knows a game.
struct Services {
    let invocation: Invocation
    let settings: SettingsStore
    let saves: Saves
    let results: ResultsStore
    let notices: Store<Notices>
    /// Seconds since 1970, in UTC.
    let clock: () -> Int
    /// A number that cannot be foreseen.
    let luck: () -> UInt64
    /// Answers of work that is done in the background.
    let answers: Answers
    let workers: Workers
    /// The recording of the run; nil where there is none.
    var recording: RunRecording?
    /// Files that could not be written, when that is found later.
    let lateFailures: Observable<LateFailure>
    private let finishWriting: () -> [LateFailure]

    init(
        _ invocation: Invocation, _ environment: [String: String],
        _ external: ExternalInputs, workers: Workers = Workers()
    ) {
        var directory = invocation.directory(in: environment)
        directory?.volume = external.volume
        directory?.sharing = external.sharing
        self.invocation = invocation
        notices = Store(Notices())
        let clock = LookedAtClock(external.secondsSince1970)
        (self.clock, luck) = (clock.look, external.luck)
        (answers, self.workers) = (external.answers, workers)
        recording = external.recording
        (lateFailures, finishWriting) = (external.lateFailures, external.finish)
        settings = SettingsStore(invocation, environment, in: directory, notices)
        saves = Saves(in: directory, notices, now: clock.last)
        results = ResultsStore(in: directory, notices)
        if directory == nil { notices.apply(.tell([.hasNoPlace])) }
    }

    var words: Words { settings.now.words }

    /// Saves what is being played, and waits until it is on the disk. Returns what went wrong.
    func finish() -> [StorageProblem] {
        saves.save()
        return finishWriting().map { .notWritten($0.path, $0.failure) }
    }

    var today: Day { Day(daysSince1970: clock() / Day.seconds) }

    /// A number to deal the next board with, and the day whose board that is: the day's for a
    /// variant of a game, the one of the command line, or any.
    func seed(isDaily: Bool, variant: Int = 0) -> (seed: UInt64, day: Int?) {
        guard isDaily else { return (seed(), nil) }
        // The clock is asked once: at midnight it may say another day a moment later.
        let today = today
        return (today.seed(variant: variant), today.count)
    }

    func seed() -> UInt64 { invocation.seed ?? luck() }
}

/// A clock that remembers its last answer. Each look at the clock is noted in the recording, and
/// saving a game needs a look only if there was none before.
private final class LookedAtClock {
    private let clock: () -> Int
    private var seen: Int?

    init(_ clock: @escaping () -> Int) { self.clock = clock }

    func look() -> Int {
        let now = clock()
        seen = now
        return now
    }

    /// The time that it said last.
    func last() -> Int { seen ?? look() }
}

/// Workers in the background, by the protocol that a game asks for.
struct Workers {
    private var workers: [ObjectIdentifier: Any] = [:]

    subscript<Worker>(_: Worker.Type) -> Worker? {
        get { workers[ObjectIdentifier(Worker.self)] as? Worker }
        set { workers[ObjectIdentifier(Worker.self)] = newValue }
    }

    /// The workers of all games, on other threads.
    @MainActor static var background: Workers {
        GameModule.all.reduce(into: Workers()) { $1.workers(&$0) }
    }
}
