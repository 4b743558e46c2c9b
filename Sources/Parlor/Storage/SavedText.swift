/// The text of a file that was written for a value, and grows with it: the value as it was at
/// first, and behind it the changes since, a line for each.
struct SavedText {
    private var draft: JSONDraft
    private var whole: Int
    private var changes = 0

    /// What a file needs to say a value as it is now.
    enum Addition: Equatable {
        case whole([UInt8])
        case line([UInt8])
        case nothing
    }

    private init(_ draft: JSONDraft, whole: Int) { (self.draft, self.whole) = (draft, whole) }

    /// Makes it the text of a value. A change that is nearly as long as all of it is no change, and
    /// as many as are longer than it twice are left behind.
    static func write(
        _ value: some Encodable, behind text: inout SavedText?, asWhole: Bool = false
    ) -> Addition {
        let draft = JSONDraft(of: value)
        if !asWhole, var next = text {
            guard let change = draft.change(since: next.draft) else { return .nothing }
            let line = JSONWriter.text(of: change)
            next.changes += line.count + 1
            if line.count < next.whole / 2, next.changes <= 2 * next.whole + SavedText.room {
                next.draft = draft
                text = next
                return .line(line)
            }
        }
        let bytes = JSONWriter.text(of: draft.value)
        text = SavedText(draft, whole: bytes.count)
        return .whole(bytes)
    }

    /// So many bytes of changes are worth no new beginning.
    private static let room = 1 << 15
}

/// A saved value as its file has it, with all its changes made.
struct SavedValue {
    let value: JSONValue
    /// Whether all is understood but an end that was being written when it was cut off.
    let isSound: Bool

    /// Nil for bytes that do not begin with a value.
    init?(_ bytes: [UInt8]) {
        guard let first = SavedValue.read(bytes) else { return nil }
        // A change that cannot be made spoils the value: it is made again, up to there.
        guard let made = first.isMade ? first : SavedValue.read(bytes, changes: first.changes)
        else {
            return nil
        }
        value = made.value
        let rest = bytes[made.end...].drop { $0 == UInt8(ascii: "\n") }
        isSound = first.isMade && !rest.contains(UInt8(ascii: "\n"))
    }

    /// What it says; nil if it says something else.
    func decoded<Value: Decodable>(as _: Value.Type = Value.self) -> Value? {
        CheckedJSON(value).decoded()
    }

    private struct Reading {
        var value: JSONValue
        /// The end of the last change that was made, and how many were.
        var end: Int
        var changes = 0
        var isMade = true
    }

    /// Makes changes as long as there are any that can be read, but no more than so many.
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
