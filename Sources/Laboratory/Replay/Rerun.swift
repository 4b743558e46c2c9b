import Games
import MarblePictures
import Parlor
import Reactive
import TUI

/// A recorded run that is run again, without a terminal and in no time, up to any of its steps.
final class Rerun {
    let recording: Recording

    /// How many of its inputs have come.
    private(set) var taken = 0

    private let run: HeadlessRun
    let services: Services
    /// Journal of the streams with a name: of all that they said, if that is wanted.
    let journal: Journal
    private let files: RememberedVolume
    private let place: Position

    init(
        _ recording: Recording, observer: (any RunObserver)? = nil, keepsJournal: Bool = false,
        timers: Int = RecordingBounds.timers, work: Int = RecordingBounds.work
    ) throws(RecordingProblem) {
        self.recording = recording
        (timersLeft, limit) = (timers, work)
        let effort = Effort(limit: work)
        self.effort = effort
        let header = recording.header
        size = header.surroundings.size
        // A run with too much input is not even begun.
        if recording.cells > work { throw .isTooLong }
        let invocation: Invocation
        do {
            invocation = try Invocation.parse(
                header.arguments.filter { $0 != RecordingHeader.inspect }, header.environment)
        } catch {
            throw .otherArguments(header.arguments.joined(separator: " "))
        }
        let place = Position()
        let journal = Journal(keeping: keepsJournal ? .max : 1) { .milliseconds(place.now()) }
        let (inputs, files) = ExternalInputs.remembered(recording) { place.inputs }
        let services = Services(invocation, header.environment, inputs)
        (self.services, self.files, self.place) = (services, files, place)
        self.journal = journal
        func headless(_ program: (Console) -> Driver<some View>) -> HeadlessRun {
            HeadlessRun(
                in: header.surroundings, observer: observer,
                theme: { services.settings.now.theme(in: $0) }, program)
        }
        run = effort.counting {
            journal.open {
                invocation.isPlain
                    ? headless { transcript($0, services) } : headless { parlor($0, services) }
            }
        }
        place.now = { [weak run] in run?.now ?? 0 }
    }

    /// How many inputs have come, and the time of the run.
    private final class Position {
        var inputs = 0
        var now: () -> Int = { 0 }
    }

    /// How many milliseconds have passed since its beginning.
    var now: Int { run.now }
    var isOver: Bool { run.isOver }

    /// When the next input comes; nil behind the last.
    var nextInput: Int? { taken < recording.inputs.count ? recording.inputs[taken].time : nil }

    /// The timers that are left of those that may go off.
    private var timersLeft: Int
    /// The cells of the pictures so far, and the window that they are drawn for.
    private var cells = 0
    private var size: Size
    /// The boards, searches and hints so far.
    private let effort: Effort
    private let limit: Int

    /// The work of the run so far, as cells that are drawn.
    var work: Int { cells + effort.spent }

    /// Whether it went no further, since that would have been too much work.
    var isTooLong: Bool { timersLeft < 0 || work > limit }

    /// Does a part of the run, whose work is counted and whose streams are kept.
    private func open<Result>(_ body: () -> Result) -> Result {
        effort.counting { journal.open(body) }
    }

    private func advance(to time: Int) {
        open {
            while !isTooLong, let next = run.nextChange, next < time {
                timersLeft -= 1
                run.advance(to: next)
            }
            if !isTooLong { run.advance(to: time) }
        }
    }

    /// Lets the next input come, at its time.
    func takeNext() {
        guard taken < recording.inputs.count, !isTooLong else { return }
        let recorded = recording.inputs[taken]
        taken += 1
        advance(to: recorded.time)
        countFrame()
        size = recorded.size ?? size
        place.inputs = taken
        open { take(recorded) }
    }

    private func take(_ recorded: RecordedInput) {
        switch recorded.input {
        case .answer(let text): services.answers.tell(text)
        case .event: run.take(recorded.input)
        case .surroundings(var surroundings):
            // Things that stay the same for the whole of a run stand in the header alone.
            surroundings.colors = recording.header.surroundings.colors
            surroundings.reducesMotion = recording.header.reducesMotion
            run.take(.surroundings(surroundings))
        }
    }

    /// Lets everything come and happen until then. Where there is no more time behind an input, it
    /// stays there.
    func run(to time: Int, hasTime: () -> Bool = { true }) {
        while !isTooLong, let next = nextInput, next <= time {
            takeNext()
            if !hasTime() { return }
        }
        advance(to: time)
    }

    /// Ends it as it ended. Of a recording without an end the files count as they were until then.
    func end() {
        run(to: recording.length)
        if recording.ending == nil { history = files.history }
        run.end()
        services.saves.save()
        if recording.ending != nil { history = files.history }
    }

    /// The history of its files, behind its end.
    private(set) var history: [String: FileHistory] = [:]

    /// Whether the boards that it was given are those that it asked for.
    ///
    /// They are made again; nil where that is more work than a run may make.
    var isAnsweredTruly: Bool? {
        let effort = Effort(limit: RecordingBounds.work)
        let areTrue = effort.counting { services.answers.areTrue }
        return effort.isSpent ? nil : areTrue
    }

    /// The days whose boards it found in files, by the names of these.
    var foundDays: [String: Int] { services.saves.foundDays }

    /// Stands for the files that it has read or written.
    var filesFingerprint: UInt64 { files.fingerprint }

    /// Stands for all that it has written, in its order.
    var keptFingerprint: UInt64 { files.keptFingerprint }

    // MARK: Frames

    /// Counts a frame as work.
    func countFrame() { cells += size.columns * size.rows }

    /// Draws what is to be seen now.
    func draw<Result>(_ look: (inout Page) -> Result) -> Result { run.draw(look) }

    /// Lets time pass until there may be something else to be seen, and says whether there is;
    /// false as well when it is over. A picture that moves is looked at so many times a second.
    func runToNextFrame(perSecond rate: Int) -> Bool {
        let end = recording.length
        while !isTooLong, now < end || nextInput != nil {
            var next = nextInput ?? end
            if now < (taken == 0 ? 0 : recording.inputs[taken - 1].time) + RecordingBounds.quiet {
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
