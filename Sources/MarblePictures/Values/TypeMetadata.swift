@_spi(Reflection) import Swift

/// Reads the kind and the arguments of a type from its metadata. A cast to a protocol takes longer,
/// because the runtime searches all conformances of the program.
///
/// Sound: the metadata of a structure or an enumeration begins with its kind and a pointer to its
/// descriptor. The metadata of a generic type continues with its arguments.
enum TypeMetadata {
    static func isOptional(_ type: Any.Type) -> Bool { kind(of: type) == .optional }
    static func isTuple(_ type: Any.Type) -> Bool { kind(of: type) == .tuple }

    /// Returns the kind of a type, or nil for some classes.
    static func kind(of type: Any.Type) -> _MetadataKind? {
        _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self)[0])
    }

    /// Returns the elements of an array, or nil for other values. A mirror takes much longer.
    static func elements(of value: Any) -> [Any]? {
        let type = type(of: value)
        guard kind(of: type) == .struct, isArray(type) else { return nil }
        func elements<Element>(_: Element.Type) -> [Any]? { value as? [Element] }
        return elements(argument(of: type))
    }

    /// Returns whether a structure is an array.
    static func isArray(_ type: Any.Type) -> Bool {
        descriptor(of: type) == descriptor(of: [Int].self)
    }

    /// Returns whether a structure is a set or a dictionary.
    static func isHashed(_ type: Any.Type) -> Bool {
        let descriptor = descriptor(of: type)
        return descriptor == self.descriptor(of: Set<Int>.self)
            || descriptor == self.descriptor(of: [Int: Int].self)
    }

    /// Returns the first argument of a generic type.
    static func argument(of type: Any.Type) -> Any.Type {
        unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2]
    }

    /// Returns the descriptor that all types made from one generic type share.
    private static func descriptor(of type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    }
}

/// A value of any type, without the optionals around it.
enum UnwrappedValue {
    case value(Any)
    case none

    init(_ value: Any) {
        self = .value(value)
        while case .value(let value) = self, TypeMetadata.isOptional(type(of: value)) {
            func unwrap<Wrapped>(_: Wrapped.Type) -> Any? { (value as? Wrapped?)?.map { $0 } }
            self = unwrap(TypeMetadata.argument(of: type(of: value))).map { .value($0) } ?? .none
        }
    }
}
