import CLibrary

extension Shell {
    /// Runs a command of the shell, whose output goes nowhere, with a path as `$1`, and returns its
    /// exit status; nil if it was killed.
    static func status(of command: String, with path: String) -> Int32? {
        let script = "exec </dev/null >/dev/null 2>&1; set -- \(quoted(path)); \(command)"
        guard let process = popen(script, "r") else { return 127 }
        let status = pclose(process)
        let (signal, code) = (status & 0x7f, status >> 8 & 0xff)
        // A shell tells of a program that was killed by a status above 128.
        return signal != 0 || code > 128 ? nil : code
    }

    /// Writes a text to a file that is there as long as `body` goes on.
    static func withFile<Result>(of text: String, _ body: (String) -> Result) -> Result? {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let path = "\(folder)/parlor-\(UInt64.random(in: 0...UInt64.max).digits).jsonl"
        defer { unlink(path) }
        guard (try? store(Array(text.utf8), in: path)) != nil else { return nil }
        return body(path)
    }

    /// A word for the shell.
    static func quoted(_ text: String) -> String {
        "'\(text.replacing("'", with: #"'\''"#))'"
    }
}
