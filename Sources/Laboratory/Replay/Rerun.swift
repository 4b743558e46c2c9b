import Games
import MarblePictures
import Parlor
import Reactive
import TUI

/// A run that repeats a recorded run, up to any of its inputs, without a terminal and without
/// waiting.
final class Rerun {
    let recording: Recording

    /// The number of inputs so far.
    private(set) var taken = 0

    private let run: HeadlessRun
    let services: Services
    /// The journal of the run's streams. It is empty unless the streams are recorded.
    let journal: Journal
    private let files: ReplayedVolume
    private let progress: Progress

    /// The purpose of a run, and its limits.
    struct Options {
        /// The use of the elements of streams: none, for the observer, or for the journal as well.
        enum Streams { case ignored, heard, kept }

        /// Indicates whether the run is compared with the recorded screens. If not, a screen is
        /// laid out only before an input that changes the window.
        var comparesScreens = true
        /// The use of the elements of streams. Recording them takes time, and keeping them takes
        /// memory.
        var streams = Streams.ignored
        /// The cost of a timer in the budget of timers that all runs of a command share.
        var timerCost = 1
        /// The maximum number of timers to fire.
        var timers = RecordingBounds.timers
        var work = RecordingBounds.work

        /// The options of a run that is needed only for its results. They are computed each time,
        /// because a task can lower the limit of work.
        static var judging: Options {
            Options(comparesScreens: false, work: RecordingBounds.judgedWork)
        }
    }

    private let options: Options

    init(
        _ recording: Recording, observer: (any RunObserver)? = nil, _ options: Options = Options()
    ) throws(RecordingProblem) {
        (self.recording, self.options) = (recording, options)
        let work = options.streams == .kept ? options.work / 2 : options.work
        limit = work
        let budget = WorkBudget(limit: min(work, RecordingBounds.judgedWork))
        self.budget = budget
        let header = recording.header
        size = header.surroundings.size
        // A recording with too much input is not run at all.
        if recording.leastWork(comparesScreens: options.comparesScreens) > work { throw .isTooLong }
        let invocation: Invocation
        do {
            invocation = try Invocation.parse(
                header.arguments.filter { $0 != RecordingHeader.inspect }, header.environment)
        } catch {
            throw .otherArguments(header.arguments.joined(separator: " "))
        }
        let progress = Progress()
        let journal = Journal(keeping: options.streams == .kept ? .max : 1) {
            .milliseconds(progress.now())
        }
        let (remembered, files) = ExternalInputs.remembered(recording) { progress.inputs }
        var inputs = remembered
        inputs.recording?.prove = { result in
            let (time, kept) = (progress.now(), files.keptFingerprint)
            progress.proofs.append(RecordedProof(time: time, kept: kept, result: result))
            progress.provenResults.append(result)
        }
        let services = Services(invocation, header.environment, inputs)
        (self.services, self.files, self.progress) = (services, files, progress)
        self.journal = journal
        func headless(_ program: (Console) -> Driver<some View>) -> HeadlessRun {
            HeadlessRun(
                in: header.surroundings, observer: observer,
                theme: { services.settings.now.theme(in: $0) }, program)
        }
        func begin() -> HeadlessRun {
            invocation.isPlain
                ? headless { transcript($0, services) } : headless { parlor($0, services) }
        }
        run = budget.counting { options.streams == .ignored ? begin() : journal.open(begin) }
        progress.now = { [weak run] in run?.now ?? 0 }
    }

    /// The number of inputs so far, the time of the run, and its results of boards of the day.
    private final class Progress {
        var inputs = 0
        var proofs: [RecordedProof] = []
        var provenResults: [GameResult] = []
        var now: () -> Int = { 0 }
    }

    /// Indicates whether the run had the recorded results of boards of the day, at the same times.
    var hasRecordedProofs: Bool { progress.proofs.starts(with: recording.proofs) }

    /// The results whose proofs are in the recording.
    var provenResults: [GameResult] {
        Array(progress.provenResults.prefix(recording.proofs.count))
    }

    /// The milliseconds since the start.
    var now: Int { run.now }
    var isOver: Bool { run.isOver }

    /// The time of the next input; nil after the last one.
    var nextInput: Int? { taken < recording.inputs.count ? recording.inputs[taken].time : nil }

    /// The number of timers that have fired.
    private var fired = 0
    /// The budget of timers that all runs of the same command share.
    private let shared = Rerun.shared
    @TaskLocal private static var shared: WorkBudget?

    /// Runs a command that may run a recording several times. All its runs together may use as many
    /// timers as one run.
    static func sharingTimers<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try sharing(WorkBudget(limit: RecordingBounds.timers), body)
    }

    /// Runs a search, each of whose runs may use all timers.
    static func withOwnTimers<Value, Failure: Error>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value { try sharing(nil, body) }

    private static func sharing<Value, Failure: Error>(
        _ budget: WorkBudget?, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try $shared.withValue(budget) { Result(catching: body) }.get()
    }

    /// The cells of the screens that were compared, and the size of the window.
    private var cells = 0
    private var size: Size
    /// The cost of moves, boards, searches and hints so far.
    private let budget: WorkBudget
    private let limit: Int

    /// The work of the run so far, in cells.
    var work: Int {
        RecordingBounds.work(inputs: taken, pages: run.laidOut.pages, timers: fired)
            + run.laidOut.cells + cells + budget.spent
    }

    /// Indicates whether the run stopped because of too much work.
    var isTooLong: Bool {
        fired > options.timers || work > limit || budget.isSpent || shared?.isSpent ?? false
    }

    /// Indicates whether the command has enough timers left to repeat this run.
    var canBeRepeated: Bool { shared?.hasRoom(for: fired) ?? true }

    private func countTimer() {
        fired += 1
        shared?.note(options.timerCost)
    }

    /// Runs a part of the run. Counts its work, and records its streams unless they are ignored.
    private func open<Result>(_ body: () -> Result) -> Result {
        budget.counting { options.streams == .ignored ? body() : journal.open(body) }
    }

    /// Advances the clock. Stops after a timer if `hasTime` returns false.
    private func advance(to time: Int, hasTime: () -> Bool = { true }) {
        open {
            while !isTooLong, let next = run.nextChange, next < time {
                countTimer()
                run.advance(to: next)
                if !hasTime() { return }
            }
            if !isTooLong { run.advance(to: time) }
        }
    }

    /// Delivers the next input at its time.
    func takeNext() {
        guard taken < recording.inputs.count, !isTooLong else { return }
        let recorded = recording.inputs[taken]
        taken += 1
        advance(to: recorded.time)
        if options.comparesScreens, recorded.input.isDeliberate {
            cells += size.columns * size.rows
        }
        size = recorded.size ?? size
        progress.inputs = taken
        open { take(recorded) }
    }

    private func take(_ recorded: RecordedInput) {
        switch recorded.input {
        case .answer(let text): services.answers.receive(text)
        case .event: run.take(recorded.input)
        case .surroundings(var surroundings):
            // Only the header records values that stay the same throughout a run.
            surroundings.colors = recording.header.surroundings.colors
            surroundings.reducesMotion = recording.header.reducesMotion
            run.take(.surroundings(surroundings))
        }
    }

    /// Runs up to a time. Stops after an input or a timer if `hasTime` returns false.
    func run(to time: Int, hasTime: () -> Bool = { true }) {
        while !isTooLong, let next = nextInput, next <= time {
            advance(to: next, hasTime: hasTime)
            if now < next { return }
            takeNext()
            if !hasTime() { return }
        }
        advance(to: time, hasTime: hasTime)
    }

    /// Ends the run as the recorded run ended. If the recording has no end, `history` does not
    /// include the end of the run.
    func end() {
        run(to: recording.length)
        if recording.ending == nil { history = files.history }
        run.end()
        services.saves.writeAll()
        if recording.ending != nil { history = files.history }
    }

    /// The history of the run's files, after its end.
    private(set) var history: [String: FileHistory] = [:]

    /// Indicates whether the recorded boards are the boards that the run requested.
    ///
    /// The boards are created again. Returns nil if that takes more work than a run may take.
    var isAnsweredTruly: Bool? {
        let budget = WorkBudget(limit: RecordingBounds.judgedWork)
        let areCorrect = budget.counting { services.answers.areCorrect }
        return budget.isSpent ? nil : areCorrect
    }

    /// The days of the boards that the run found in files, by the names of the files.
    var foundDays: [String: Int] { services.saves.foundDays }

    /// A digest of the files that the run has read or written.
    var filesFingerprint: UInt64 { files.fingerprint }

    /// A digest of everything the run has written, in order.
    var keptFingerprint: UInt64 { files.keptFingerprint }

    // MARK: Frames

    /// Draws the current frame.
    func draw<Result>(_ look: (inout Page) -> Result) -> Result { run.draw(look) }

    /// Advances to the time of the next possible change of the frame. Returns false if the run is
    /// over or too long, or if its recording has ended. During motion, there are `rate` frames per
    /// second.
    func runToNextFrame(perSecond rate: Int) -> Bool {
        let end = recording.length
        while !isTooLong, now < end || nextInput != nil {
            var next = nextInput ?? end
            if now < (taken == 0 ? 0 : recording.inputs[taken - 1].time)
                + RecordingBounds.skippedPause
            {
                next = min(next, run.nextChange ?? end, end)
                if run.isMoving { next = min(next, now + 1000 / rate) }
            }
            run(to: max(next, now))
            if isOver { return false }
            if run.needsFrame { return true }
        }
        return false
    }
}
