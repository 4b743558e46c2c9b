/// Bounds of saved numbers, so that a damaged file cannot create a value with broken invariants.
/// The upper bound of a count leaves room for further counting.
package enum SavedBounds { package static let count = 0...1_000_000_000 }

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

extension Int {
    /// Adds one, up to the largest number that can be saved.
    package mutating func countUp() { self = Swift.min(self + 1, SavedBounds.count.upperBound) }
}
