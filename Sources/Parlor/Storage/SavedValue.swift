/// A saved value that was read from its file, with all changes applied.
struct SavedValue {
    let value: JSONValue
    /// Indicates whether everything was read, apart from an incomplete last line.
    let isSound: Bool

    /// Returns nil if the bytes do not begin with a value.
    init?(_ bytes: [UInt8]) {
        guard let first = SavedValue.read(bytes) else { return nil }
        // A change that does not fit makes the value unusable, so the second reading stops before
        // that change.
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
