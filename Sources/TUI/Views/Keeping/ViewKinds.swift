import MarblePictures

/// The ways in which the views of a type produce their content.
public enum ViewKind: Sendable {
    /// The view draws itself.
    case drawing
    /// The view only places other views.
    case placing
    /// The view consists of other views.
    case composite
}

/// Compares views. Compares those that are not `Equatable` by their properties, in a way that is
/// found once for each type.
final class ViewComparisons {
    private var known: [ObjectIdentifier: TypeComparison.Compare?] = [:]

    /// Returns whether two views are known to draw the same.
    func areSame<One: View, Other: View>(_ one: One, _ other: Other) -> Bool {
        guard One.self == Other.self else { return false }
        return withUnsafePointer(to: one) { one in
            withUnsafePointer(to: other) { other in
                // Sound: both views have the same type.
                let other = UnsafeRawPointer(other).assumingMemoryBound(to: One.self)
                if let areEqual = One.areEqual(one.pointee, other.pointee) { return areEqual }
                return comparison(of: One.self)?(one, other) ?? false
            }
        }
    }

    private func comparison<Compared: View>(of type: Compared.Type) -> TypeComparison.Compare? {
        let id = ObjectIdentifier(type)
        if let known = known[id] { return known }
        let comparison = TypeComparison.of(type)
        known[id] = .some(comparison)
        return comparison
    }
}
