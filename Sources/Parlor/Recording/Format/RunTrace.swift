import TUI

/// The trace that a run leaves at an input: enough to tell where two runs part, and in what.
package struct InputTrace: Equatable {
    /// Four digits that stand for all that was on the screen until then; nil without a look at it.
    package var seen: String?

    /// The rows of the screen that are others than at the input before, each with three digits that
    /// stand for it: `3:1f2 7:93a`.
    package var rows: String?

    /// The texts of these rows, where they are not known from before: `3:12:4:Moves 7` is the row's
    /// last text with this one behind its first 12 characters and before its last 4.
    var drawn: [String]?

    /// What the streams of view models have said since the input before: `news turned(3)`.
    package var told: [String]?

    /// Four digits that stand for all that was kept in files until then; nil where nothing was kept
    /// since the input before.
    package var kept: String?
}

/// Follows a run, and says the trace of each of its inputs.
package struct RunTrace {
    private var frames = Fingerprint()
    private var kept = ""
    private var reader = FingerprintReader()
    /// Writes texts of rows, where they are wanted.
    private var pen: FramePen?

    /// The rows of the last frame that was looked at, each by a number that stands for it.
    package private(set) var rows: [Int] = []

    /// Stands for all that was on the screen when the player did something.
    package var frameDigits: String { frames.digits }

    package init(writesFrames: Bool = false) { pen = writesFrames ? FramePen() : nil }

    /// The trace of an input. `kept` is a digest of the files; `told` returns the values of the
    /// streams.
    package mutating func trace(
        of input: ProgramInput, seen canvas: borrowing Canvas, kept: UInt64,
        told: () -> [String]? = { nil }
    ) -> InputTrace {
        var trace = InputTrace()
        if input.isDeed {
            let before = rows
            add(canvas)
            trace.seen = String(frameDigits.suffix(4))
            let changed = RunTrace.changed(rows, since: before)
            trace.rows = RunTrace.text(of: rows, changed)
            trace.drawn = pen?.write(changed, of: rows, seen: canvas)
            trace.told = told()
        }
        let digits = String(kept.digits.suffix(4))
        if digits != self.kept { trace.kept = digits }
        self.kept = digits
        return trace
    }

    /// A frame that is looked at: with each input of the player, and in the end.
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
        return changed.map { row in
            "\(row):\("\(String(0x1000 + rows[row], radix: 16))".dropFirst())"
        }.joined(separator: " ")
    }

    /// The rows behind those before, by the text that says which are others.
    package static func rows(_ text: String?, behind before: [Int]) -> [Int] {
        var rows = before
        for (row, number) in changes(in: text) {
            while rows.count <= row { rows.append(-1) }
            rows[row] = number
        }
        return rows
    }

    /// The rows that a text names, each with its number.
    static func changes(in text: String?) -> [(row: Int, number: Int)] {
        (text ?? "").split(separator: " ").compactMap { entry in
            let parts = entry.split(separator: ":")
            guard parts.count == 2, let row = Int(parts[0]), let number = Int(parts[1], radix: 16),
                RecordingBounds.rows.contains(row)
            else { return nil }
            return (row, number)
        }
    }
}
