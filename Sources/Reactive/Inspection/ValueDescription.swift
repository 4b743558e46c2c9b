/// A value as text: each of its properties is a line, in the order in which they are declared.
///
///     score: 3
///     clock: (time: (minutes: 1, seconds: 30), isRunning: true)
///
/// Two descriptions are compared line by line. It serves tests that say what was seen, and pictures of
/// streams whose elements are too long for a column.
public struct ValueDescription: Equatable, Sendable {
    public let lines: [String]

    /// `longest` is how many elements of a collection are written: of one that grows, the last.
    public init(of value: Any, longest: Int = .max) {
        let mirror = Mirror(reflecting: value)
        let isPlain = mirror.displayStyle != .struct || value is any CustomStringConvertible
        guard !isPlain else {
            lines = ValueDescription.description(of: value, longest).lines
            return
        }
        lines = mirror.children.flatMap { label, value -> [String] in
            let text = ValueDescription.description(of: value, longest).lines
            let name = label ?? ""
            return text.count == 1 ? ["\(name): \(text[0])"] : ["\(name):"] + text.map { "  \($0)" }
        }
    }

    /// A value on one line: `turned(card: 3, content: A)`.
    public static func text(of value: Any) -> String { text(of: value, longest: .max) }

    /// The same with so many elements of a collection: of one that grows, the last.
    public static func text(of value: Any, longest: Int) -> String {
        description(of: value, longest).lines.joined(separator: " / ")
    }

    /// The lines that another one has not; all of them, where there is no other.
    public func changes(since other: ValueDescription?) -> [String] {
        guard let other else { return lines }
        return other.lines.count == lines.count
            ? zip(lines, other.lines).filter { $0 != $1 }.map(\.0)
            : lines.filter { !other.lines.contains($0) }
    }

    // MARK: Reading

    private static func description(of value: Any, _ longest: Int) -> String {
        let mirror = Mirror(reflecting: value)
        func texts() -> [String] { mirror.children.map { text(of: $0.value, longest: longest) } }
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { text(of: $0.value, longest: longest) } ?? "nil"
        case .collection:
            let left = max(0, mirror.children.count - longest)
            let last = mirror.children.dropFirst(left).map { text(of: $0.value, longest: longest) }
            return "[\(((left > 0 ? ["\(left) more"] : []) + last).joined(separator: ", "))]"
        // Sets and dictionaries are in another order in every run.
        case .set, .dictionary: return "[\(texts().sorted().joined(separator: ", "))]"
        default: break
        }
        if let value = value as? any CustomStringConvertible { return value.description }
        switch mirror.displayStyle {
        case .enum: return name(ofCase: value, mirror, longest)
        case .struct, .class, .tuple:
            return mirror.children.isEmpty ? "\(value)" : list(mirror, longest)
        default: return "\(value)"
        }
    }

    private static func name(ofCase value: Any, _ mirror: Mirror, _ longest: Int) -> String {
        guard let (name, payload) = mirror.children.first else { return "\(value)" }
        let text = text(of: payload, longest: longest)
        return (name ?? "") + (text.hasPrefix("(") ? text : "(\(text))")
    }

    private static func list(_ mirror: Mirror, _ longest: Int) -> String {
        let parts = mirror.children.map { label, value in
            let isNamed = label.map { !$0.hasPrefix(".") } ?? false
            let text = text(of: value, longest: longest)
            return isNamed ? "\(label ?? ""): \(text)" : text
        }
        return "(\(parts.joined(separator: ", ")))"
    }
}

extension ValueDescription: CustomStringConvertible, ExpressibleByStringLiteral {
    public var description: String { "\n" + lines.joined(separator: "\n") + "\n" }

    public init(stringLiteral text: String) { lines = text.lines }
}

extension String {
    fileprivate var lines: [String] {
        guard contains("\n") else { return [self] }
        return split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
