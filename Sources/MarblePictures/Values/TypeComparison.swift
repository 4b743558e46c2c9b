@_spi(Reflection) import Swift

/// Finds a way to compare two values of a type that need not be `Equatable`. A structure is
/// compared by its properties. Values whose contents are not visible, such as objects and closures,
/// are never the same.
///
/// Looking up a conformance is slow, because the runtime searches all conformances of the program.
/// So the properties are compared first, and a conformance is looked up only when a comparison
/// needs it.
package enum TypeComparison {
    /// Compares two initialized values of the type.
    package typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// Returns the comparison for a type; nil if its values can never be known to be the same.
    package static func of<Value>(_ type: Value.Type) -> Compare? { of(type, within: []) }

    /// Returns the comparison for a type inside of the types `outer`. A type that contains itself
    /// is compared by its own `==`, and has no comparison without one.
    private static func of<Value>(_ type: Value.Type, within outer: [Any.Type]) -> Compare? {
        if outer.contains(where: { $0 == type }) { return equality(ofAny: type) }
        let outer = outer + [type]
        var compare: Compare?
        // Wraps the type, because reflection reveals the kind of a property, but not the kind of a
        // type.
        _ = _forEachField(of: Held<Value>.self, options: .init()) { _, _, type, kind in
            compare = comparison(of: type, kind, within: outer)
            return true
        }
        return compare
    }

    private struct Held<Value> { let value: Value }

    private static func comparison(
        of type: Any.Type, _ kind: _MetadataKind, within outer: [Any.Type]
    ) -> Compare? {
        switch kind {
        case .struct, .enum, .tuple, .optional: break
        // A number is compared by its bits.
        case .opaque: return sizeIfTrivial(type).map(bytes)
        default: return nil
        }
        if type == String.self { return equality(of: String.self) }
        guard let size = sizeIfTrivial(type) else {
            return parts(of: type, kind, within: outer)
        }
        let isSame = bytes(size)
        // Unused bytes between properties may differ.
        let ofParts = LazyComparison {
            hasUnusedBytes(type, kind) ? parts(of: type, kind, within: outer) : nil
        }
        return { isSame($0, $1) || ofParts.compare?($0, $1) ?? false }
    }

    /// Returns whether values of a type without references may have bytes that mean nothing.
    private static func hasUnusedBytes(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
        guard kind == .struct || kind == .tuple, var unused = sizeIfTrivial(type) else {
            return kind != .opaque
        }
        let isWhole = _forEachField(of: type, options: .init()) { _, _, type, kind in
            guard !hasUnusedBytes(type, kind), let size = sizeIfTrivial(type) else { return false }
            unused -= size
            return true
        }
        return !isWhole || unused != 0
    }

    private static func bytes(_ size: Int) -> Compare {
        // Sound: both are values of this size, without references.
        { one, other in areSame(one, other, size) }
    }

    /// Returns whether this many bytes are the same. Several words are compared first, because
    /// comparing single bytes takes many times as long.
    private static func areSame(
        _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int
    ) -> Bool {
        typealias Words = SIMD4<UInt>
        let (word, words) = (MemoryLayout<UInt>.size, MemoryLayout<Words>.size)
        var place = 0
        while place + words <= count {
            let isSame =
                one.loadUnaligned(fromByteOffset: place, as: Words.self)
                == other.loadUnaligned(fromByteOffset: place, as: Words.self)
            if !isSame { return false }
            place += words
        }
        while place + word <= count {
            let isSame =
                one.loadUnaligned(fromByteOffset: place, as: UInt.self)
                == other.loadUnaligned(fromByteOffset: place, as: UInt.self)
            if !isSame { return false }
            place += word
        }
        if place < count, count >= word {
            // The last word overlaps the one before it.
            return one.loadUnaligned(fromByteOffset: count - word, as: UInt.self)
                == other.loadUnaligned(fromByteOffset: count - word, as: UInt.self)
        }
        while place < count {
            if one.load(fromByteOffset: place, as: UInt8.self)
                != other.load(fromByteOffset: place, as: UInt8.self)
            {
                return false
            }
            place += 1
        }
        return true
    }

    private static func parts(
        of type: Any.Type, _ kind: _MetadataKind, within outer: [Any.Type]
    ) -> Compare? {
        switch kind {
        case .optional:
            return later { optional(of: TypeMetadata.argument(of: type), within: outer) }
        case .struct where TypeMetadata.isArray(type):
            return later { array(of: TypeMetadata.argument(of: type), within: outer) }
        case .struct, .tuple: return later { properties(of: type, within: outer) }
        default: return later { equality(ofAny: type) }
        }
    }

    /// A comparison that calls `find` when it first compares two values. If `find` returns nil, two
    /// values are never the same.
    private static func later(_ find: @escaping () -> Compare?) -> Compare {
        let later = LazyComparison(find)
        return { later.compare?($0, $1) ?? false }
    }

    /// Compares the properties. If one of them cannot be compared, compares the values as a whole.
    ///
    /// A property's comparison is found when all properties before it were the same. Reading the
    /// properties of a type takes time, and most values differ early.
    private static func properties(of type: Any.Type, within outer: [Any.Type]) -> Compare? {
        // Numbers are compared first, because that is fast, and most values differ in a number.
        var (numbers, others): ([Field], [Field]) = ([], [])
        let isWhole = _forEachField(of: type, options: .init()) { _, offset, type, kind in
            switch kind {
            case .struct, .enum, .tuple, .optional, .opaque: break
            default: return false
            }
            let field = Field(
                offset: offset,
                comparison: LazyComparison { comparison(of: type, kind, within: outer) })
            if sizeIfTrivial(type) != nil { numbers.append(field) } else { others.append(field) }
            return true
        }
        guard isWhole else { return equality(ofAny: type) }
        let fields = numbers + others
        let asWhole = LazyComparison { equality(ofAny: type) }
        return { one, other in
            for field in fields {
                guard let compare = field.comparison.compare else {
                    return asWhole.compare?(one, other) ?? false
                }
                if !compare(one + field.offset, other + field.offset) { return false }
            }
            return true
        }
    }

    private struct Field {
        let offset: Int
        let comparison: LazyComparison
    }

    /// The size of values without references, which are the same if their bytes are; nil for other
    /// values.
    private static func sizeIfTrivial<Value>(_: Value.Type) -> Int? {
        _isPOD(Value.self) ? MemoryLayout<Value>.size : nil
    }

    private final class LazyComparison {
        private let find: () -> Compare?
        private(set) lazy var compare = find()

        init(_ find: @escaping () -> Compare?) { self.find = find }
    }

    private static func equality(ofAny type: Any.Type) -> Compare? {
        (type as? any Equatable.Type).map { equality(of: $0) }
    }

    private static func equality<Value: Equatable>(of _: Value.Type) -> Compare {
        { one, other in
            // Sound: both are values of the type that the comparison was made for.
            one.assumingMemoryBound(to: Value.self).pointee
                == other.assumingMemoryBound(to: Value.self).pointee
        }
    }

    // MARK: Generic types

    private static func optional<Wrapped>(
        of type: Wrapped.Type, within outer: [Any.Type]
    ) -> Compare? {
        // A weak reference looks like an optional.
        guard !(Wrapped.self is AnyClass), let compare = of(type, within: outer) else {
            return nil
        }
        let size = MemoryLayout<Wrapped?>.size
        let none = bytesOfNone(type)
        return { one, other in
            // Reading whether a value is nil takes time, and most optionals are nil.
            let areNone = none.withUnsafeBytes { none in
                none.baseAddress.map { areSame(one, $0, size) && areSame(other, $0, size) } ?? false
            }
            if areNone { return true }
            // Sound: both are values of this type, and the wrapped value is at its beginning.
            let isNone = one.assumingMemoryBound(to: Wrapped?.self).pointee == nil
            if isNone != (other.assumingMemoryBound(to: Wrapped?.self).pointee == nil) {
                return false
            }
            return isNone || compare(one, other)
        }
    }

    /// The bytes of an optional that is nil. If other bytes mean nothing, they are zero.
    private static func bytesOfNone<Wrapped>(_: Wrapped.Type) -> [UInt8] {
        let size = MemoryLayout<Wrapped?>.size
        let place = UnsafeMutableRawPointer.allocate(
            byteCount: size, alignment: MemoryLayout<Wrapped?>.alignment)
        defer { place.deallocate() }
        // Sound: the memory has this size, and nil needs no deinitialization.
        place.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        place.initializeMemory(as: Wrapped?.self, repeating: nil, count: 1)
        return Array(UnsafeRawBufferPointer(start: place, count: size))
    }

    private static func array<Element>(
        of type: Element.Type, within outer: [Any.Type]
    ) -> Compare? {
        guard let compare = of(type, within: outer) else { return nil }
        let stride = MemoryLayout<Element>.stride
        let size = sizeIfTrivial(type)
        return { one, other in
            // Sound: an array is a reference to its elements.
            if one.load(as: UInt.self) == other.load(as: UInt.self) { return true }
            // Sound: both are values of this type.
            let one = one.assumingMemoryBound(to: [Element].self).pointee
            let other = other.assumingMemoryBound(to: [Element].self).pointee
            let count = one.count
            guard count == other.count else { return false }
            return one.withUnsafeBytes { one in
                other.withUnsafeBytes { other in
                    guard let one = one.baseAddress, let other = other.baseAddress else {
                        return true
                    }
                    if one == other { return true }
                    // Elements without references are compared together, if no unused bytes are
                    // between them.
                    if size == stride, areSame(one, other, count * stride) { return true }
                    for place in Swift.stride(from: 0, to: count * stride, by: stride) {
                        if let size, areSame(one + place, other + place, size) { continue }
                        if !compare(one + place, other + place) { return false }
                    }
                    return true
                }
            }
        }
    }
}

/// The comparisons and the properties of several types. Each is found once.
package final class TypeComparisons {
    private var known: [ObjectIdentifier: TypeComparison.Compare?] = [:]
    private var properties: [ObjectIdentifier: StoredProperties?] = [:]

    package init() {}

    /// Returns whether two values are known to be the same.
    package func areSame(_ one: Any, _ other: Any) -> Bool {
        func isSame<Value>(_ one: Value) -> Bool {
            guard let compare = comparison(of: Value.self), let other = other as? Value else {
                return false
            }
            return withUnsafePointer(to: one) { one in
                withUnsafePointer(to: other) { compare(UnsafeRawPointer(one), $0) }
            }
        }
        return isSame(one)
    }

    /// The properties of a structure; nil if only a mirror finds them.
    func properties(of type: Any.Type) -> StoredProperties? {
        let id = ObjectIdentifier(type)
        if let known = properties[id] { return known }
        let found = StoredProperties(of: type)
        properties[id] = .some(found)
        return found
    }

    private func comparison<Value>(of type: Value.Type) -> TypeComparison.Compare? {
        let id = ObjectIdentifier(type)
        if let known = known[id] { return known }
        let comparison = TypeComparison.of(type)
        known[id] = .some(comparison)
        return comparison
    }
}
