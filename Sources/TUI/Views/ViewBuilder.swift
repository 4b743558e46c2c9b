/// Collects views in order. Supports `if`, `switch` and `for`.
@resultBuilder
public enum ViewBuilder {
    /// One view, or several. Most parts are one view, which needs no list.
    public enum Part {
        case view(any View)
        case views([any View])
    }

    public static func buildExpression(_ view: some View) -> Part { .view(view.made) }
    public static func buildExpression(_ text: String) -> Part { .view(Text(text)) }
    public static func buildBlock(_ part: Part) -> Part { part }
    public static func buildBlock(_ parts: Part...) -> Part { .views(views(of: parts)) }
    public static func buildOptional(_ part: Part?) -> Part { part ?? .views([]) }
    public static func buildEither(first part: Part) -> Part { part }
    public static func buildEither(second part: Part) -> Part { part }
    public static func buildArray(_ parts: [Part]) -> Part { .views(views(of: parts)) }
    public static func buildLimitedAvailability(_ part: Part) -> Part { part }

    public static func buildFinalResult(_ part: Part) -> ViewGroup {
        switch part {
        case .view(let view): ViewGroup([view])
        case .views(let views): ViewGroup(views)
        }
    }

    private static func views(of parts: [Part]) -> [any View] {
        var views: [any View] = []
        views.reserveCapacity(parts.count)
        for part in parts {
            switch part {
            case .view(let view): views.append(view)
            case .views(let more): views += more
            }
        }
        return views
    }
}

/// The views that a `ViewBuilder` has collected. A single view is drawn alone. Several form a
/// column.
public struct ViewGroup: PlacingView {
    let views: [any View]

    init(_ views: [any View]) { self.views = views }

    public var made: any View {
        views.count == 1 ? views[0] : Column(spacing: 0, alignment: .left, views)
    }

    public func size(in offer: Size) -> Size { made.wantedSize(in: offer) }
    public var stretch: Stretch { made.stretch }
    public func draw(on page: inout Page) {
        let view = made
        page.place(view)
    }
}
