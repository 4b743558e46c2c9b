/// The text of a file that grows. It contains the value that was last written as a whole, followed
/// by a line for each later change.
struct AppendableText {
    private var draft: JSONDraft
    private var whole: Int
    private var changes = 0

    /// The bytes that update a file.
    enum Addition: Equatable {
        case whole([UInt8])
        case line([UInt8])
        case nothing
    }

    private init(_ draft: JSONDraft, whole: Int) { (self.draft, self.whole) = (draft, whole) }

    /// Updates `text` to a value, and returns the bytes to write. The whole value is written if the
    /// change is at least half as large as the value, or if all changes together exceed twice the
    /// size of the value plus `room`.
    static func write(
        _ value: some Encodable, updating text: inout AppendableText?, asWhole: Bool = false
    ) -> Addition {
        let draft = JSONDraft(of: value)
        if !asWhole, var next = text {
            guard let change = draft.change(since: next.draft) else { return .nothing }
            let line = JSONWriter.text(of: change)
            next.changes += line.count + 1
            if line.count < next.whole / 2, next.changes <= 2 * next.whole + AppendableText.room {
                next.draft = draft
                text = next
                return .line(line)
            }
        }
        let bytes = JSONWriter.text(of: draft.value)
        text = AppendableText(draft, whole: bytes.count)
        return .whole(bytes)
    }

    /// The allowance, in bytes, that is added to twice the size of the whole value, so that small
    /// files are not rewritten often.
    private static let room = 1 << 15
}

/// A saved value that was read from its file, with all changes applied.
struct SavedValue {
    let value: JSONValue
    /// Indicates whether everything was read, apart from an incomplete last line.
    let isSound: Bool

    /// Returns nil if the bytes do not begin with a value.
    init?(_ bytes: [UInt8]) {
        guard let first = SavedValue.read(bytes) else { return nil }
        // A change that does not fit makes the value unusable, so the second reading stops before
        // it.
        guard let made = first.isMade ? first : SavedValue.read(bytes, changes: first.changes)
        else {
            return nil
        }
        value = made.value
        let rest = bytes[made.end...].drop { $0 == UInt8(ascii: "\n") }
        isSound = first.isMade && !rest.contains(UInt8(ascii: "\n"))
    }

    /// The value, decoded as a type; nil if it does not match the type.
    func decoded<Value: Decodable>(as _: Value.Type = Value.self) -> Value? {
        CheckedJSON(value).decoded()
    }

    private struct Reading {
        var value: JSONValue
        /// The end of the last applied change, and the number of applied changes.
        var end: Int
        var changes = 0
        var isMade = true
    }

    /// Applies the changes that can be read, but at most `limit` of them.
    private static func read(_ bytes: [UInt8], changes limit: Int = .max) -> Reading? {
        guard bytes.count <= CheckedJSON.largest else { return nil }
        var scanner = JSONScanner(bytes)
        guard let value = scanner.value(), bytes.isText(0..<scanner.place) else { return nil }
        var reading = Reading(value: value, end: scanner.place)
        while reading.changes < limit {
            scanner.skipBlanks()
            guard !scanner.isAtEnd, let change = scanner.value(),
                bytes.isText(reading.end..<scanner.place)
            else { break }
            guard reading.value.make(change) else {
                reading.isMade = false
                break
            }
            reading.end = scanner.place
            reading.changes += 1
        }
        return reading
    }
}

extension [UInt8] {
    fileprivate func isText(_ range: Range<Int>) -> Bool {
        String(validating: self[range], as: UTF8.self) != nil
    }
}
