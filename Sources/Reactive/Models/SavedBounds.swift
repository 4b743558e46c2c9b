/// Bounds of saved numbers, so that a damaged file cannot create a value with broken invariants.
/// The upper bound of a count leaves room for further counting.
package enum SavedBounds { package static let count = 0...1_000_000_000 }

extension Int {
    /// Adds one, up to the largest number that can be saved.
    package mutating func countUp() { self = Swift.min(self + 1, SavedBounds.count.upperBound) }
}
