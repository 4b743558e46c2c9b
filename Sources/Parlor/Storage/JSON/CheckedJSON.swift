/// JSON from outside that was checked. It is valid UTF-8, not too large or too deep, and its
/// numbers can be represented. Settings, saved games, results and recordings are read in this way.
package struct CheckedJSON {
    /// The maximum size of a text, in bytes. The program writes no larger text. Weeks of play
    /// result in a tenth of this size.
    static let largest = 16 << 20

    private let value: JSONValue

    /// Wraps a value whose text was already checked.
    init(_ value: JSONValue) { self.value = value }

    /// Checks and parses a text. Returns nil if it is not acceptable JSON.
    package init?(_ bytes: some RandomAccessCollection<UInt8>) {
        guard bytes.count <= CheckedJSON.largest else { return nil }
        let bytes = Array(bytes)
        var scanner = JSONScanner(bytes)
        guard let value = scanner.value() else { return nil }
        self.value = value
        scanner.skipBlanks()
        guard scanner.isAtEnd, String(validating: bytes, as: UTF8.self) != nil else { return nil }
    }

    /// Decodes the value; returns nil if it does not match the type.
    package func decoded<Value: Decodable>(as _: Value.Type = Value.self) -> Value? {
        try? Value(from: JSONDecoding(value: value))
    }

    /// The members of an object in JSON5, which people write by hand; nil for any other text.
    static func members(ofJSON5 bytes: [UInt8]) -> [String: JSONValue]? {
        guard bytes.count <= largest else { return nil }
        var scanner = JSONScanner(bytes, isJSON5: true)
        guard case .object(let members)? = scanner.value() else { return nil }
        scanner.skipBlanks()
        let isWhole = scanner.isAtEnd && String(validating: bytes, as: UTF8.self) != nil
        return isWhole ? members : nil
    }
}
