@_spi(Reflection) import Swift

/// The stored properties of a structure, or the elements of a tuple. They are found once per type.
/// A mirror is much slower, because each mirror looks up the type of each property by name.
struct StoredProperties {
    private final class Property {
        let name: String
        let read: (UnsafeRawPointer) -> Any
        private let offset: Int
        private let findComparison: () -> TypeComparison.Compare?
        private lazy var compare = findComparison()

        init<Value>(_ name: String, _: Value.Type, at offset: Int) {
            (self.name, self.offset) = (name, offset)
            read = StoredProperties.reading(Value.self, at: offset)
            findComparison = { TypeComparison.of(Value.self) }
        }

        /// Returns whether the property is known to be the same in two values.
        func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
            compare?(one + offset, other + offset) ?? false
        }
    }

    private let all: [Property]

    /// Fails if the type is neither a structure nor a tuple, or has a mirror of its own. Also fails
    /// unless each property is a structure, an enumeration, a tuple, a number, or an optional of
    /// one of these. Any other property may be a weak reference, which cannot be read like other
    /// values.
    init?(of type: Any.Type) {
        guard TypeMetadata.kind(of: type) == .struct || TypeMetadata.isTuple(type),
            !(type is any CustomReflectable.Type)
        else { return nil }
        var all: [Property] = []
        let isWhole = _forEachField(of: type, options: .init()) { name, offset, type, kind in
            guard StoredProperties.isValue(type, kind) else { return false }
            all.append(Property(String(cString: name), type, at: offset))
            return true
        }
        guard isWhole else { return nil }
        self.all = all
    }

    /// Returns the properties of a value of the type, with their names.
    func values(of value: Any) -> [(name: String, value: Any)] {
        func read<Value>(_ value: Value) -> [(name: String, value: Any)] {
            withUnsafePointer(to: value) { place in
                all.map { ($0.name, $0.read(UnsafeRawPointer(place))) }
            }
        }
        return read(value)
    }

    /// Returns the properties that may have changed between two values of the type, with their
    /// names.
    func changes(from old: Any, to new: Any) -> [(name: String, old: Any, new: Any)] {
        func find<Value>(_ old: Value) -> [(name: String, old: Any, new: Any)] {
            guard let new = new as? Value else { return [] }
            return withUnsafePointer(to: old) { old in
                withUnsafePointer(to: new) { new in
                    let (old, new) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
                    return all.filter { !$0.isSame(old, new) }
                        .map { ($0.name, $0.read(old), $0.read(new)) }
                }
            }
        }
        return find(old)
    }

    private static func isValue(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
        switch kind {
        case .struct, .enum, .tuple, .opaque: true
        case .optional:
            TypeMetadata.kind(of: TypeMetadata.argument(of: type)).map {
                isValue(TypeMetadata.argument(of: type), $0)
            } ?? false
        default: false
        }
    }

    private static func reading<Value>(
        _: Value.Type, at offset: Int
    ) -> (UnsafeRawPointer) -> Any {
        // Sound: a value of this type is at the offset.
        { ($0 + offset).assumingMemoryBound(to: Value.self).pointee }
    }
}
