import TUI

/// Uses of a recording.
enum Replay {
    /// Runs it again, and compares what was on the screen and what is left in the files.
    static func check(_ recording: Recording) throws(RecordingProblem) -> ReplayReport {
        try run(recording).report
    }

    /// The same, with the run that was made for it.
    static func run(
        _ recording: Recording
    ) throws(RecordingProblem) -> (report: ReplayReport, rerun: Rerun) {
        let witness = RunWitness()
        let rerun = try Rerun(recording, observer: witness)
        let found = firstDifference(rerun, witness) ?? lastDifference(rerun, witness)
        if rerun.isTooLong { throw .isTooLong }
        let report = ReplayReport(
            inputs: recording.inputs.count, milliseconds: recording.length,
            isComplete: recording.ending != nil, difference: found,
            frames: witness.frames.allDigits, files: rerun.filesFingerprint.digits)
        return (report, rerun)
    }

    private static func firstDifference(
        _ rerun: Rerun, _ witness: RunWitness
    ) -> ReplayReport.Difference? {
        for (number, recorded) in rerun.recording.inputs.enumerated() {
            rerun.takeNext()
            let isSame = witness.seen.count == number + 1 && witness.seen[number] == recorded.seen
            if !isSame { return .input(number + 1, at: recorded.time) }
        }
        return nil
    }

    private static func lastDifference(
        _ rerun: Rerun, _ witness: RunWitness
    ) -> ReplayReport.Difference? {
        rerun.end()
        guard let ending = rerun.recording.ending else { return nil }
        if ending.frames != witness.frames.allDigits { return .lastFrame(at: ending.time) }
        return ending.files == rerun.filesFingerprint.digits ? nil : .files
    }
}

/// Sees the same as the one who recorded the run.
final class RunWitness: RunObserver {
    /// The digits of what was seen at each input; nil without a look.
    private(set) var seen: [String?] = []
    private(set) var frames = FrameRow()

    func begin(in surroundings: Surroundings) {}

    func note(_ input: ProgramInput, at time: Int, seen canvas: borrowing Canvas) {
        if input.isDeed { frames.add(canvas) }
        seen.append(input.isDeed ? frames.digits : nil)
    }

    func end(at time: Int, seen canvas: borrowing Canvas) { frames.add(canvas) }
}

/// Outcome of running a recording again.
struct ReplayReport: Equatable {
    enum Difference: Equatable {
        /// The screen was another when this input came, or the input did not come at all.
        case input(Int, at: Int)

        /// The screen was another in the end.
        case lastFrame(at: Int)

        /// All looked the same, but something else was written.
        case files
    }

    let inputs: Int
    let milliseconds: Int

    /// Whether the recording has an end, and so something to compare the last of it with.
    let isComplete: Bool

    /// The first of them; nil when the run was the same.
    let difference: Difference?

    /// Stand for what was on the screen, and for what is in the files.
    let frames, files: String
}
