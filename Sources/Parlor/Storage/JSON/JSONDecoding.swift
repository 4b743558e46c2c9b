/// Decodes a `Decodable` value from a JSON value.
struct JSONDecoding: Decoder, SingleValueDecodingContainer {
    let value: JSONValue

    /// The coding path, which is always empty. The reader only needs to know whether a file is
    /// readable.
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = value else { throw DecodingError.otherwise }
        return KeyedDecodingContainer(Members(members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let items) = value else { throw DecodingError.otherwise }
        return Items(items: items)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { if case .null = value { true } else { false } }

    func decode(_: Bool.Type) throws -> Bool {
        guard case .bool(let truth) = value else { throw DecodingError.otherwise }
        return truth
    }

    func decode(_: String.Type) throws -> String {
        guard case .string(let text) = value else { throw DecodingError.otherwise }
        return text
    }

    func decode(_: Float.Type) throws -> Float { Float(try decode(Double.self)) }

    func decode(_: Double.Type) throws -> Double {
        switch value {
        case .integer(let number): Double(number)
        case .natural(let number): Double(number)
        case .number(let number): number
        default: throw DecodingError.otherwise
        }
    }

    func decode<Number: FixedWidthInteger & Decodable>(_: Number.Type) throws -> Number {
        let number: Number? =
            switch value {
            case .integer(let number): Number(exactly: number)
            case .natural(let number): Number(exactly: number)
            case .number(let number): Number(exactly: number)
            default: nil
            }
        guard let number else { throw DecodingError.otherwise }
        return number
    }

    func decode<Value: Decodable>(_: Value.Type) throws -> Value { try Value(from: self) }
}

extension DecodingError {
    fileprivate static var otherwise: DecodingError {
        .dataCorrupted(Context(codingPath: [], debugDescription: "The value has another type."))
    }
}

private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: JSONValue]

    var codingPath: [any CodingKey] { [] }
    /// All keys, sorted, so that their order is always the same.
    var allKeys: [Key] { members.keys.sorted().compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try decoding(key.stringValue).decodeNil() }

    func decode<Value: Decodable>(_: Value.Type, forKey key: Key) throws -> Value {
        try Value(from: decoding(key.stringValue))
    }

    func decodeIfPresent<Value: Decodable>(_: Value.Type, forKey key: Key) throws -> Value? {
        guard let value = members[key.stringValue], value != .null else { return nil }
        return try Value(from: JSONDecoding(value: value))
    }

    func nestedContainer<Name: CodingKey>(
        keyedBy _: Name.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Name> {
        try decoding(key.stringValue).container(keyedBy: Name.self)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoding(key.stringValue).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoding("super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoding(key.stringValue) }

    private func decoding(_ name: String) throws -> JSONDecoding {
        guard let value = members[name] else { throw DecodingError.otherwise }
        return JSONDecoding(value: value)
    }
}

private struct Items: UnkeyedDecodingContainer {
    let items: [JSONValue]
    private(set) var currentIndex = 0

    init(items: [JSONValue]) { self.items = items }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex == items.count }

    mutating func decodeNil() throws -> Bool {
        let isNil = try next { $0.decodeNil() }
        if !isNil { currentIndex -= 1 }
        return isNil
    }

    mutating func decode<Value: Decodable>(_: Value.Type) throws -> Value {
        try next { try Value(from: $0) }
    }

    mutating func nestedContainer<Name: CodingKey>(
        keyedBy _: Name.Type
    ) throws -> KeyedDecodingContainer<Name> {
        try next { try $0.container(keyedBy: Name.self) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }

    /// Reads the current value. If that succeeds, advances to the next value.
    private mutating func next<Found>(_ read: (JSONDecoding) throws -> Found) throws -> Found {
        guard !isAtEnd else { throw DecodingError.otherwise }
        let found = try read(JSONDecoding(value: items[currentIndex]))
        currentIndex += 1
        return found
    }
}
