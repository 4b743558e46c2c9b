import Parlor

/// Tries recordings in other processes: what happens there does not end this one.
package struct RecordingTrial: Sendable {
    /// Whether the program crashes when it runs a recording of this text again.
    let crashes: @Sendable (String) -> Bool
    /// The exit status of a command of the shell, which finds the recording in a file named by
    /// `$1`; nil for one that was killed.
    let status: @Sendable (_ command: String, _ text: String) -> Int32?

    /// No process is to be had.
    package static let none = RecordingTrial(crashes: { _ in false }, status: { _, _ in nil })

    /// A process for each.
    package static let processes = RecordingTrial(
        crashes: { text in
            // No trace of the crash is wanted, which takes longer than the run.
            let program = Shell.quoted(Shell.program)
            let run = "SWIFT_BACKTRACE=enable=no exec \(program) replay \"$1\" --check"
            return Shell.withFile(of: text) { Shell.status(of: run, with: $0) == nil } ?? false
        },
        status: { command, text in
            Shell.withFile(of: text) { Shell.status(of: command, with: $0) } ?? nil
        })
}
