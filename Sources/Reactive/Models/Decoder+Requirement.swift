extension Decoder {
    /// Throws an error with `sentence` unless the decoded values fit together.
    package func require(_ condition: Bool, _ sentence: String) throws {
        _ = try required(condition ? () : nil, sentence)
    }

    /// Returns a decoded value, or throws an error with `sentence` if there is none.
    package func required<Value>(_ value: Value?, _ sentence: String) throws -> Value {
        if let value { return value }
        throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: sentence))
    }
}
