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

    /// Returns a value on one line: `turned(card: 3, content: A)`.
    public static func text(of value: Any) -> String { text(of: value, nil) }

    /// Returns a value on one line. `types` has the properties of types that were described before.
    package static func text(of value: Any, _ types: TypeComparisons?) -> String {
        let text = description(of: value, types)
        return text.hasSeveralLines ? text.lines.joined(separator: " / ") : text
    }

    /// Returns a value on one line, shortened if it is long: `won(moves: 3, help: …, seconds: 4,
    /// …)`.
    public static func shortText(of value: Any) -> String { short(text(of: value)) }

    /// Shortens the text of a value if it is long.
    package static func short(_ text: String) -> String { WrittenValue.short(text) }

    // MARK: Reading

    /// The description of an optional without a value.
    static let none = "nil"

    private static func description(of value: Any, _ types: TypeComparisons? = nil) -> String {
        if TypeMetadata.isOptional(type(of: value)) {
            guard case .value(let value) = UnwrappedValue(value) else { return none }
            return text(of: value, types)
        }
        if let plain = PlainValue(value) { return plain.description }
        if let elements = TypeMetadata.elements(of: value) {
            return "[\(elements.map { text(of: $0, types) }.joined(separator: ", "))]"
        }
        if let properties = types?.properties(of: type(of: value)) {
            if let value = value as? any CustomStringConvertible { return value.description }
            let parts = properties.values(of: value)
            return parts.isEmpty ? "\(value)" : list(parts.map { ($0.name, $0.value) }, types)
        }
        let mirror = Mirror(reflecting: value)
        func texts() -> [String] { mirror.children.map { text(of: $0.value, types) } }
        switch mirror.displayStyle {
        case .collection:
            return "[\(texts().joined(separator: ", "))]"
        // Sorted, because the order of sets and dictionaries differs between runs.
        case .set, .dictionary: return "[\(texts().sorted().joined(separator: ", "))]"
        default: break
        }
        if let value = value as? any CustomStringConvertible { return value.description }
        switch mirror.displayStyle {
        case .enum: return name(ofCase: value, mirror, types)
        case .struct, .class, .tuple:
            let parts = Array(mirror.children)
            return parts.isEmpty ? "\(value)" : list(parts, types)
        default: return "\(value)"
        }
    }

    private static func name(
        ofCase value: Any, _ mirror: Mirror, _ types: TypeComparisons?
    ) -> String {
        guard let (name, payload) = mirror.children.first else { return "\(value)" }
        let text = text(of: payload, types)
        return (name ?? "") + (text.hasPrefix("(") ? text : "(\(text))")
    }

    private static func list(_ parts: [Mirror.Child], _ types: TypeComparisons?) -> String {
        var (list, separator) = ("(", "")
        for (label, value) in parts {
            list += separator
            if let label, !label.hasPrefix(".") {
                list += label
                list += ": "
            }
            list += text(of: value, types)
            separator = ", "
        }
        return list + ")"
    }
}

extension ValueDescription: CustomStringConvertible, ExpressibleByStringLiteral {
    public var description: String { "\n" + lines.joined(separator: "\n") + "\n" }

    public init(stringLiteral text: String) { lines = text.lines }
}

extension String {
    var hasSeveralLines: Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(0x0a) } ?? utf8.contains(0x0a)
    }

    var lines: [String] {
        guard hasSeveralLines else { return [self] }
        // Swift treats a carriage return with a line feed as one character.
        if utf8.contains(0x0d) {
            return split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return utf8.split(separator: 0x0a, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }

    var words: [Substring] {
        // Swift treats a space with a combining character as one character.
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return split(separator: " ") }
        return utf8.split(separator: 0x20).map { Substring($0) }
    }
}
