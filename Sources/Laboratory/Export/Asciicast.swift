import Parlor
import TUI

/// A recording in the format of terminal session players: asciicast, version 2, for a simple
/// terminal with 256 colors.
struct Asciicast {
    let text: String

    /// The number of frames per second during motion.
    static let rate = 30

    /// A terminal dialect that all players of such files understand.
    private static let dialect = Dialect(
        colors: .indexed, synchronizes: false, repeats: .none, erasesInColor: false,
        scrolls: false)

    init(_ recording: Recording) throws(RecordingProblem) {
        let rerun = try Rerun(recording)
        var lines = [Asciicast.header(recording.header)]
        var encoder = CanvasEncoder(Asciicast.dialect)
        var output = ByteBuffer()
        var exported = 0
        var size = recording.header.surroundings.size
        func add(_ kind: String, _ data: String) {
            lines.append("[\(rerun.now.seconds), \"\(kind)\", \(data.json)]")
        }
        add("o", "\u{1b}[?7l")
        repeat {
            let bytes = rerun.draw { page -> [UInt8] in
                let new = Size(columns: page.canvas.columns, rows: page.canvas.rows)
                if new != size { add("r", "\(new.columns)x\(new.rows)") }
                size = new
                output.removeAll()
                encoder.encode(&page.canvas, into: &output)
                return output.withUnsafeBytes { Array($0) }
            }
            if !bytes.isEmpty { add("o", String(decoding: bytes, as: UTF8.self)) }
            exported += bytes.count
        } while exported < RecordingBounds.exported
            && rerun.runToNextFrame(perSecond: Asciicast.rate)
        if rerun.isTooLong || exported >= RecordingBounds.exported { throw .isTooLong }
        // Resets the terminal that plays the file.
        add("o", "\u{1b}[m\u{1b}[?7h\u{1b}[?25h")
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func header(_ header: RecordingHeader) -> String {
        let first = Header(
            width: header.columns, height: header.rows, timestamp: header.begun,
            title: "parlor")
        return String(decoding: first.line, as: UTF8.self)
    }

    private struct Header: Encodable {
        let version = 2
        let width, height, timestamp: Int
        let title: String
        let env = ["TERM": "xterm-256color"]
    }
}

extension Int {
    /// This number of milliseconds, written in seconds.
    fileprivate var seconds: String { "\(self / 1000).\("\(1000 + self % 1000)".dropFirst())" }
}

extension String {
    /// The text as a JSON string.
    fileprivate var json: String { String(decoding: line, as: UTF8.self) }
}
