/// A value whose parts are found by reflection.
struct ReflectedValue: ComparedValue {
    /// The value, unwrapped if it is optional.
    private let value: Any
    private let mirror: Mirror
    private let isNone: Bool

    init(_ value: Any) {
        var (value, mirror) = (value, Mirror(reflecting: value))
        while mirror.displayStyle == .optional, let inner = mirror.children.first?.value {
            (value, mirror) = (inner, Mirror(reflecting: inner))
        }
        (self.value, self.mirror) = (value, mirror)
        isNone = mirror.displayStyle == .optional
    }

    var text: String { ValueDescription.text(of: value) }

    var shape: ValueShape<ReflectedValue> {
        switch mirror.displayStyle {
        case .collection: return .list
        case .set, .dictionary: return .set(mirror.children.map { ReflectedValue($0.value) })
        default: break
        }
        if isNone { return .leaf }
        if let value = value as? any CustomStringConvertible {
            let lines = value.description.lines
            return lines.count > 1 ? .lines(lines) : .leaf
        }
        switch mirror.displayStyle {
        case .enum: return enumeration
        case .struct, .class,
            .tuple where !mirror.children.isEmpty:
            return .parts(name: nil, Self.parts(of: mirror))
        default: return .leaf
        }
    }

    /// The shape of an enumeration case. A small payload is part of the leaf: `open(1)`.
    private var enumeration: ValueShape<ReflectedValue> {
        guard let (name, payload) = mirror.children.first else { return .leaf }
        let inner = Mirror(reflecting: payload)
        let parts =
            inner.displayStyle == .tuple
            ? Self.parts(of: inner) : [(label: "", part: ReflectedValue(payload))]
        let isSmall = parts.allSatisfy { if case .leaf = $0.part.shape { true } else { false } }
        return isSmall ? .leaf : .parts(name: name, parts)
    }

    private static func parts(of mirror: Mirror) -> [(label: String, part: ReflectedValue)] {
        mirror.children.map { label, value in
            (
                // Parts without labels have numbers, which descriptions do not contain.
                label: label.map { $0.hasPrefix(".") ? "" : $0 } ?? "",
                part: ReflectedValue(value)
            )
        }
    }

    func isSame(as other: ReflectedValue) -> Bool {
        if isNone || other.isNone { return isNone == other.isNone }
        func isEqual<Value: Equatable>(_ value: Value) -> Bool {
            (other.value as? Value).map { $0 == value } ?? false
        }
        if let value = value as? any Equatable { return isEqual(value) }
        // A value that is not equatable is compared by its parts.
        switch mirror.displayStyle {
        case .struct, .tuple, .class, .collection, .enum: return false
        default: return text == other.text
        }
    }

    func middle(since other: ReflectedValue) -> ListMiddle<ReflectedValue> {
        if let list = value as? any ComparedList, let middle = list.middle(since: other.value) {
            return middle.map(ReflectedValue.init)
        }
        let old = other.mirror.children.map { ReflectedValue($0.value) }
        let new = mirror.children.map { ReflectedValue($0.value) }
        return ListMiddle(old, new) { $0.isSame(as: $1) || $0.text == $1.text }
    }
}

/// A list of equatable elements, which are compared directly instead of by their descriptions.
private protocol ComparedList {
    func middle(since other: Any) -> ListMiddle<Any>?
}

extension Array: ComparedList where Element: Equatable {
    fileprivate func middle(since other: Any) -> ListMiddle<Any>? {
        (other as? [Element]).map { ListMiddle($0, self, by: ==).map { $0 as Any } }
    }
}
