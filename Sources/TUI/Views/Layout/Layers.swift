/// Views at the same position. Later ones are over earlier ones.
public struct Layers: PlacingView {
    private let views: [any View]

    public init(@ViewBuilder _ content: () -> ViewGroup) { views = content().views }

    public func size(in offer: Size) -> Size {
        views.reduce(.zero) { largest, view in
            let wanted = view.wantedSize(in: offer)
            return Size(
                columns: max(largest.columns, wanted.columns), rows: max(largest.rows, wanted.rows))
        }
    }

    public var stretch: Stretch {
        views.reduce(.none) { most, view in
            let stretch = view.stretch
            return Stretch(
                columns: max(most.columns, stretch.columns), rows: max(most.rows, stretch.rows))
        }
    }

    public func draw(on page: inout Page) {
        for view in views { page.place(view) }
    }
}
