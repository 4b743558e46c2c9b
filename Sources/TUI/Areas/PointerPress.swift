import Reactive

/// A press or drag on an area such as a text, a slider or a chart, with its position. Positions are
/// relative to the area's corner. During a drag, they may be outside the area.
public struct PointerPress<Spot: Hashable>: Equatable {
    public enum Phase: Equatable, Sendable { case pressed, dragged, released }

    public let spot: Spot
    public let phase: Phase
    public let place: Point
    public let button: Mouse.Button
    public let modifiers: Modifiers

    /// The size of the area.
    public let size: Size
}

extension Console {
    /// Returns the presses, drags and releases on areas tagged with values of one type, with their
    /// positions and modifiers.
    public func presses<Spot: Hashable>(
        on _: Spot.Type = Spot.self
    ) -> Observable<PointerPress<Spot>> {
        let areas = areas
        return readings.scan(into: PressTracker<Spot>()) { tracker, reading in
            tracker.track(reading, on: areas())
        }.compactMap(\.press)
    }
}

/// Tracks the area where the button was pressed, until its release.
struct PressTracker<Spot: Hashable> {
    private(set) var press: PointerPress<Spot>?
    private var held: (spot: Spot, rect: Rect, button: Mouse.Button)?
    private let use: Area.Uses

    /// Creates a tracker of the areas that permit a use.
    init(_ use: Area.Uses = .press) { self.use = use }

    mutating func track(_ reading: GestureReading, on areas: Areas) {
        press = nil
        guard case .mouse(let mouse) = reading.event else { return }
        let point = Point(column: mouse.column, row: mouse.row)
        switch mouse.action {
        case .press(let button):
            guard let area = areas.topmost(at: point, for: use), let spot: Spot = area.spot()
            else {
                held = nil
                return
            }
            held = (spot, area.rect, button)
            emit(.pressed, point, mouse.modifiers)
        case .drag:
            emit(.dragged, point, mouse.modifiers)
        case .release:
            emit(.released, point, mouse.modifiers)
            held = nil
        default: break
        }
    }

    private mutating func emit(
        _ phase: PointerPress<Spot>.Phase, _ point: Point, _ modifiers: Modifiers
    ) {
        guard let held else { return }
        press = PointerPress(
            spot: held.spot, phase: phase,
            place: Point(
                column: point.column - held.rect.column, row: point.row - held.rect.row),
            button: held.button, modifiers: modifiers,
            size: Size(columns: held.rect.columns, rows: held.rect.rows))
    }
}
