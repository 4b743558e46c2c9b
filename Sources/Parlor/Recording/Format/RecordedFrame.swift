import TUI

/// Writes the frames of a run as text: the changed part of each changed row. Leaves out rows in
/// which only colors have changed, and rows whose text was already recorded with the same digest.
/// The amount of text is limited. Beyond the limit, only the digests of rows are recorded.
struct FramePen {
    private var frame = RecordedFrame()

    /// Returns the entries for the changed rows; nil if there are none. `numbers` contains the
    /// digests of all rows.
    mutating func write(
        _ changed: [Int], of numbers: [Int], seen canvas: borrowing Canvas
    ) -> [String]? {
        guard frame.isWritten else { return nil }
        var entries: [String] = []
        for row in changed {
            let text = canvas.text(row: row)
            if (frame.known[numbers[row]] ?? frame.text(row)) != text {
                entries.append("\(row):\(text.part(since: frame.text(row) ?? ""))")
                frame.written += entries[entries.count - 1].utf8.count
            }
            frame.set(row, to: text, numbers[row])
        }
        return entries.isEmpty ? nil : entries
    }
}

/// A frame of a recording, with the texts of rows that were recorded.
package struct RecordedFrame {
    package private(set) var rows: [String?] = []
    /// The last text for each digest of a row.
    private(set) var known: [Int: String] = [:]
    /// The number of bytes of the entries so far.
    fileprivate var written = 0

    /// Indicates whether the texts of rows are written.
    fileprivate var isWritten: Bool { written < RecordingBounds.texts }

    package init() {}

    func text(_ row: Int) -> String? { rows.indices.contains(row) ? rows[row] : nil }

    mutating func set(_ row: Int, to text: String?, _ number: Int) {
        while rows.count <= row { rows.append(nil) }
        rows[row] = text
        if let text { known[number] = text }
    }

    /// Applies the trace of the next input to the frame.
    package mutating func read(_ trace: InputTrace) {
        let isWritten = isWritten
        for entry in trace.drawn ?? [] { written += entry.utf8.count }
        let entries = (trace.drawn ?? []).compactMap { entry -> (Int, Substring)? in
            let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let row = Int(parts[0]) else { return nil }
            return (row, parts[1])
        }
        let drawn = Dictionary(entries) { first, _ in first }
        for (row, number) in RunTrace.changes(in: trace.rows) {
            let old = self.text(row)
            let text = drawn[row].map { (old ?? "").replacing(part: $0) } ?? known[number]
            set(row, to: text ?? (isWritten ? old : nil), number)
        }
    }
}

extension String {
    /// The part that differs from an earlier text. Before the part are the numbers of equal
    /// characters at the start and at the end.
    fileprivate func part(since old: String) -> String {
        // Bytes are compared if each scalar of both texts is a character. If not, characters are
        // compared.
        if old.hasLoneScalars, hasLoneScalars {
            let new = Array(utf8)
            let part = RowPart(new, since: Array(old.utf8)) { $0 & 0xc0 != 0x80 }
            let text = String(decoding: part.text, as: UTF8.self)
            return "\(part.head):\(part.tail):\(text)"
        }
        let part = RowPart(Array(self), since: Array(old)) { _ in true }
        return "\(part.head):\(part.tail):\(String(part.text))"
    }

    /// Indicates whether each scalar is known to be a character.
    private var hasLoneScalars: Bool { unicodeScalars.allSatisfy(\.standsAlone) }

    /// Returns the text after a change that `part(since:)` has written.
    fileprivate func replacing(part: Substring) -> String {
        let parts = part.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let head = Int(parts[0]), let tail = Int(parts[1]), head >= 0,
            tail >= 0
        else { return self }
        return prefix(head) + String(parts[2]) + suffix(tail)
    }
}

/// The changed part of a row, and the numbers of equal characters before and after it.
private struct RowPart<Unit: Equatable> {
    let head, tail: Int
    let text: ArraySlice<Unit>

    /// Creates the part from the units of two texts. `beginsCharacter` returns whether a unit is
    /// the first one of a character.
    init(_ new: [Unit], since old: [Unit], beginsCharacter: (Unit) -> Bool) {
        let length = min(old.count, new.count)
        var (head, tail) = (0, 0)
        while head < length, old[head] == new[head] { head += 1 }
        while head > 0, head < new.count, !beginsCharacter(new[head]) { head -= 1 }
        while tail < length - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
            tail += 1
        }
        while tail > 0, !beginsCharacter(new[new.count - tail]) { tail -= 1 }
        self.head = new[..<head].count(where: beginsCharacter)
        self.tail = new[(new.count - tail)...].count(where: beginsCharacter)
        text = new[head..<new.count - tail]
    }
}

extension Unicode.Scalar {
    /// Indicates whether the scalar stays a character of its own beside other such scalars. This
    /// holds for printable Latin, punctuation, arrows, lines, symbols, and syllables of Hangul.
    fileprivate var standsAlone: Bool {
        switch value {
        case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300, 0x2010..<0x2028, 0x2030..<0x2060,
            0x2190..<0x2c00, 0xac00..<0xd7a4:
            true
        default: false
        }
    }
}
