/// A value as text. A structure has a line for each property, in the order of declaration.
///
///     score: 3
///     clock: (time: (minutes: 1, seconds: 30), isRunning: true)
///
/// Two descriptions are compared part by part. Tests use descriptions for visible states, and
/// legends use them for elements that are too long for a column.
public struct ValueDescription: Equatable, Sendable {
    public let lines: [String]

    public init(of value: Any) {
        let mirror = Mirror(reflecting: value)
        let isPlain = mirror.displayStyle != .struct || value is any CustomStringConvertible
        guard !isPlain else {
            lines = ValueDescription.description(of: value).lines
            return
        }
        lines = mirror.children.flatMap { label, value -> [String] in
            let text = ValueDescription.description(of: value).lines
            let name = label ?? ""
            return text.count == 1 ? ["\(name): \(text[0])"] : ["\(name):"] + text.map { "  \($0)" }
        }
    }

    /// A value on one line: `turned(card: 3, content: A)`.
    public static func text(of value: Any) -> String {
        description(of: value).lines.joined(separator: " / ")
    }

    /// A value on one line, abbreviated if it is long: `won(moves: 3, help: …, seconds: 4, …)`.
    public static func shortText(of value: Any) -> String { short(text(of: value)) }

    /// Abbreviates the text of a value if it is long.
    package static func short(_ text: String) -> String { WrittenValue.short(text) }

    // MARK: Reading

    /// The description of an optional without a value.
    static let none = "nil"

    private static func description(of value: Any) -> String {
        if TypeMetadata.isOptional(type(of: value)) {
            guard case .value(let value) = UnwrappedValue(value) else { return none }
            return text(of: value)
        }
        if let plain = PlainValue(value) { return plain.description }
        let mirror = Mirror(reflecting: value)
        func texts() -> [String] { mirror.children.map { text(of: $0.value) } }
        switch mirror.displayStyle {
        case .collection:
            return "[\(texts().joined(separator: ", "))]"
        // Sorted, because the order of sets and dictionaries differs between runs.
        case .set, .dictionary: return "[\(texts().sorted().joined(separator: ", "))]"
        default: break
        }
        if let value = value as? any CustomStringConvertible { return value.description }
        switch mirror.displayStyle {
        case .enum: return name(ofCase: value, mirror)
        case .struct, .class, .tuple:
            return mirror.children.isEmpty ? "\(value)" : list(mirror)
        default: return "\(value)"
        }
    }

    private static func name(ofCase value: Any, _ mirror: Mirror) -> String {
        guard let (name, payload) = mirror.children.first else { return "\(value)" }
        let text = text(of: payload)
        return (name ?? "") + (text.hasPrefix("(") ? text : "(\(text))")
    }

    private static func list(_ mirror: Mirror) -> String {
        let parts = mirror.children.map { label, value in
            let isNamed = label.map { !$0.hasPrefix(".") } ?? false
            let text = text(of: value)
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
    var lines: [String] {
        guard utf8.contains(0x0a) else { return [self] }
        // Swift regards a carriage return and a line feed as one character.
        if utf8.contains(0x0d) {
            return split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return utf8.split(separator: 0x0a, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }

    /// The words between the spaces.
    var words: [Substring] {
        // Swift regards a space and a following combining character as one character.
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(separator: " ") }
        return utf8.split(separator: 0x20).map { Substring($0) }
    }
}
