/// A value that was read from its description.
///
///     clock: (time: (minutes: 1, seconds: 30), isRunning: true)
///     cells: [covered, open(1)]
indirect enum WrittenValue: ComparedValue, Equatable, Sendable {
    case leaf(String)
    case lines([String])
    case list([WrittenValue])
    case parts(name: String?, [Part])

    struct Part: Equatable, Sendable {
        let label: String
        let value: WrittenValue
    }

    /// Reads a value from one line.
    init(_ text: String) {
        var reader = WrittenValueReader(text)
        self = reader.wholeValue() ?? .leaf(text)
    }

    init(_ description: ValueDescription) {
        let lines = description.lines
        guard lines.count > 1 else {
            self = lines.first.map(WrittenValue.init) ?? .leaf("")
            return
        }
        var parts: [Part] = []
        var rest = lines[...]
        while let line = rest.popFirst() {
            guard let (label, text) = WrittenValueReader.label(of: line) else {
                self = .lines(lines)
                return
            }
            let margin = "  "
            let inner = rest.prefix { $0.hasPrefix(margin) }
            if text.isEmpty, !inner.isEmpty {
                rest = rest.dropFirst(inner.count)
                parts.append(
                    Part(
                        label: label,
                        value: .lines(inner.map { String($0.dropFirst(margin.count)) })))
            } else {
                parts.append(Part(label: label, value: WrittenValue(text)))
            }
        }
        self = .parts(name: nil, parts)
    }

    var text: String {
        switch self {
        case .leaf(let text): text
        case .lines(let lines): lines.joined(separator: " / ")
        case .list(let values): "[\(values.map(\.text).joined(separator: ", "))]"
        case .parts(let name, let parts):
            "\(name ?? "")(\(parts.map(\.text).joined(separator: ", ")))"
        }
    }

    var shape: ValueShape<WrittenValue> {
        switch self {
        case .leaf: return .leaf
        case .lines(let lines): return .lines(lines.joined(separator: "\n"))
        case .list: return .list
        case .parts(let name, let parts):
            let isSmall =
                name != nil
                && parts.allSatisfy { if case .leaf = $0.value { true } else { false } }
            return isSmall
                ? .leaf : .parts(name: name, parts.map { (label: $0.label, part: $0.value) })
        }
    }

    func isSame(as other: WrittenValue) -> Bool { self == other }

    func middle(since other: WrittenValue) -> ListMiddle<WrittenValue> {
        guard case .list(let old) = other, case .list(let new) = self else {
            return ListMiddle(first: 0, old: [other], new: [self], isLast: true)
        }
        return ListMiddle(old, new, by: ==)
    }
}

extension WrittenValue {
    /// The maximum length of a text that is not abbreviated, and the approximate length of an
    /// abbreviated one.
    private static let (longestWhole, shortRoom) = (120, 60)

    /// Returns a value on one line. In a long value, `…` replaces long nested parts and everything
    /// that does not fit.
    static func short(_ text: String) -> String {
        text.count <= longestWhole ? text : WrittenValue(text).short(room: shortRoom)
    }

    /// Shortens the elements of a list if their text is long.
    static func short(_ texts: [String]) -> String {
        let text = texts.joined(separator: ", ")
        if text.count <= longestWhole { return text }
        let list = WrittenValue.list(texts.map { WrittenValue($0) })
        return String(list.short(room: shortRoom + 2).dropFirst().dropLast())
    }

    func short(room columns: Int) -> String {
        let room = max(columns, 12)
        func filled(_ texts: [String], _ open: String, _ close: String) -> String {
            var (kept, rest) = ([String](), room - open.count - close.count - 3)
            for text in texts {
                rest -= text.count + 2
                if rest < 0, !kept.isEmpty { break }
                kept.append(text)
            }
            if kept.count < texts.count { kept.append("…") }
            return open + kept.joined(separator: ", ") + close
        }
        switch self {
        case .leaf(let text):
            return text.count <= room ? text : "\(text.prefix(room - 1))…"
        case .lines(let lines): return filled(lines, "", "")
        case .list(let values):
            let texts = values.enumerated().map { place, value in
                place == 0 && value.text.count > room - 4 ? value.short(room: room - 4) : value.text
            }
            return filled(texts, "[", "]")
        case .parts(let name, let parts):
            let head = "\(name ?? "")("
            if parts.count == 1, parts[0].label.isEmpty {
                return head + parts[0].value.short(room: room - head.count - 1) + ")"
            }
            return filled(parts.map(\.short), head, ")")
        }
    }
}

extension WrittenValue.Part {
    /// The part, with `…` in place of a long value that has parts of its own.
    fileprivate var short: String {
        if case .leaf = value { return text }
        return value.text.count <= 24 ? text : label.isEmpty ? "…" : "\(label): …"
    }

    var text: String { label.isEmpty ? value.text : "\(label): \(value.text)" }
}

/// Reads the description of a value. A text with unbalanced brackets is a leaf.
struct WrittenValueReader {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// Returns the label before a colon and the text after it, or nil if the line has no label.
    static func label(of line: some StringProtocol) -> (label: String, text: String)? {
        let label = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = line.dropFirst(label.count)
        if label.isEmpty || !rest.hasPrefix(":") { return nil }
        if rest.count == 1 { return (String(label), "") }
        return rest.hasPrefix(": ") ? (String(label), String(rest.dropFirst(2))) : nil
    }

    mutating func wholeValue() -> WrittenValue? {
        let value = value()
        return rest.isEmpty ? value : nil
    }

    private mutating func value() -> WrittenValue? {
        let head = rest.prefix { !"()[],".contains($0) }
        rest = rest.dropFirst(head.count)
        switch rest.first {
        case "(":
            let isName = head.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            guard isName, let parts = elements(until: ")") else { return nil }
            return .parts(name: head.isEmpty ? nil : String(head), parts)
        case "[" where head.isEmpty:
            return elements(until: "]").map { parts in
                .list(parts.map { $0.label.isEmpty ? $0.value : .parts(name: nil, [$0]) })
            }
        case "[": return nil
        default: return .leaf(String(head))
        }
    }

    private mutating func elements(until end: Character) -> [WrittenValue.Part]? {
        rest.removeFirst()
        var parts: [WrittenValue.Part] = []
        if rest.first == end {
            rest.removeFirst()
            return parts
        }
        while true {
            var label = ""
            if let found = Self.label(of: rest.prefix { !"()[],".contains($0) }) {
                label = found.label
                rest = rest.dropFirst(label.count + 2)
            }
            guard let value = value() else { return nil }
            parts.append(WrittenValue.Part(label: label, value: value))
            switch rest.popFirst() {
            case end: return parts
            case ",": if rest.popFirst() != " " { return nil }
            default: return nil
            }
        }
    }
}
