@_spi(Reflection) import Swift

/// Finds a way to compare two values of a type that need not be `Equatable`. Compares a structure
/// by its properties. Values whose contents are not visible, such as objects and closures, are
/// never the same.
///
/// Looking up a conformance is slow, because the runtime searches all conformances of the program.
/// So a comparison starts with the properties, and looks up a conformance only when it needs one.
package enum TypeComparison {
    /// Compares two initialized values of the type. Returns nil if they cannot be compared.
    package typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool?

    /// Returns the comparison for a type, or nil if its values can never be known to be the same.
    package static func of<Value>(_ type: Value.Type) -> Compare? { of(type, within: []) }

    /// Returns the comparison for a type inside the types `outer`. For a type that contains itself,
    /// this is its own `==`, or nil if the type has none.
    private static func of<Value>(_ type: Value.Type, within outer: [Any.Type]) -> Compare? {
        if outer.contains(where: { $0 == type }) { return equality(ofAny: type) }
        let outer = outer + [type]
        var compare: Compare?
        // Wraps the type, because reflection reveals the kind of a property, but not of a type.
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
        // Compares a number by its bits.
        case .opaque: return sizeIfTrivial(type).map(bytes)
        default: return nil
        }
        if type == String.self { return equality(of: String.self) }
        if type == AnyHashable.self { return equality(of: AnyHashable.self) }
        guard let size = sizeIfTrivial(type) else {
            return parts(of: type, kind, within: outer)
        }
        // Compares the parts too, because unused bytes between properties may differ.
        let ofParts = LazyComparison {
            hasUnusedBytes(type, kind) ? parts(of: type, kind, within: outer) : nil
        }
        return { one, other in
            if areSame(one, other, size) { return true }
            guard let compare = ofParts.compare else { return false }
            return compare(one, other)
        }
    }

    /// Returns whether values of a type without references may have unused bytes.
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

    /// Returns whether this many bytes are the same. Compares several words first, because
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
        case .struct where TypeMetadata.isHashed(type):
            let compare = later { equality(ofAny: type) }
            // Sound: a set and a dictionary are a reference to their elements.
            return { one, other in
                one.load(as: UInt.self) == other.load(as: UInt.self) ? true : compare(one, other)
            }
        case .struct, .tuple: return later { properties(of: type, within: outer) }
        default: return later { equality(ofAny: type) }
        }
    }

    /// Returns a comparison that calls `find` the first time it compares two values.
    private static func later(_ find: @escaping () -> Compare?) -> Compare {
        let later = LazyComparison(find)
        return { later.compare?($0, $1) }
    }

    /// Compares the properties. If a property cannot be compared, compares the whole values.
    ///
    /// Finds the comparison for a property only when all properties before it are the same. It
    /// takes time to read the properties of a type, and most values differ early.
    private static func properties(of type: Any.Type, within outer: [Any.Type]) -> Compare? {
        // Compares numbers first, because most values differ in a number, and the comparison is
        // fast.
        var (numbers, others): ([FieldRun], [Field]) = ([], [])
        var isInRun = false
        let isWhole = _forEachField(of: type, options: .init()) { _, offset, type, kind in
            switch kind {
            case .struct, .enum, .tuple, .optional, .opaque: break
            default: return false
            }
            let field = Field(
                offset: offset,
                comparison: LazyComparison { comparison(of: type, kind, within: outer) })
            if let size = sizeIfTrivial(type) {
                if !isInRun { numbers.append(FieldRun(offset: offset)) }
                numbers[numbers.count - 1].add(field, size)
            } else {
                others.append(field)
            }
            isInRun = sizeIfTrivial(type) != nil
            return true
        }
        guard isWhole else { return equality(ofAny: type) }
        let asWhole = LazyComparison { equality(ofAny: type) }
        func compare(
            _ fields: [Field], _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
        ) -> Bool? {
            for field in fields {
                let isSame = field.comparison.compare?(one + field.offset, other + field.offset)
                guard let isSame else { return asWhole.compare?(one, other) }
                if !isSame { return false }
            }
            return true
        }
        return { [numbers, others] one, other in
            for run in numbers where !run.isSame(one, other) {
                let isSame = compare(run.fields, one, other)
                if isSame != true { return isSame }
            }
            return compare(others, one, other)
        }
    }

    private struct Field {
        let offset: Int
        let comparison: LazyComparison
    }

    /// Adjacent fields without references. If their bytes are the same, so are the fields. If only
    /// unused bytes between them differ, the fields are still the same.
    private struct FieldRun {
        let offset: Int
        private var size = 0
        private(set) var fields: [Field] = []

        init(offset: Int) { self.offset = offset }

        mutating func add(_ field: Field, _ fieldSize: Int) {
            fields.append(field)
            size = field.offset + fieldSize - offset
        }

        func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
            // Sound: both are values of the type that has these fields.
            TypeComparison.areSame(one + offset, other + offset, size)
        }
    }

    /// Returns the size of values without references, whose bytes can be compared, or nil for other
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
            // Sound: both are values of the type of the comparison.
            areSame(one, other, MemoryLayout<Value>.size)
                || one.assumingMemoryBound(to: Value.self).pointee
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
        let (none, isNone) = (bytesOfNone(type), noneReader(Wrapped?.self))
        return { one, other in
            // Compares the bytes with those of nil first, because most optionals are nil, and
            // reading whether a value is nil takes longer.
            let areNone = none.withUnsafeBytes { none in
                none.baseAddress.map { areSame(one, $0, size) && areSame(other, $0, size) } ?? false
            }
            if areNone { return true }
            // Sound: the wrapped value is at the beginning of an optional.
            if isNone(one) { return isNone(other) }
            return isNone(other) ? false : compare(one, other)
        }
    }

    /// Returns a function that reads whether an optional is nil. Its argument is the type of the
    /// optional itself, because it takes time to find that type from the wrapped one.
    private static func noneReader<Whole: OptionalValue>(
        _: Whole.Type
    ) -> (UnsafeRawPointer) -> Bool {
        // Sound: a value of this type is there.
        { $0.assumingMemoryBound(to: Whole.self).pointee.isNone }
    }

    /// Returns the bytes of an optional that is nil. Its unused bytes are zero.
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
        // Compares arrays in an array by their references first, like this array itself.
        let isArray = TypeMetadata.kind(of: type) == .struct && TypeMetadata.isArray(type)
        let size = isArray ? MemoryLayout<Element>.size : sizeIfTrivial(type)
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
                    // Compares all elements together, if their bytes can be compared and no unused
                    // bytes are between them.
                    if size == stride, areSame(one, other, count * stride) { return true }
                    for place in Swift.stride(from: 0, to: count * stride, by: stride) {
                        if let size, areSame(one + place, other + place, size) { continue }
                        let isSame = compare(one + place, other + place)
                        if isSame != true { return isSame }
                    }
                    return true
                }
            }
        }
    }
}

private protocol OptionalValue {
    var isNone: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
