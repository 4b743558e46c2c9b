import CLibrary
import Parlor

extension Shell {
    /// Runs a shell command with a path as `$1`, and discards its output. Returns the exit status;
    /// nil if a signal killed the command.
    static func status(of command: String, with path: String) -> Int32? {
        let script = "exec </dev/null >/dev/null 2>&1; set -- \(quoted(path)); \(command)"
        guard let process = popen(script, "r") else { return 127 }
        let status = pclose(process)
        let (signal, code) = (status & 0x7f, status >> 8 & 0xff)
        // A shell reports a signal as a status above 128.
        return signal != 0 || code > 128 ? nil : code
    }

    /// Calls `body` with the path of a temporary file that contains the text.
    static func withFile<Result>(of text: String, _ body: (String) -> Result) -> Result? {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let path = "\(folder)/parlor-\(UInt64.random(in: 0...UInt64.max).digits).jsonl"
        defer { unlink(path) }
        guard (try? store(Array(text.utf8), in: path)) != nil else { return nil }
        return body(path)
    }

    /// The text, quoted as a word of a shell command.
    static func quoted(_ text: String) -> String {
        "'\(text.replacing("'", with: #"'\''"#))'"
    }
}
