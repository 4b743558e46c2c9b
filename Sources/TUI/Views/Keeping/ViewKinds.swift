/// What a memory of frames has to know about each type of view. It is computed once for each type.
final class ViewKinds {
    enum Kind {
        /// The view places others.
        case placing
        /// The view consists of others.
        case made
        /// The view draws. Two equal views draw the same.
        case piece((any View, any View) -> Bool)
    }

    private var known: [ObjectIdentifier: Kind] = [:]

    func kind(of view: any View) -> Kind {
        let type = type(of: view)
        let id = ObjectIdentifier(type)
        if let kind = known[id] { return kind }
        let kind: Kind =
            if view is any PlacingView { .placing } else if view is any CompositeView { .made } else
            { .piece(comparison(of: view)) }
        known[id] = kind
        return kind
    }

    func isSame(_ one: any View, _ other: any View) -> Bool {
        guard type(of: one) == type(of: other), case .piece(let isSame) = kind(of: one) else {
            return false
        }
        return isSame(one, other)
    }

    private func comparison<Drawn: View>(of _: Drawn) -> (any View, any View) -> Bool {
        guard let compare = ValueComparison.of(Drawn.self) else { return { _, _ in false } }
        return { one, other in
            guard let one = one as? Drawn, let other = other as? Drawn else { return false }
            return withUnsafePointer(to: one) { one in
                withUnsafePointer(to: other) { compare(UnsafeRawPointer(one), $0) }
            }
        }
    }
}
