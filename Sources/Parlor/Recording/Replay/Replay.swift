import TUI

/// Uses of a recording.
enum Replay {
    /// Runs it again, and compares what was on the screen and what was kept in files.
    static func check(_ recording: Recording) throws(RecordingProblem) -> ReplayReport {
        try run(recording).report
    }

    /// The same, with the run that was made for it.
    static func run(
        _ recording: Recording, keepsJournal: Bool = false
    ) throws(RecordingProblem) -> (report: ReplayReport, rerun: Rerun) {
        let witness = RunWitness(recording)
        let rerun = try Rerun(recording, observer: witness, keepsJournal: keepsJournal)
        witness.kept = { [unowned rerun] in rerun.keptFingerprint }
        var unheard: ReplayReport.Difference?
        for (number, recorded) in recording.inputs.enumerated() where unheard == nil {
            rerun.takeNext()
            if witness.traces.count == number + 1 { continue }
            unheard = .input(number + 1, at: recorded.time)
        }
        rerun.end()
        if rerun.isTooLong { throw .isTooLong }
        let files = rerun.filesFingerprint.digits
        var (pictures, game) = (witness.pictures, witness.game ?? unheard)
        if let ending = recording.ending {
            if ending.frames != witness.frameDigits { pictures = pictures ?? .lastFrame }
            if ending.files != files { game = game ?? .files }
        }
        let report = ReplayReport(
            inputs: recording.inputs.count, milliseconds: recording.length,
            isComplete: recording.ending != nil, pictures: pictures, game: game,
            frame: witness.frame, frames: witness.frameDigits, files: files)
        return (report, rerun)
    }
}

/// Sees the same as the one who recorded a run, and compares it with the recording.
final class RunWitness: RunObserver {
    private let recording: Recording

    /// Stands for what the run has kept in files.
    var kept: () -> UInt64 = { 0 }

    /// The traces of the inputs that came.
    private(set) var traces: [InputTrace] = []
    private var trace = RunTrace()
    /// The rows of the recorded frame, each by a number that stands for it.
    private var recordedRows: [Int] = []

    /// The first inputs at which something else was to be seen, and at which something else was kept.
    private(set) var pictures, game: ReplayReport.Difference?
    private(set) var frame: ReplayReport.Frame?

    init(_ recording: Recording) { self.recording = recording }

    var frameDigits: String { trace.frameDigits }

    func begin(in surroundings: Surroundings) {}

    func note(_ input: ProgramInput, at time: Int, seen canvas: borrowing Canvas) {
        let found = trace.trace(of: input, seen: canvas, kept: kept())
        traces.append(found)
        guard traces.count <= recording.inputs.count else { return }
        let recorded = recording.inputs[traces.count - 1].trace
        recordedRows = RunTrace.rows(recorded.rows, behind: recordedRows)
        let here = ReplayReport.Difference.input(traces.count, at: time)
        if game == nil, found.kept != recorded.kept { game = here }
        guard pictures == nil, found.seen != recorded.seen else { return }
        pictures = here
        let rows = trace.rows.indices.map { row in
            recordedRows.indices.contains(row) && recordedRows[row] == trace.rows[row]
        }
        frame = ReplayReport.Frame(text: canvas.text(), isSame: rows)
    }

    func end(at time: Int, seen canvas: borrowing Canvas) { trace.add(canvas) }
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

    /// A frame of today's run, and for each of its rows whether it is as it was recorded.
    struct Frame: Equatable {
        let text: String
        let isSame: [Bool]
    }

    let inputs: Int
    let milliseconds: Int

    /// Whether the recording has an end, and so something to compare the last of it with.
    let isComplete: Bool

    /// The first difference of what is seen; nil if all looked the same.
    let pictures: Difference?

    /// The first difference of what was kept in files; nil if the same game was played.
    let game: Difference?

    /// The first frame that differs.
    let frame: Frame?

    /// Stand for what was on the screen, and for what is in the files.
    let frames, files: String

    /// The first difference of any kind; nil when the run was the same.
    var difference: Difference? {
        guard let pictures, let game else { return pictures ?? game }
        if case .input(let number, _) = game, case .input(let other, _) = pictures {
            return number < other ? game : pictures
        }
        if case .input = game { return game }
        return pictures
    }
}
