import MarblePictures
import Parlor
import Reactive
import TUI

/// Functions that run a recording again and compare the run with the recording.
enum Replay {
    /// Runs a recording again, and compares the screens and the files. If they differ, or if
    /// `streams` is true, compares the streams as well.
    static func check(
        _ recording: Recording, streams: Bool = false
    ) throws(RecordingProblem) -> ReplayReport {
        try checked(recording, streams: streams, keepsJournal: false).report
    }

    /// Checks a recording. Returns the report and the first run of the recording. If comparing the
    /// streams as well takes too much work, the report covers only pictures and files.
    static func checked(
        _ recording: Recording, streams: Bool, keepsJournal: Bool
    ) throws(RecordingProblem) -> (report: ReplayReport, rerun: Rerun) {
        let (report, rerun) = try run(recording, streams: streams, keepsJournal: keepsJournal)
        let isEnough =
            streams || report.difference == nil || !recording.containsStreams
            || !rerun.canBeRepeated
        return (isEnough ? report : (try? run(recording, streams: true).report) ?? report, rerun)
    }

    /// Runs a recording again. Returns the comparison and the run.
    static func run(
        _ recording: Recording, streams: Bool = false, keepsJournal: Bool = false
    ) throws(RecordingProblem) -> (report: ReplayReport, rerun: Rerun) {
        let observer = ReplayObserver(recording, hearsStreams: streams)
        let rerun = try Rerun(
            recording, observer: observer,
            .init(
                streams: keepsJournal ? .kept : streams ? .heard : .ignored,
                timerCost: keepsJournal ? RecordingBounds.drawnTimer : 1))
        return try run(
            recording, rerun, observer, streams: streams, hasTime: { true })
    }

    /// Runs a recording again without its screens and streams, and compares only the files. Stops
    /// when `hasTime` returns false.
    static func judge(
        _ recording: Recording, hasTime: () -> Bool
    ) throws(RecordingProblem) -> (report: ReplayReport, rerun: Rerun) {
        let observer = ReplayObserver(recording, seesScreens: false)
        return try run(
            recording, Rerun(recording, observer: observer, .judging), observer, streams: false,
            hasTime: hasTime)
    }

    private static func run(
        _ recording: Recording, _ rerun: Rerun, _ observer: ReplayObserver, streams: Bool,
        hasTime: () -> Bool
    ) throws(RecordingProblem) -> (report: ReplayReport, rerun: Rerun) {
        observer.kept = { [unowned rerun] in rerun.keptFingerprint }
        var unheard: ReplayReport.Difference?
        for (number, recorded) in recording.inputs.enumerated() where unheard == nil {
            guard hasTime(), !rerun.isTooLong else { throw .isTooLong }
            rerun.takeNext()
            if observer.traces.count == number + 1 { continue }
            unheard = .input(number + 1, at: recorded.time)
        }
        rerun.end()
        if rerun.isTooLong { throw .isTooLong }
        let files = rerun.filesFingerprint.digits
        if !observer.compares { unheard = nil }
        var (pictures, kept) = (observer.pictures, observer.differentlyKept ?? unheard)
        if let ending = recording.ending {
            if observer.seesScreens, ending.frames != observer.frameDigits {
                pictures = pictures ?? .lastFrame
            }
            if ending.files != files { kept = kept ?? .files }
        }
        let report = ReplayReport(
            inputs: recording.inputs.count, milliseconds: recording.length,
            isComplete: recording.ending != nil, isCompared: observer.compares, pictures: pictures,
            kept: kept,
            streams: streams && recording.containsStreams
                ? StreamComparison(recording, now: observer.streamLines) : nil,
            frame: observer.frame, frames: observer.frameDigits, files: files)
        return (report, rerun)
    }
}

/// An observer that traces a replay as a recorder does, and compares it with the recording.
final class ReplayObserver: RunObserver {
    private let recording: Recording
    private let hearsStreams: Bool
    /// Indicates whether the screens are compared. If not, a screen is laid out only before an
    /// input that changes the window.
    let seesScreens: Bool
    /// Indicates whether there are traces to compare. A recording that makes the program crash has
    /// none.
    let compares: Bool

    /// A digest of everything the run has written to files.
    var kept: () -> UInt64 = { 0 }

    /// The trace of each input so far, and the stream elements after the last input.
    private(set) var traces: [InputTrace] = []
    private(set) var lastStreamLines: [String]?
    private var trace: RunTrace
    private var collector: StreamLineCollector?

    /// The first inputs at which the pictures and the files differ.
    private(set) var pictures, differentlyKept: ReplayReport.Difference?
    private(set) var frame: FrameComparison?

    /// Creates an observer. If `hearsStreams` is true, the replay can be written as a new
    /// recording.
    init(_ recording: Recording, hearsStreams: Bool = false, seesScreens: Bool = true) {
        (self.recording, self.hearsStreams) = (recording, hearsStreams)
        self.seesScreens = seesScreens
        // A recording that is judged must have traces.
        compares = recording.hasTraces || !seesScreens
        trace = RunTrace(writesFrames: hearsStreams)
    }

    var frameDigits: String { trace.frameDigits }
    /// The stream elements before each input and at the end.
    var streamLines: [[String]] { traces.map { $0.streamLines ?? [] } + [lastStreamLines ?? []] }

    func begin(in surroundings: Surroundings) {
        if hearsStreams { collector = Journal.current.map(StreamLineCollector.init) }
    }

    func readsScreen(at input: ProgramInput) -> Bool {
        seesScreens ? input.isDeed : input.changesWindow
    }

    func note(_ input: ProgramInput, at time: Int, seen canvas: borrowing Canvas) {
        let found = trace.trace(
            of: input, seen: canvas, kept: kept(), seesScreens: seesScreens,
            streamLines: { collector?.take() })
        traces.append(found)
        guard compares, traces.count <= recording.inputs.count else { return }
        let recorded = recording.inputs[traces.count - 1].trace
        let here = ReplayReport.Difference.input(traces.count, at: time)
        if differentlyKept == nil, found.kept != recorded.kept { differentlyKept = here }
        guard seesScreens else { return }
        guard pictures == nil, found.seen != recorded.seen else { return }
        pictures = here
        let recordedRows = recording.inputs.prefix(traces.count)
            .reduce([]) { RunTrace.rows($1.trace.rows, after: $0) }
        // A damaged recording may differ where the screen was not read.
        let areSame = (0..<canvas.rows).map { row in
            recordedRows.indices.contains(row) && trace.rows.indices.contains(row)
                && recordedRows[row] == trace.rows[row]
        }
        var recordedFrame = RecordedFrame()
        for input in recording.inputs.prefix(traces.count) { recordedFrame.read(input.trace) }
        frame = FrameComparison(
            now: (0..<canvas.rows).map { canvas.text(row: $0) }, recorded: recordedFrame.rows,
            areSame: areSame)
    }

    func end(at time: Int, seen canvas: borrowing Canvas) {
        trace.add(canvas)
        lastStreamLines = collector?.take()
    }
}

/// The outcome of running a recording again.
struct ReplayReport: Equatable {
    enum Difference: Equatable {
        /// The run differs when this input arrives, or this input did not arrive.
        case input(Int, at: Int)

        /// The final screens differ.
        case lastFrame

        /// The final files differ.
        case files
    }

    let inputs: Int
    let milliseconds: Int

    /// Indicates whether the recording has an end to compare with.
    let isComplete: Bool

    /// Indicates whether the recording has anything to compare.
    let isCompared: Bool

    /// The first difference in the pictures; nil if there is none.
    let pictures: Difference?

    /// The first difference in the files.
    let kept: Difference?

    /// The elements of the streams, recorded and current; nil if they were not compared.
    let streams: StreamComparison?

    /// The first frame that differs.
    let frame: FrameComparison?

    /// Digests of the screens and of the files.
    let frames, files: String

    /// The first difference in the game: in its streams if they were compared, and otherwise in the
    /// files. Nil if there is none.
    var game: Difference? {
        guard let streams else { return kept }
        return streams.first().map { .input($0.number, at: $0.time) }
    }

    /// The first difference in pictures or files; nil if there is none.
    var difference: Difference? {
        guard let pictures, let kept else { return pictures ?? kept }
        if case .input(let number, _) = kept, case .input(let other, _) = pictures {
            return number < other ? kept : pictures
        }
        if case .input = kept { return kept }
        return pictures
    }
}

extension ProgramInput {
    /// Indicates whether the input changes the window: its focus, its size or its color scheme. The
    /// areas of the screen receive such an input, so the screen must be laid out first.
    fileprivate var changesWindow: Bool {
        switch self {
        case .event(.focus), .event(.resize), .event(.colorScheme): true
        default: false
        }
    }
}
