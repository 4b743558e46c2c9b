import Parlor

/// The functions that run a recording in another process, so that a crash does not end this
/// process.
package struct RecordingTrial: Sendable {
    /// Returns whether the program crashes when it runs a recording with this text.
    let crashes: @Sendable (String) -> Bool
    /// The exit status of a shell command, which finds the recording in the file `$1`; nil if a
    /// signal killed the command.
    let status: @Sendable (_ command: String, _ text: String) -> Int32?

    /// A trial without processes.
    package static let none = RecordingTrial(crashes: { _ in false }, status: { _, _ in nil })

    /// A trial that starts a process for each run.
    package static let processes = RecordingTrial(
        crashes: { text in
            // A backtrace of the crash is not needed, and takes longer than the run.
            let program = Shell.quoted(Shell.program)
            let run = "SWIFT_BACKTRACE=enable=no exec \(program) replay \"$1\" --check"
            return Shell.withFile(of: text) { Shell.status(of: run, with: $0) == nil } ?? false
        },
        status: { command, text in
            Shell.withFile(of: text) { Shell.status(of: command, with: $0) } ?? nil
        })
}
