import Games

/// The facts that a recording proves: they come of running it again, never of what it says.
struct Proof {
    /// The results that the run has had.
    let results: [GameResult]
    /// The boards of days that it went on with: the file of each, its bytes, and its day.
    let begunWith: [(file: String, bytes: [UInt8], day: Int)]
    /// The states of files that may have been left, by their names; nil for no file.
    private let left: [String: [[UInt8]?]]
    /// Whether it goes on to an end that can be compared, too.
    let isComplete: Bool
    /// The name of the directory that its files were to be kept in, if it says one.
    let directory: String?

    /// Runs the recording again that has this name.
    init(_ name: String, in folder: RecordingFolder) throws(Doubt) {
        let recording: Recording
        do {
            recording = try Recording(file: folder.path(name))
        } catch .notRead(_, .missing), .notRead(_, .isNoDirectory) {
            throw .missing
        } catch {
            throw .unreadable
        }
        guard recording.header.name == name else { throw .missing }
        if recording.header.isInspected { throw .inspected }
        let outcome: (report: ReplayReport, rerun: Rerun)
        do { outcome = try Replay.run(recording) } catch { throw .unreadable }
        if outcome.report.difference != nil { throw .differs }
        guard outcome.rerun.isAnsweredTruly else { throw .otherBoard }
        let (history, days) = (outcome.rerun.history, outcome.rerun.foundDays)
        isComplete = recording.ending != nil
        let end = isComplete ? 1 : 2
        left = history.compactMapValues { $0.left.isEmpty ? nil : $0.left.suffix(end) }
        begunWith = days.compactMap { file, day in
            history[file].flatMap { file in file.found }.map { (file, $0, day) }
        }
        results = ResultsReader.results(in: history[ResultsLog.name]?.lines ?? [])
        directory = (try? Invocation.parse(recording.header.arguments))?.dataDirectory?.lastName
    }

    /// Whether it has written the file, and if so, whether it may have left these bytes. Where a run
    /// was killed, the last state may not have come to the disk.
    func left(_ bytes: [UInt8], in file: String) -> Bool? { left[file].map { $0.contains(bytes) } }
}

/// A reason to give no place for a result.
enum Doubt: String, Error, CaseIterable {
    /// It says no recording.
    case unrecorded
    /// The player has no recording of that name.
    case missing
    /// The file is no recording that can be run.
    case unreadable
    /// The recording is not the same when it is run again.
    case differs
    /// The recording breaks off: its last inputs are compared with nothing.
    case unfinished
    /// The player could go back in time.
    case inspected
    /// The run did not have that result.
    case otherResult
    /// The recording is that of another player, or of several.
    case otherPlayer
    /// The game was gone on with, and no recording shows how it came to be.
    case unknownBeginning
    /// The board was not that of the day.
    case otherBoard
}

extension ResultsReader {
    fileprivate static func results(in lines: [[UInt8]]) -> [GameResult] {
        var results: [GameResult] = []
        var reader = ResultsReader { results.append($0) }
        for line in lines { reader.take((line + [UInt8(ascii: "\n")])[...]) }
        return results
    }
}
