/// Bounds of saved numbers. A file may be damaged in any way, and must not be able to make a value
/// that breaks its own promises.
package enum Saved {
    /// A number that was counted in play, and can still be counted up.
    package static let count = 0...1_000_000_000
}

extension Decoder {
    /// Goes on if what was read holds together, and otherwise fails with a sentence that says what
    /// does not.
    package func require(_ condition: Bool, _ sentence: String) throws {
        guard condition else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: sentence))
        }
    }
}

extension Int {
    /// Counts one more, up to the most that can be saved.
    package mutating func countUp() { self = Swift.min(self + 1, Saved.count.upperBound) }
}
