import Reactive

/// The size of an area that an action is about to use. For a row, it is the size of its list.
public struct AreaSize<Spot: Hashable>: Equatable {
    public let spot: Spot
    public let size: Size

    /// The size of the scrolled content; nil if it is unknown.
    public let content: Size?
}

extension Console {
    /// Returns the sizes of the areas tagged with values of one type, for scrolling. It emits the
    /// size of the focused area, and the size of the area below the pointer before an action there.
    /// It emits a size only if it differs from the last one.
    public func areaSizes<Spot: Hashable>(of _: Spot.Type = Spot.self) -> Observable<AreaSize<Spot>>
    {
        areaSizes(followsPointer: true)
    }

    func areaSizes<Spot: Hashable>(followsPointer: Bool) -> Observable<AreaSize<Spot>> {
        let areas = areas
        return readings(applyingToAreasAt: .everyKey).scan(
            into: AreaSizeTracker<Spot>(followsPointer: followsPointer)
        ) { tracker, reading in tracker.follow(reading, on: areas()) }.compactMap(\.areaSize)
    }
}

struct AreaSizeTracker<Spot: Hashable> {
    let followsPointer: Bool
    private(set) var areaSize: AreaSize<Spot>?
    private var reported: [Spot: AreaSize<Spot>] = [:]

    init(followsPointer: Bool) { self.followsPointer = followsPointer }

    mutating func follow(_ reading: Reading, on areas: Areas) {
        areaSize = nil
        guard let area = area(of: reading.event, on: areas), let spot: Spot = area.spot() else {
            return
        }
        let rect = Size(columns: area.rect.columns, rows: area.rect.rows)
        let size = AreaSize(spot: spot, size: area.whole ?? rect, content: area.content)
        if reported.updateValue(size, forKey: spot) != size { areaSize = size }
    }

    private func area(of event: TerminalEvent, on areas: Areas) -> Area? {
        guard case .mouse(let mouse) = event else { return areas.focused }
        guard followsPointer else { return nil }
        let point = Point(column: mouse.column, row: mouse.row)
        switch mouse.action {
        case .press: return areas.topmost(at: point, for: .press)
        case .wheel: return areas.topmost(at: point, for: .wheel)
        default: return nil
        }
    }
}
