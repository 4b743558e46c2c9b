/// A value whose parts reflection finds when they are first needed.
package final class ReflectedValue: ComparedValue {
    /// The original value, which may be optional.
    private let given: Any
    private let comparisons: TypeComparisons
    /// The value, unwrapped if it is optional.
    private let value: Any
    private let isNone: Bool
    // Lazy: a mirror takes much longer than a comparison, and most parts are the same.
    private lazy var mirror = Mirror(reflecting: value)
    private(set) lazy var shape = makeShape()
    /// The properties that were compared. They are kept, because a value is compared twice: as the
    /// new value, and later as the old one.
    private var compared: [String: ReflectedValue] = [:]

    package init(_ value: Any, _ comparisons: TypeComparisons = TypeComparisons()) {
        (given, self.comparisons) = (value, comparisons)
        switch UnwrappedValue(value) {
        case .value(let value): (self.value, isNone) = (value, false)
        case .none: (self.value, isNone) = ((), true)
        }
    }

    /// Indicates whether the value is a structure, a tuple or an object with parts, or a text of
    /// several lines. A change of such a value is shown by the changes of its parts.
    package var isWhole: Bool {
        switch shape {
        case .lines, .parts(name: nil, _): true
        default: false
        }
    }

    private func part(_ value: Any) -> ReflectedValue { ReflectedValue(value, comparisons) }

    var text: String {
        isNone ? ValueDescription.none : ValueDescription.text(of: value, comparisons)
    }

    private func makeShape() -> ValueShape<ReflectedValue> {
        if let plain = PlainValue(value) {
            return Self.shape(of: plain.description)
        }
        switch mirror.displayStyle {
        case .collection: return .list
        case .set, .dictionary: return .set(mirror.children.map { part($0.value) })
        default: break
        }
        if isNone { return .leaf }
        if let value = value as? any CustomStringConvertible {
            return Self.shape(of: value.description)
        }
        switch mirror.displayStyle {
        case .enum: return enumeration
        case .struct where !mirror.children.isEmpty: return .parts(name: nil, properties)
        case .class, .tuple:
            return mirror.children.isEmpty ? .leaf : .parts(name: nil, parts(of: mirror))
        default: return .leaf
        }
    }

    private static func shape(of text: String) -> ValueShape<ReflectedValue> {
        text.hasSeveralLines ? .lines(text) : .leaf
    }

    /// The properties of a structure.
    private var properties: [(label: String, part: ReflectedValue)] {
        guard let properties = comparisons.properties(of: type(of: value)) else {
            return parts(of: mirror)
        }
        return properties.values(of: value).map { (label: $0.name, part: part($0.value)) }
    }

    /// The shape of an enumeration case. A small payload is part of the leaf: `open(1)`.
    private var enumeration: ValueShape<ReflectedValue> {
        guard let (name, payload) = mirror.children.first else { return .leaf }
        let inner = Mirror(reflecting: payload)
        let parts =
            inner.displayStyle == .tuple
            ? parts(of: inner) : [(label: "", part: part(payload))]
        let isSmall = parts.allSatisfy { if case .leaf = $0.part.shape { true } else { false } }
        return isSmall ? .leaf : .parts(name: name, parts)
    }

    private func parts(of mirror: Mirror) -> [(label: String, part: ReflectedValue)] {
        mirror.children.map { label, value in
            (
                // Parts without labels have numbers as labels in a mirror, but no labels in
                // descriptions.
                label: label.map { $0.hasPrefix(".") ? "" : $0 } ?? "",
                part: part(value)
            )
        }
    }

    func isSame(as other: ReflectedValue) -> Bool {
        if comparisons.areSame(given, other.given) { return true }
        // The comparison above recognizes all equal plain values of one type.
        if PlainValue(given) != nil, type(of: given) == type(of: other.given) { return false }
        if Self.areEqual(given, other.given) { return true }
        if isNone || other.isNone { return isNone == other.isNone }
        if value is any Equatable {
            return type(of: given) != type(of: other.given) && Self.areEqual(value, other.value)
        }
        // A value that is not equatable is compared part by part.
        switch mirror.displayStyle {
        case .struct, .tuple, .class, .collection, .enum: return false
        default: return text == other.text
        }
    }

    /// Returns whether two values can be compared as a whole, and are equal.
    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        func isEqual<Value: Equatable>(_ one: Value) -> Bool {
            (other as? Value).map { $0 == one } ?? false
        }
        return (one as? any Equatable).map { isEqual($0) } ?? false
    }

    func changedProperties(
        since old: ReflectedValue
    ) -> [(label: String, old: ReflectedValue, new: ReflectedValue)]? {
        guard type(of: value) == type(of: old.value),
            let properties = comparisons.describingProperties(of: type(of: value))
        else { return nil }
        return properties.changes(from: old.value, to: value).map {
            (
                label: $0.name, old: old.property($0.name, $0.old),
                new: property($0.name, $0.new)
            )
        }
    }

    private func property(_ name: String, _ value: Any) -> ReflectedValue {
        if let known = compared[name] { return known }
        let property = part(value)
        compared[name] = property
        return property
    }

    func middle(since other: ReflectedValue) -> ListMiddle<ReflectedValue> {
        if let list = value as? any ComparedList, let middle = list.middle(since: other.value) {
            return middle.map(part)
        }
        let old = other.mirror.children.map { part($0.value) }
        let new = mirror.children.map { part($0.value) }
        return ListMiddle(old, new) { $0.isSame(as: $1) || $0.text == $1.text }
    }
}

/// A list of equatable elements, which are compared by `==` and not by their descriptions.
private protocol ComparedList {
    func middle(since other: Any) -> ListMiddle<Any>?
}

extension Array: ComparedList where Element: Equatable {
    fileprivate func middle(since other: Any) -> ListMiddle<Any>? {
        (other as? [Element]).map { ListMiddle($0, self, by: ==).map { $0 as Any } }
    }
}
