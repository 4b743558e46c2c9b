import MarblePictures
import TUI

/// The trace of a run at an input. It shows where two runs begin to differ, and how.
package struct InputTrace: Equatable {
    /// A digest of the screens so far, as four digits; nil if the screen was not read.
    package var seen: String?

    /// The changed rows of the screen since the previous input, each with a digest of three digits:
    /// `3:1f2 7-8:93a05c`.
    package var rows: String?

    /// The texts of the rows in `rows`, unless they are known or have not changed. `3:12:4:Moves 7`
    /// means that row 3 keeps the first 12 and the last 4 characters of its last text, and has
    /// `Moves 7` between them.
    var drawn: [String]?

    /// The stream elements since the previous input: `news turned(3)`.
    package var streamLines: [String]?

    /// A digest of everything that was written to files so far, as four digits; nil if nothing was
    /// written since the previous input.
    package var kept: String?
}

/// Follows a run, and creates the trace of each input.
package struct RunTrace {
    private var frames = Fingerprint()
    private var kept = ""
    private var reader = FingerprintReader()
    /// The writer for the changed rows; nil if they are not wanted.
    private var pen: FramePen?

    /// The digests of the rows in the last frame that was read.
    package private(set) var rows: [Int] = []

    /// A digest of the screens at the player's actions.
    package var frameDigits: String { frames.digits }

    package init(writesFrames: Bool = false) { pen = writesFrames ? FramePen() : nil }

    /// Returns the trace of an input. `kept` is a digest of the files, and `streamLines` returns
    /// the elements of the streams. Without `seesScreens`, or for an input that was not made
    /// on purpose (`isDeliberate`), the trace contains only the digest of the files.
    package mutating func trace(
        of input: ProgramInput, seen canvas: borrowing Canvas, kept: UInt64,
        seesScreens: Bool = true, streamLines: () -> [String]? = { nil }
    ) -> InputTrace {
        var trace = InputTrace()
        if input.isDeliberate, seesScreens {
            let before = rows
            add(canvas)
            trace.seen = String(frameDigits.suffix(4))
            let changed = RunTrace.changed(rows, since: before)
            if pen != nil { trace.rows = RunTrace.text(of: rows, changed) }
            trace.drawn = pen?.write(changed, of: rows, seen: canvas)
            trace.streamLines = streamLines()
        }
        let digits = String(kept.digits.suffix(4))
        if digits != self.kept { trace.kept = digits }
        self.kept = digits
        return trace
    }

    /// Adds a frame. There is one for each input made on purpose (`isDeliberate`), and one for the
    /// end.
    package mutating func add(_ canvas: borrowing Canvas) {
        frames.add(reader.fingerprint(of: canvas))
        rows = reader.rows.map { Int($0 & 0xfff) }
    }

    private static func changed(_ rows: [Int], since before: [Int]) -> [Int] {
        let isSameSize = rows.count == before.count
        return rows.indices.filter { !isSameSize || rows[$0] != before[$0] }
    }

    private static func text(of rows: [Int], _ changed: [Int]) -> String? {
        if changed.isEmpty { return nil }
        var text: [UInt8] = []
        for range in changed.contiguousRanges {
            if !text.isEmpty { text.append(UInt8(ascii: " ")) }
            text += String(range.lowerBound).utf8
            if range.count > 1 { text += "-\(range.upperBound)".utf8 }
            text.append(UInt8(ascii: ":"))
            for row in range {
                let number = rows[row]
                for digit in [number >> 8 & 0xf, number >> 4 & 0xf, number & 0xf] {
                    text.append(digits[digit])
                }
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let digits = Array("0123456789abcdef".utf8)

    /// The digests of all rows: those of `before`, with the changes that the text lists.
    package static func rows(_ text: String?, after before: [Int]) -> [Int] {
        var rows = before
        for (row, number) in changes(in: text) {
            while rows.count <= row { rows.append(-1) }
            rows[row] = number
        }
        return rows
    }

    /// The rows in the text, with their digests.
    static func changes(in text: String?) -> [(row: Int, number: Int)] {
        (text ?? "").split(separator: " ").flatMap { entry -> [(row: Int, number: Int)] in
            let parts = entry.split(separator: ":")
            guard parts.count == 2 else { return [] }
            let ends = parts[0].split(separator: "-").compactMap { Int($0) }
            guard ends.count < 3, let first = ends.first, let last = ends.last, first <= last,
                RecordingBounds.rows.contains(first), RecordingBounds.rows.contains(last),
                parts[1].utf8.count == 3 * (last - first + 1)
            else { return [] }
            return (first...last).compactMap { row in
                Int(parts[1].dropFirst(3 * (row - first)).prefix(3), radix: 16).map { (row, $0) }
            }
        }
    }
}
