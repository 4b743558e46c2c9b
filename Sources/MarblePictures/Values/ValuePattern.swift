/// The description of a value in which `…` stands for any text.
///
///     turned(flip: (…, card: 3, outcome: first, …), content: A)
package struct ValuePattern {
    private let pieces: [Substring]

    package init(_ text: String) {
        pieces = text.split(separator: "…", omittingEmptySubsequences: false)
    }

    /// Returns whether a description matches the pattern.
    package func matches(_ text: String) -> Bool {
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
            return pieces.first.map { $0 == text } ?? text.isEmpty
        }
        guard text.hasPrefix(first), text.dropFirst(first.count).hasSuffix(last) else {
            return false
        }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let place = rest.firstRange(of: piece) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }

    /// Returns a description with `…` in place of the parts that a pattern leaves out.
    package static func text(_ text: String, like pattern: String) -> String {
        WrittenValue(text).abbreviated(like: WrittenValue(pattern)).text
    }

    // MARK: Writing

    /// Shortens descriptions that have more than `longest` characters. If several descriptions have
    /// the same name, `…` replaces the parts that are the same in all of them. If more than
    /// `mostWhole` have the same name, cuts those that have only a list, such as `moved([…])`, to
    /// `longest` characters, unless the result would match another description.
    package static func abbreviated(
        _ texts: [String], longest: Int, mostWhole: Int = .max
    ) -> [String] {
        let values = Dictionary(texts.map { ($0, WrittenValue($0)) }) { one, _ in one }
        let families = Dictionary(grouping: values.values) { $0.name }
        let short = values.map { text, value in
            guard text.count > longest, value.name != nil, let family = families[value.name],
                (2...mostCompared).contains(family.count)
            else { return (text, ValueDescription.short(text)) }
            let rest = value.without(partsOfAll: family)
            if family.count > mostWhole, value.isNamedList {
                let line = rest.text.count > longest ? rest.short(room: longest) : rest.text
                let pattern = ValuePattern(line)
                // A shortened description must match no other description.
                if !family.contains(where: { $0 != value && pattern.matches($0.text) }) {
                    return (text, line)
                }
            }
            return (text, ValueDescription.short(rest.text))
        }
        let abbreviated = Dictionary(uniqueKeysWithValues: short)
        return texts.map { abbreviated[$0] ?? $0 }
    }

    /// The maximum number of descriptions that are compared with each other.
    private static let mostCompared = 200
}

extension WrittenValue {
    /// Indicates whether the value is a case with a list: `moved([…])`.
    fileprivate var isNamedList: Bool {
        if case .parts(_, let parts) = self, parts.count == 1, case .list = parts[0].value {
            true
        } else {
            false
        }
    }

    fileprivate var name: String? { if case .parts(let name, _) = self { name } else { nil } }

    /// Returns the value with `…` in place of the parts that all other values have too.
    fileprivate func without(partsOfAll others: [WrittenValue]) -> WrittenValue {
        guard case .parts(let name, let parts) = self else { return self }
        let same = others.compactMap { other -> [Part]? in
            guard case .parts(name, let otherParts) = other,
                otherParts.map(\.label) == parts.map(\.label)
            else { return nil }
            return otherParts
        }
        guard same.count == others.count else { return self }
        var kept: [Part] = []
        for (place, part) in parts.enumerated() {
            let values = same.map { $0[place].value }
            if values.allSatisfy({ $0 == part.value }) {
                if kept.last != .rest { kept.append(.rest) }
            } else {
                kept.append(Part(label: part.label, value: part.value.without(partsOfAll: values)))
            }
        }
        return .parts(name: name, kept)
    }

    /// Returns the value with `…` in place of the parts that a pattern leaves out.
    fileprivate func abbreviated(like pattern: WrittenValue) -> WrittenValue {
        guard case .parts(let name, let parts) = self,
            case .parts(name, let wanted) = pattern,
            wanted.contains(.rest) || wanted.map(\.label) == parts.map(\.label)
        else { return self }
        var rest = parts[...]
        let kept = wanted.compactMap { part -> Part? in
            if part == .rest { return part }
            guard let place = rest.firstIndex(where: { $0.label == part.label }) else { return nil }
            let value = rest[place].value
            rest = rest[(place + 1)...]
            return Part(label: part.label, value: value.abbreviated(like: part.value))
        }
        return kept.count == wanted.count ? .parts(name: name, kept) : self
    }
}

extension WrittenValue.Part {
    fileprivate static let rest = WrittenValue.Part(label: "", value: .leaf("…"))
}
