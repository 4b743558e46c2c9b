import Games
import Reactive

/// The services that all screens share.
package struct Services {
    package let invocation: Invocation
    package let settings: SettingsStore
    package let saves: Saves
    let results: ResultsStore
    package let notices: Store<Notices>
    let selections = Store(ListSelections())
    /// The current time, in seconds since 1970 (UTC).
    let clock: () -> Int
    /// The time at the last reading of the clock.
    let lastTime: () -> Int
    let randomNumber: () -> UInt64
    package let answers: BackgroundAnswers
    let workers: Workers
    /// The recording of the run; nil if the run is not recorded.
    var recording: RunRecording?
    /// Failures to write a file on another thread.
    let lateFailures: Observable<LateFailure>
    private let finishWriting: () -> [LateFailure]

    package init(
        _ invocation: Invocation, _ environment: [String: String],
        _ external: ExternalInputs, workers: Workers = Workers()
    ) {
        var directory = invocation.directory(in: environment)
        directory?.volume = external.volume
        directory?.sharing = external.sharing
        self.invocation = invocation
        notices = Store(Notices())
        let clock = RememberingClock(external.secondsSince1970)
        (self.clock, lastTime, randomNumber) = (clock.look, clock.last, external.randomNumber)
        (answers, self.workers) = (external.answers, workers)
        recording = external.recording
        (lateFailures, finishWriting) = (external.lateFailures, external.finish)
        settings = SettingsStore(invocation, environment, in: directory, notices)
        saves = Saves(in: directory, notices, now: clock.last)
        results = ResultsStore(in: directory, notices)
        if directory == nil { notices.apply(.report([.hasNoPlace])) }
    }

    package var words: Words {
        var words = settings.now.words
        words.spellsTimes = invocation.isPlain
        return words
    }

    /// Saves the game in progress and waits until it is on the disk. Returns the problems that
    /// occurred.
    package func finish() -> [StorageProblem] {
        saves.writeAll()
        return saves.losses + finishWriting().map { .notWritten($0.path, $0.failure) }
    }

    var today: Day { Day(daysSince1970: clock() / Day.seconds) }

    /// The seed of the next board: of today's board, from the command line, or random. `day` is nil
    /// unless `slot` is `daily`.
    func seed(_ slot: BoardSlot, of board: Day.Board) -> (seed: UInt64, day: Int?) {
        guard slot == .daily else { return (seed(), nil) }
        // The clock is read once, because at midnight a second reading may return the next day.
        let today = today
        return (today.seed(of: board), today.daysSince1970)
    }

    func seed() -> UInt64 { invocation.seed ?? randomNumber() }
}
