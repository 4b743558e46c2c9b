import Parlor

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
        if !rerun.hasRecordedProofs { kept = kept ?? .files }
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
