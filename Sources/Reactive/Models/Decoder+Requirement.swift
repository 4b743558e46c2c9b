/// Bounds of saved numbers, so that a damaged file cannot create a value with broken invariants.
package enum SavedBounds {
    /// The bounds of a count. The upper bound leaves room for further counting.
    package static let count = 0...1_000_000_000
}

extension Decoder {
    /// Throws an error with `sentence` unless the decoded values fit together.
    package func require(_ condition: Bool, _ sentence: String) throws {
        _ = try required(condition ? () : nil, sentence)
    }

    /// Returns a decoded value, or throws an error with `sentence` if there is none.
    package func required<Value>(
        _ value: Value?, _ sentence: @autoclosure () -> String
    ) throws -> Value {
        guard let value else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: sentence()))
        }
        return value
    }
}

extension Int {
    /// Adds one, up to the largest number that can be saved.
    package mutating func countUp() { self = Swift.min(self + 1, SavedBounds.count.upperBound) }
}
