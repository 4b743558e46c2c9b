import Foundation

/// The extent of tests that play at random or go through long lists. A run of the tests tries a
/// small part, and `Scripts/sweep` tries all of it.
public enum Sweep {
    public static let isWhole = ProcessInfo.processInfo.environment["PARLOR_SWEEP"] != nil

    public static func count<Number: BinaryInteger>(_ small: Number, whole: Number) -> Number {
        isWhole ? whole : small
    }
}
