/// A cache of the comparisons and the properties of types.
package final class TypeComparisons {
    private var known: [ObjectIdentifier: TypeComparison.Compare?] = [:]
    private var properties: [ObjectIdentifier: StoredProperties?] = [:]
    private var describingProperties: [ObjectIdentifier: StoredProperties?] = [:]

    package init() {}

    /// Returns whether two values are known to be the same.
    package func areSame(_ one: Any, _ other: Any) -> Bool {
        func isSame<Value>(_ one: Value) -> Bool {
            guard let compare = comparison(of: Value.self), let other = other as? Value else {
                return false
            }
            return withUnsafePointer(to: one) { one in
                withUnsafePointer(to: other) { compare(UnsafeRawPointer(one), $0) ?? false }
            }
        }
        return isSame(one)
    }

    /// Returns the properties of a structure or a tuple, or nil if only a mirror finds them.
    func properties(of type: Any.Type) -> StoredProperties? {
        let id = ObjectIdentifier(type)
        if let known = properties[id] { return known }
        let found = StoredProperties(of: type)
        properties[id] = .some(found)
        return found
    }

    /// Returns the properties of a structure that has no description of its own. Nil for other
    /// structures, and if only a mirror finds the properties.
    func describingProperties(of type: Any.Type) -> StoredProperties? {
        let id = ObjectIdentifier(type)
        if let known = describingProperties[id] { return known }
        let isOther = TypeMetadata.isTuple(type) || type is any CustomStringConvertible.Type
        let found = isOther ? nil : properties(of: type)
        describingProperties[id] = .some(found)
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
