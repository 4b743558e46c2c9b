import Games
import Parlor

/// The facts that the replay of a recording proves. Only the name and the directory are taken from
/// the recording without proof.
struct Proof: Codable, Equatable {
    /// The saved board of a day that the run resumed, in the state in which the run found it.
    struct Beginning: Codable, Equatable {
        let file: String
        let digest: SHA256Digest
        let day: Int
    }

    /// The name that the recording states; nil if it states none.
    let name: String?
    /// The digest of the inputs and their effects: of the recording without its first line, which
    /// names the player.
    let inputs: SHA256Digest
    /// The results of the run. If the recording has no end, they are those that it announces.
    let results: [GameResult]
    let begunWith: [Beginning]
    /// The states in which the run may have left each of its files, by the name of the file. A nil
    /// state means that there is no file.
    private let left: [String: [SHA256Digest?]]
    /// Indicates whether the recording is complete. If it is, its final state was compared too.
    let isComplete: Bool
    /// The name of the directory for the run's files, if the recording states one.
    let directory: String?

    /// The maximum processor time for a recording. Counting work is not enough, because a key press
    /// can take longer than its counted work suggests. Some recordings within the limit of work
    /// would take half a minute.
    @TaskLocal static var timeLimit = Duration.seconds(6)

    /// Replays the recording, and adds its work to `work`. A recording that takes a third of the
    /// maximum processor time uses up all work that a table spends on its player.
    init(of bytes: [UInt8], work: inout Int) throws(ProofFailure) {
        let recording: Recording
        do { recording = try Recording(bytes, "") } catch { throw .unreadable }
        if recording.header.isInspected { throw .inspected }
        let start = Shell.processorTime()
        func hasTime(_ time: Duration) -> Bool { Shell.processorTime() - start < time }
        defer { if !hasTime(Proof.timeLimit / 3) { work += LeagueJudge.workLimit } }
        let outcome: (report: ReplayReport, rerun: Rerun)
        do {
            outcome = try Replay.judge(recording) { hasTime(Proof.timeLimit) }
        } catch .isTooLong {
            work += RecordingBounds.judgedWork
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
        inputs = SHA256Digest(of: Array(bytes.drop { $0 != UInt8(ascii: "\n") }))
        isComplete = recording.ending != nil
        let end = isComplete ? 1 : 2
        left = history.compactMapValues { file in
            file.left.isEmpty ? nil : file.left.suffix(end).map { $0.map(SHA256Digest.init) }
        }
        begunWith = days.sorted { $0.key < $1.key }.compactMap { file, day in
            history[file].flatMap { file in file.found }
                .map { Beginning(file: file, digest: SHA256Digest(of: $0), day: day) }
        }
        results =
            isComplete
            ? ResultsReader.results(in: history[ResultsLog.name]?.lines ?? [])
            : outcome.rerun.provenResults
        directory = (try? Invocation.parse(recording.header.arguments))?.dataDirectory?.lastName
    }

    /// Returns whether the run may have left the file in this state; nil if it did not write the
    /// file. The last state of a run that was killed may not have reached the disk, so the state
    /// before it counts too.
    func left(_ digest: SHA256Digest, in file: String) -> Bool? {
        left[file].map { $0.contains(digest) }
    }
}

/// A reason to give no place to a result.
enum ProofFailure: String, Error, CaseIterable, Codable {
    /// The result names no recording.
    case unrecorded
    /// The player has no recording with this name.
    case missing
    /// The file is not a recording that can be run.
    case unreadable
    /// The recording differs when it is run again.
    case differs
    /// The recording breaks off before it has the result.
    case unfinished
    /// The player could go back in time with the inspector.
    case inspected
    /// The host has not sealed the recording for this player.
    case unsealed
    /// The run did not have this result.
    case otherResult
    /// The recording belongs to another player, or to several.
    case otherPlayer
    /// The game was resumed, and no recording shows how it began.
    case unknownBeginning
    /// The board was not the board of the day.
    case otherBoard
    /// Running the recording again takes more work than a run may take.
    case tooMuchWork
    /// The player used help, now or in an earlier game on the board.
    case helped
    /// Earlier recordings of the player have used up the work that a table may spend on them.
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
