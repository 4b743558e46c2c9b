import Games

/// The facts that a recording proves: they come of running it again, never of what it says.
struct Proof: Codable, Equatable {
    /// A board of a day that the run went on with, and its file as the run found it.
    struct Beginning: Codable, Equatable {
        let file: String
        let digest: SHA256Digest
        let day: Int
    }

    /// The name that the recording gives itself.
    let name: String?
    /// The results that the run has had.
    let results: [GameResult]
    let begunWith: [Beginning]
    /// The states of files that may have been left, by their names; nil for no file.
    private let left: [String: [SHA256Digest?]]
    /// Whether it goes on to an end that can be compared, too.
    let isComplete: Bool
    /// The name of the directory that its files were to be kept in, if it says one.
    let directory: String?

    /// Runs the recording of these bytes again, and adds the work of that to `work`.
    init(of bytes: [UInt8], work: inout Int) throws(ProofFailure) {
        let recording: Recording
        do { recording = try Recording(bytes, "") } catch { throw .unreadable }
        if recording.header.isInspected { throw .inspected }
        let outcome: (report: ReplayReport, rerun: Rerun)
        do {
            outcome = try Replay.run(recording)
        } catch .isTooLong {
            work += RecordingBounds.work
            throw .tooMuchWork
        } catch {
            throw .unreadable
        }
        defer { work += outcome.rerun.work }
        if outcome.report.difference != nil { throw .differs }
        switch outcome.rerun.isAnsweredTruly {
        case true?: break
        case false?: throw .otherBoard
        case nil: throw .tooMuchWork
        }
        let (history, days) = (outcome.rerun.history, outcome.rerun.foundDays)
        name = recording.header.name
        isComplete = recording.ending != nil
        let end = isComplete ? 1 : 2
        left = history.compactMapValues { file in
            file.left.isEmpty ? nil : file.left.suffix(end).map { $0.map(SHA256Digest.init) }
        }
        begunWith = days.sorted { $0.key < $1.key }.compactMap { file, day in
            history[file].flatMap { file in file.found }
                .map { Beginning(file: file, digest: SHA256Digest(of: $0), day: day) }
        }
        results = ResultsReader.results(in: history[ResultsLog.name]?.lines ?? [])
        directory = (try? Invocation.parse(recording.header.arguments))?.dataDirectory?.lastName
    }

    /// Whether it has written the file, and if so, whether it may have left this one. Where a run
    /// was killed, the last state may not have come to the disk.
    func left(_ digest: SHA256Digest, in file: String) -> Bool? {
        left[file].map { $0.contains(digest) }
    }
}

/// A reason to give no place for a result.
enum ProofFailure: String, Error, CaseIterable, Codable {
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
    /// The host has not sealed the recording for this player.
    case unsealed
    /// The run did not have that result.
    case otherResult
    /// The recording is that of another player, or of several.
    case otherPlayer
    /// The game was gone on with, and no recording shows how it came to be.
    case unknownBeginning
    /// The board was not that of the day.
    case otherBoard
    /// To run the recording again asks for more work than a run may make.
    case tooMuchWork
    /// The player had help, or had it in an earlier game on that board.
    case helped
    /// The player's recordings of before took all the time that a table has for them.
    case waiting
}

extension ResultsReader {
    fileprivate static func results(in lines: [[UInt8]]) -> [GameResult] {
        var results: [GameResult] = []
        var reader = ResultsReader { results.append($0) }
        for line in lines { reader.take((line + [UInt8(ascii: "\n")])[...]) }
        return results
    }
}
