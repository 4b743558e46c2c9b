import MarblePictures
import Parlor
import Reactive
import TUI

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
        seesScreens ? input.isDeliberate : input.changesWindow
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
