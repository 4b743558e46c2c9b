import CLibrary

/// Tries recordings in other processes: what happens there does not end this one.
struct RecordingTrial: Sendable {
    /// Whether the program crashes when it runs a recording of this text again.
    let crashes: @Sendable (String) -> Bool
    /// The exit status of a command of the shell, which finds the recording in a file named by
    /// `$1`; nil for one that was killed.
    let status: @Sendable (_ command: String, _ text: String) -> Int32?

    /// No process is to be had.
    static let none = RecordingTrial(crashes: { _ in false }, status: { _, _ in nil })

    /// A process for each.
    static let processes = RecordingTrial(
        crashes: { text in
            // No trace of the crash is wanted, which takes longer than the run.
            let run =
                "SWIFT_BACKTRACE=enable=no exec \(quoted(Shell.program)) replay \"$1\" --check"
            return inFile(text) { ends(run, $0) == nil } ?? false
        },
        status: { command, text in inFile(text) { ends(command, $0) } ?? nil })

    /// Writes a text to a file that is there as long as `body` goes on.
    private static func inFile<Result>(_ text: String, _ body: (String) -> Result) -> Result? {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let path = "\(folder)/parlor-\(UInt64.random(in: 0...UInt64.max).digits).jsonl"
        defer { unlink(path) }
        guard (try? Shell.store(Array(text.utf8), in: path)) != nil else { return nil }
        return body(path)
    }

    /// Runs a command of the shell, whose output goes nowhere, with a path as `$1`, and returns its
    /// exit status; nil if it was killed.
    private static func ends(_ command: String, _ path: String) -> Int32? {
        let script = "exec </dev/null >/dev/null 2>&1; set -- \(quoted(path)); \(command)"
        guard let process = popen(script, "r") else { return 127 }
        let status = pclose(process)
        let (signal, code) = (status & 0x7f, status >> 8 & 0xff)
        // A shell tells of a program that was killed by a status above 128.
        return signal != 0 || code > 128 ? nil : code
    }

    /// A word for the shell.
    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("'", with: #"'\''"#))'"
    }
}
