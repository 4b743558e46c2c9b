/// Bounds of saved numbers. A damaged file cannot break the invariants of a value, and a count can
/// still be incremented.
package enum SavedBounds { package static let count = 0...1_000_000_000 }

extension Int {
    /// Adds one, up to the largest number that can be saved.
    package mutating func countUp() { self = Swift.min(self + 1, SavedBounds.count.upperBound) }
}
