/// A text from outside that is JSON in UTF-8, not too large, not too deep, with numbers that can be
/// kept. Settings, saved games, results and recordings come in by this door.
struct CheckedJSON {
    /// More than that is nothing the program has written: a game that went on for weeks has a
    /// tenth.
    static let largest = 16 << 20

    private let value: JSONValue

    /// A value whose text was checked.
    init(_ value: JSONValue) { self.value = value }

    /// Nil for what is no such text.
    init?(_ bytes: some RandomAccessCollection<UInt8>) {
        guard bytes.count <= CheckedJSON.largest else { return nil }
        let bytes = Array(bytes)
        var scanner = JSONScanner(bytes)
        guard let value = scanner.value() else { return nil }
        self.value = value
        scanner.skipBlanks()
        guard scanner.isAtEnd, String(validating: bytes, as: UTF8.self) != nil else { return nil }
    }

    /// The value that the text says; nil if it says something else.
    func decoded<Value: Decodable>(as _: Value.Type = Value.self) -> Value? {
        try? Value(from: JSONDecoding(value: value))
    }

    /// The members of an object of JSON5, as people write it; nil for anything else.
    static func members(ofJSON5 bytes: [UInt8]) -> [String: JSONValue]? {
        guard bytes.count <= largest else { return nil }
        var scanner = JSONScanner(bytes, isJSON5: true)
        guard case .object(let members)? = scanner.value() else { return nil }
        scanner.skipBlanks()
        let isWhole = scanner.isAtEnd && String(validating: bytes, as: UTF8.self) != nil
        return isWhole ? members : nil
    }
}
