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
    private var known: [ObjectIdentifier: ViewComparison?] = [:]

    /// Whether two views are known to draw the same.
    func isSame(_ one: any View, _ other: any View) -> Bool {
        guard type(of: one) == type(of: other), let isSame = comparison(of: type(of: one)) else {
            return false
        }
        return isSame(one, other)
    }

    /// The comparison for views of a type; nil if they cannot be compared.
    func comparison(of type: any View.Type) -> ViewComparison? {
        let id = ObjectIdentifier(type)
        if let known = known[id] { return known }
        let comparison = ViewComparison(of: type)
        known[id] = .some(comparison)
        return comparison
    }
}

/// The comparison of the views of one type.
struct ViewComparison {
    private let areSame: TypeComparison.Compare

    init?<Shown: View>(of _: Shown.Type) {
        guard let areSame = TypeComparison.of(Shown.self) else { return nil }
        self.areSame = areSame
    }

    /// Whether two views are known to draw the same. Both must be of the type.
    func callAsFunction(_ one: any View, _ other: any View) -> Bool {
        // Sound: both values have the type that the comparison was made for.
        func areSame<One: View, Other: View>(_ one: One, _ other: Other) -> Bool {
            withUnsafePointer(to: one) { one in
                withUnsafePointer(to: other) { self.areSame(UnsafeRawPointer(one), $0) }
            }
        }
        return areSame(one, other)
    }
}
