import MarblePictures

/// The changes between two values, one per line.
///
///     #expect(seen.changes(from: 0, to: 17) == ["score: 3 → 4", "phase: playing → paused"])
///
/// If such an expectation fails, the description of the changes contains only the difference: `+`
/// before each line that was not expected, and `−` before each line that is missing.
public struct ValueChanges: Equatable, ExpressibleByArrayLiteral, CustomStringConvertible {
    public let lines: [String]
    /// The lines of the last comparison that failed, for its description. Copies of the changes
    /// share this object.
    private let comparison = Comparison()

    private final class Comparison {
        var expected: [String]?
        var isExpectation = false
    }

    init(_ lines: [String]) { self.lines = lines }

    public init(arrayLiteral lines: String...) { self.init(lines) }

    public static func == (one: ValueChanges, other: ValueChanges) -> Bool {
        let isSame = one.lines == other.lines
        one.comparison.expected = isSame ? nil : other.lines
        other.comparison.isExpectation = !isSame
        return isSame
    }

    public var description: String {
        func text(_ lines: [String]) -> String { lines.map { "\n\($0)" }.joined() }
        if comparison.isExpectation { return "the expected changes" }
        guard let expected = comparison.expected else { return text(lines) }
        let difference = lines.difference(from: expected)
        let removed = difference.removals.map { "− \($0.line)" }
        let added = difference.insertions.map { "+ \($0.line)" }
        return text(removed + added) + "\n"
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var line: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
