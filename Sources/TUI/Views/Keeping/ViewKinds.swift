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

/// The comparisons of views, each found once for its type.
final class ViewKinds {
    private var known: [ObjectIdentifier: ViewComparison] = [:]

    /// Returns whether two views are known to draw the same. If `known` is nil, looks up the
    /// comparison and stores it in `known`.
    func isSame<One: View, Other: View>(
        _ one: One, _ other: Other, by known: inout ViewComparison?
    ) -> Bool {
        guard One.self == Other.self else { return false }
        let comparison = known ?? comparison(of: One.self)
        known = comparison
        return comparison.areSame(one, other)
    }

    func comparison(of type: any View.Type) -> ViewComparison {
        let id = ObjectIdentifier(type)
        if let known = known[id] { return known }
        let comparison = ViewComparison(of: type)
        known[id] = comparison
        return comparison
    }
}

/// The comparison of the views of one type. It is found when two views are first compared, because
/// most views of a first frame are never compared.
final class ViewComparison {
    private let find: () -> TypeComparison.Compare?
    /// Compares two views; nil if views of this type cannot be compared.
    private lazy var compare = find()

    init<Shown: View>(of _: Shown.Type) {
        find = {
            guard let equality = Shown.equality else { return TypeComparison.of(Shown.self) }
            // Sound: both values have the type of the comparison.
            return { one, other in
                equality(
                    one.assumingMemoryBound(to: Shown.self).pointee,
                    other.assumingMemoryBound(to: Shown.self).pointee)
            }
        }
    }

    /// Returns whether two views are known to draw the same. Both must have the type of the
    /// comparison.
    func areSame(_ one: some View, _ other: some View) -> Bool {
        guard let compare else { return false }
        // Sound: both values have the type of the comparison.
        return withUnsafePointer(to: one) { one in
            withUnsafePointer(to: other) { compare(UnsafeRawPointer(one), $0) ?? false }
        }
    }
}
