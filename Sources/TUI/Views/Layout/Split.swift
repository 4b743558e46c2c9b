/// The arrangement of the two views of a split.
public enum SplitDirection: Hashable, Sendable { case sideBySide, stacked }

/// Two views with a divider between them, which the user moves by mouse or by arrow keys.
///
///     left  │ right
///           │
public struct Split<Spot: Hashable>: PlacingView {
    private let first, second: any View
    private let spot: Spot
    private let direction: SplitDirection
    private let fraction: Double
    private let isFocused: Bool

    /// Creates the split of a `.split` control.
    public init(
        _ spot: Spot, in controls: Controls<Spot>, @ViewBuilder _ first: () -> ViewGroup,
        @ViewBuilder and second: () -> ViewGroup
    ) {
        (self.first, self.second) = (first().made, second().made)
        (self.spot, direction) = (spot, controls.direction(spot))
        (fraction, isFocused) = (controls.fraction(spot), controls.focus == spot)
    }

    public func size(in offer: Size) -> Size { offer.clampedToCanvas }
    public var stretch: Stretch { .both }

    public func draw(on page: inout Page) {
        let axis: Axis = direction == .sideBySide ? .columns : .rows
        let (length, breadth) = (axis.length(page.size), axis.breadth(page.size))
        let place = Int((fraction * Double(max(0, length - 1))).rounded())
        page.place(first, in: axis.rect(at: 0, 0, place, breadth))
        page.place(
            second, in: axis.rect(at: place + 1, 0, max(0, length - place - 1), breadth))
        page.place(
            Divider(
                spot: .whole(spot), isFocused: isFocused, isUpright: direction == .sideBySide,
                whole: page.size),
            in: axis.rect(at: place, 0, 1, breadth))
    }
}

/// The line between the two views.
private struct Divider<Spot: Hashable>: View, Equatable {
    let spot: ControlPart<Spot>
    let isFocused: Bool
    let isUpright: Bool
    let whole: Size

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        page.tag(
            spot, as: [.press, .focus, .drag, .hover], isFocused: isFocused, partOf: whole)
        let line: Unicode.Scalar =
            switch (isUpright, isFocused) {
            case (true, false): "│"
            case (true, true): "┃"
            case (false, false): "─"
            case (false, true): "━"
            }
        page.fill(with: line, style: page.style(isFocused ? .accent : .rule))
    }
}
