/// Collects views in order. Supports `if`, `switch` and `for`.
@resultBuilder
public enum ViewBuilder {
    public static func buildExpression(_ view: some View) -> [any View] { [view.made] }
    public static func buildExpression(_ text: String) -> [any View] { [Text(text)] }
    public static func buildBlock(_ parts: [any View]...) -> [any View] {
        var views: [any View] = []
        for part in parts { views += part }
        return views
    }
    public static func buildOptional(_ part: [any View]?) -> [any View] { part ?? [] }
    public static func buildEither(first part: [any View]) -> [any View] { part }
    public static func buildEither(second part: [any View]) -> [any View] { part }
    public static func buildArray(_ parts: [[any View]]) -> [any View] { parts.flatMap(\.self) }
    public static func buildLimitedAvailability(_ part: [any View]) -> [any View] { part }
    public static func buildFinalResult(_ parts: [any View]) -> ViewGroup { ViewGroup(parts) }
}

/// The views that a `ViewBuilder` collected. If there is only one, it is drawn alone. Otherwise
/// they form a column.
public struct ViewGroup: PlacingView {
    let views: [any View]

    init(_ views: [any View]) { self.views = views }

    public var made: any View {
        views.count == 1 ? views[0] : Column(spacing: 0, alignment: .left, views)
    }

    public func size(in offer: Size) -> Size { made.wantedSize(in: offer) }
    public var stretch: Stretch { made.stretch }
    public func draw(on page: inout Page) { page.place(made) }
}
