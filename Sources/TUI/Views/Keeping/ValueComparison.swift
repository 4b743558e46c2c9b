@_spi(Reflection) import Swift

/// Finds out how to compare two values of a type that need not be `Equatable`: a structure is
/// compared by its properties. Values that may differ without a visible sign, such as objects and
/// closures, are never the same.
enum ValueComparison {
    /// Compares two initialized values of the type.
    typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// Returns the comparison; nil if values of the type can never be known to be the same.
    static func of<Value>(_: Value.Type) -> Compare? {
        var compare: Compare?
        // Reflection tells the kind of a property, but not of a type itself.
        _ = _forEachField(of: Held<Value>.self, options: []) { _, _, type, kind in
            compare = comparison(of: type, kind)
            return true
        }
        return compare
    }

    private struct Held<Value> { let value: Value }

    private static func comparison(of type: Any.Type, _ kind: _MetadataKind) -> Compare? {
        switch kind {
        case .struct, .enum, .tuple, .optional: break
        default: return nil
        }
        if type == String.self { return equality(of: String.self) }
        guard let size = sizeIfTrivial(type) else { return parts(of: type, kind) }
        let later = Later { parts(of: type, kind) }
        return { one, other in
            // Sound: both are values of this size.
            UnsafeRawBufferPointer(start: one, count: size)
                .elementsEqual(UnsafeRawBufferPointer(start: other, count: size))
                || later.compare?(one, other) ?? false
        }
    }

    /// To ask for a conformance is slow: the runtime searches all conformances of the program.
    private static func parts(of type: Any.Type, _ kind: _MetadataKind) -> Compare? {
        if kind == .optional { return (type as? any ValueHolder.Type)?.comparison }
        if let type = type as? any Equatable.Type { return equality(of: type) }
        if let type = type as? any ValueHolder.Type { return type.comparison }
        guard kind != .enum else { return nil }
        var fields: [(offset: Int, compare: Compare)] = []
        let isWhole = _forEachField(of: type, options: []) { _, offset, type, kind in
            guard let compare = comparison(of: type, kind) else { return false }
            fields.append((offset, compare))
            return true
        }
        guard isWhole else { return nil }
        return { one, other in
            fields.allSatisfy { $0.compare(one + $0.offset, other + $0.offset) }
        }
    }

    /// The size of a value without references. Two such values are equal if their bytes are.
    private static func sizeIfTrivial<Value>(_: Value.Type) -> Int? {
        _isPOD(Value.self) ? MemoryLayout<Value>.size : nil
    }

    /// A comparison that is made when it is first needed.
    private final class Later {
        private let find: () -> Compare?
        private(set) lazy var compare = find()

        init(_ find: @escaping () -> Compare?) { self.find = find }
    }

    private static func equality<Value: Equatable>(of _: Value.Type) -> Compare {
        { one, other in
            // Sound: both are values of the type that the comparison was made for.
            one.assumingMemoryBound(to: Value.self).pointee
                == other.assumingMemoryBound(to: Value.self).pointee
        }
    }
}

/// A type that holds values of another type and is not a structure of properties.
private protocol ValueHolder {
    static var comparison: ValueComparison.Compare? { get }
}

extension Optional: ValueHolder {
    fileprivate static var comparison: ValueComparison.Compare? {
        // A weak reference looks like an optional.
        guard !(Wrapped.self is AnyClass), let compare = ValueComparison.of(Wrapped.self) else {
            return nil
        }
        return { one, other in
            // Sound: both are values of this type.
            let one = one.assumingMemoryBound(to: Self.self).pointee
            let other = other.assumingMemoryBound(to: Self.self).pointee
            switch (one, other) {
            case (nil, nil): return true
            case (let one?, let other?):
                return withUnsafePointer(to: one) { one in
                    withUnsafePointer(to: other) { compare(UnsafeRawPointer(one), $0) }
                }
            default: return false
            }
        }
    }
}

extension Array: ValueHolder {
    fileprivate static var comparison: ValueComparison.Compare? {
        guard let compare = ValueComparison.of(Element.self) else { return nil }
        let stride = MemoryLayout<Element>.stride
        return { one, other in
            // Sound: both are values of this type.
            let one = one.assumingMemoryBound(to: Self.self).pointee
            let other = other.assumingMemoryBound(to: Self.self).pointee
            let count = one.count
            guard count == other.count else { return false }
            return one.withUnsafeBytes { one in
                other.withUnsafeBytes { other in
                    guard let one = one.baseAddress, let other = other.baseAddress else {
                        return true
                    }
                    return one == other
                        || (0..<count).allSatisfy {
                            compare(one + $0 * stride, other + $0 * stride)
                        }
                }
            }
        }
    }
}
