import MarblePictures

/// The properties of a view type that a page needs.
public enum ViewKind: Sendable {
    /// The view draws.
    case drawing
    /// The view places others.
    case placing
    /// The view consists of others.
    case composite
}

/// The comparisons of views. Each comparison is computed once for its type.
final class ViewKinds {
    typealias Comparison = (any View, any View) -> Bool

    private var known: [ObjectIdentifier: Comparison?] = [:]

    /// Whether two views are known to draw the same.
    func isSame(_ one: any View, _ other: any View) -> Bool {
        guard type(of: one) == type(of: other), let isSame = comparison(of: type(of: one)) else {
            return false
        }
        return isSame(one, other)
    }

    /// The comparison for views of a type; nil if they cannot be compared.
    func comparison(of type: any View.Type) -> Comparison? {
        let id = ObjectIdentifier(type)
        if let known = known[id] { return known }
        let comparison = makeComparison(of: type)
        known[id] = .some(comparison)
        return comparison
    }

    private func makeComparison<Shown: View>(of _: Shown.Type) -> Comparison? {
        guard let compare = TypeComparison.of(Shown.self) else { return nil }
        return { one, other in
            guard let one = one as? Shown, let other = other as? Shown else { return false }
            return withUnsafePointer(to: one) { one in
                withUnsafePointer(to: other) { compare(UnsafeRawPointer(one), $0) }
            }
        }
    }
}
