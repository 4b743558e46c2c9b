import MarblePictures
import Parlor
import Reactive
import TUI

/// Uses of a recording.
enum Replay {
    /// Runs a recording again, and compares the screens and the files. If they differ, or if
    /// `streams` is true, compares the streams as well.
    static func check(
        _ recording: Recording, streams: Bool = false
    ) throws(RecordingProblem) -> ReplayReport {
        try checked(recording, streams: streams, keepsJournal: false).report
    }

    /// The same, and the first run that was made for it.
    static func checked(
        _ recording: Recording, streams: Bool, keepsJournal: Bool
    ) throws(RecordingProblem) -> (report: ReplayReport, rerun: Rerun) {
        let (report, rerun) = try run(recording, streams: streams, keepsJournal: keepsJournal)
        let isEnough = streams || report.difference == nil || !recording.tellsStreams
        return (isEnough ? report : try run(recording, streams: true).report, rerun)
    }

    /// Runs it again and compares it, and gives the run that was made for it. Where there is no more
    /// time before an input, it is too long.
    static func run(
        _ recording: Recording, streams: Bool = false, keepsJournal: Bool = false,
        hasTime: () -> Bool = { true }
    ) throws(RecordingProblem) -> (report: ReplayReport, rerun: Rerun) {
        let witness = RunWitness(recording, hearsStreams: streams)
        let rerun = try Rerun(recording, observer: witness, keepsJournal: keepsJournal)
        witness.kept = { [unowned rerun] in rerun.keptFingerprint }
        var unheard: ReplayReport.Difference?
        for (number, recorded) in recording.inputs.enumerated() where unheard == nil {
            guard hasTime() else { throw .isTooLong }
            rerun.takeNext()
            if witness.traces.count == number + 1 { continue }
            unheard = .input(number + 1, at: recorded.time)
        }
        rerun.end()
        if rerun.isTooLong { throw .isTooLong }
        let files = rerun.filesFingerprint.digits
        var (pictures, kept) = (witness.pictures, witness.differentlyKept ?? unheard)
        if let ending = recording.ending {
            if ending.frames != witness.frameDigits { pictures = pictures ?? .lastFrame }
            if ending.files != files { kept = kept ?? .files }
        }
        let report = ReplayReport(
            inputs: recording.inputs.count, milliseconds: recording.length,
            isComplete: recording.ending != nil, pictures: pictures, kept: kept,
            streams: streams && recording.tellsStreams
                ? StreamComparison(recording, now: witness.told) : nil,
            frame: witness.frame, frames: witness.frameDigits, files: files)
        return (report, rerun)
    }
}

/// Sees the same as the one who recorded a run, and compares it with the recording.
final class RunWitness: RunObserver {
    private let recording: Recording
    private let hearsStreams: Bool

    /// Stands for what the run has kept in files.
    var kept: () -> UInt64 = { 0 }

    /// The traces of the inputs that came, and what streams said behind the last of them.
    private(set) var traces: [InputTrace] = []
    private(set) var lastTold: [String]?
    private var trace: RunTrace
    private var teller: StreamTeller?
    /// The rows of the recorded frame, each by a number that stands for it.
    private var recordedRows: [Int] = []

    /// The first inputs at which something else was to be seen, and at which something else was
    /// kept.
    private(set) var pictures, differentlyKept: ReplayReport.Difference?
    private(set) var frame: FrameComparison?

    /// A replay that hears streams can write a recording of itself.
    init(_ recording: Recording, hearsStreams: Bool = false) {
        (self.recording, self.hearsStreams) = (recording, hearsStreams)
        trace = RunTrace(writesFrames: hearsStreams)
    }

    var frameDigits: String { trace.frameDigits }
    /// What streams said before each of the inputs, and in the end.
    var told: [[String]] { traces.map { $0.told ?? [] } + [lastTold ?? []] }

    func begin(in surroundings: Surroundings) {
        if hearsStreams { teller = Journal.current.map(StreamTeller.init) }
    }

    func readsScreen(at input: ProgramInput) -> Bool { input.isDeed }

    func note(_ input: ProgramInput, at time: Int, seen canvas: borrowing Canvas) {
        let found = trace.trace(of: input, seen: canvas, kept: kept(), told: { teller?.take() })
        traces.append(found)
        guard traces.count <= recording.inputs.count else { return }
        let recorded = recording.inputs[traces.count - 1].trace
        recordedRows = RunTrace.rows(recorded.rows, behind: recordedRows)
        let here = ReplayReport.Difference.input(traces.count, at: time)
        if differentlyKept == nil, found.kept != recorded.kept { differentlyKept = here }
        guard pictures == nil, found.seen != recorded.seen else { return }
        pictures = here
        let areSame = trace.rows.indices.map { row in
            recordedRows.indices.contains(row) && recordedRows[row] == trace.rows[row]
        }
        var recordedFrame = RecordedFrame()
        for input in recording.inputs.prefix(traces.count) { recordedFrame.read(input.trace) }
        frame = FrameComparison(
            now: (0..<canvas.rows).map { canvas.text(row: $0) }, recorded: recordedFrame.rows,
            areSame: areSame)
    }

    func end(at time: Int, seen canvas: borrowing Canvas) {
        trace.add(canvas)
        lastTold = teller?.take()
    }
}

/// Outcome of running a recording again.
struct ReplayReport: Equatable {
    enum Difference: Equatable {
        /// It was another when this input came, or the input did not come at all.
        case input(Int, at: Int)

        /// The screen was another in the end.
        case lastFrame

        /// Something else was in the files in the end.
        case files
    }

    let inputs: Int
    let milliseconds: Int

    /// Whether the recording has an end, and so something to compare the last of it with.
    let isComplete: Bool

    /// The first difference of what is seen; nil if all looked the same.
    let pictures: Difference?

    /// The first difference of what was kept in files.
    let kept: Difference?

    /// What the streams said then and now; nil where they were not compared.
    let streams: StreamComparison?

    /// The first frame that differs.
    let frame: FrameComparison?

    /// Digests of the screen and of the files.
    let frames, files: String

    /// The first difference of the game: of what its streams say, where that was compared.
    var game: Difference? {
        guard let streams else { return kept }
        return streams.first().map { .input($0.number, at: $0.time) }
    }

    /// The first difference of pictures or files; nil when the run was the same.
    var difference: Difference? {
        guard let pictures, let kept else { return pictures ?? kept }
        if case .input(let number, _) = kept, case .input(let other, _) = pictures {
            return number < other ? kept : pictures
        }
        if case .input = kept { return kept }
        return pictures
    }
}
