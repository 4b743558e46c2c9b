import Parlor
import TUI

/// Shows a recording at the terminal.
@MainActor enum ReplayProgram {
    /// Shows the named recording, or the recording of the last run with a game. A problem with the
    /// file is reported before the program takes the terminal. If the run turns out to be too long,
    /// this is reported after the program has left the terminal.
    static func run(_ invocation: Invocation, _ environment: [String: String]) -> Never {
        let words = invocation.words
        let latest = invocation.directory(in: environment)
            .flatMap { RecordingFolder(in: $0).newestGame }
        guard let path = invocation.request.operands.first ?? latest else {
            Shell.refuse(words.replay.nothingRecorded, status: 2)
        }
        let projector: Projector
        let report: ReplayReport
        do throws(RecordingProblem) {
            let recording = try Recording(file: path)
            #if INSPECTOR
                if invocation.inspects {
                    try InspectedGames(recording, in: words).play()
                        .leave(in: words, hasPlainForm: false)
                }
            #endif
            report = try Rerun.sharingTimers { () throws(RecordingProblem) in
                try Replay.check(recording)
            }
            projector = try Projector(recording)
        } catch {
            Shell.refuse(error.sentence(in: words), status: 2)
        }
        var options = TerminalOptions()
        options.title = "parlor replay"
        let notice =
            report.difference == nil
            ? nil : words.replay.differsSince(report.sentences(in: words).joined(separator: " "))
        let ending = Terminal.run(options: options) {
            replayPlayer($0, projector, words, notice: notice)
        }
        if projector.isTooLong {
            Shell.refuse(RecordingProblem.isTooLong.sentence(in: words), status: 2)
        }
        // A recording has no form without a screen.
        ending.leave(in: words, hasPlainForm: false)
    }
}
