import Reactive

/// The size of an area, for an action that depends on it. For a row, the size of its list.
public struct AreaSize<Spot: Hashable>: Equatable {
    public let spot: Spot
    public let size: Size

    /// The size of the scrolled content; nil if it is unknown.
    public let content: Size?

    /// The point of the content in the area's upper left corner, if the view has scrolled to the
    /// focus; otherwise nil.
    var offset: Point?
}

extension Console {
    /// Returns the sizes of areas tagged with values of one type, which a program needs for
    /// scrolling. Emits the size of the focused area and, before an action below the pointer, the
    /// size of the area there. Emits a size only if it differs from the last one of the same area.
    public func areaSizes<Spot: Hashable>(of _: Spot.Type = Spot.self) -> Observable<AreaSize<Spot>>
    {
        areaSizes(followsPointer: true)
    }

    func areaSizes<Spot: Hashable>(followsPointer: Bool) -> Observable<AreaSize<Spot>> {
        let areas = areas
        return readings(applyingToAreasAt: .everyKey).scan(
            into: AreaSizeTracker<Spot>(followsPointer: followsPointer)
        ) { tracker, reading in tracker.track(reading, on: areas()) }.compactMap(\.areaSize)
    }
}

struct AreaSizeTracker<Spot: Hashable> {
    let followsPointer: Bool
    private(set) var areaSize: AreaSize<Spot>?

    /// The sizes of the scrolled views that contain the area, as far as they have changed.
    private(set) var containers: [AreaSize<Spot>] = []

    private var reported: [Spot: AreaSize<Spot>] = [:]

    init(followsPointer: Bool) { self.followsPointer = followsPointer }

    mutating func track(_ reading: GestureReading, on areas: Areas) {
        areaSize = nil
        if !containers.isEmpty { containers.removeAll() }
        guard let area = area(of: reading.event, on: areas) else { return }
        var container = area.container
        while let content = container {
            if let size = news(of: content.tagged.base as? Spot, content.room, content) {
                containers.append(size)
            }
            container = content.container
        }
        let rect = Size(columns: area.rect.columns, rows: area.rect.rows)
        areaSize = news(of: area.spot(), area.whole ?? rect, area.scrolling)
    }

    private mutating func news(
        of spot: Spot?, _ size: Size, _ content: ScrolledContent?
    ) -> AreaSize<Spot>? {
        guard let spot else { return nil }
        let size = AreaSize(
            spot: spot, size: size, content: content?.size, offset: content?.offset)
        return reported.updateValue(size, forKey: spot) == size ? nil : size
    }

    private func area(of event: TerminalEvent, on areas: Areas) -> Area? {
        guard case .mouse(let mouse) = event else { return areas.focusedInSight }
        guard followsPointer else { return nil }
        let point = Point(column: mouse.column, row: mouse.row)
        switch mouse.action {
        case .press: return areas.topmost(at: point, for: .press)
        case .wheel: return areas.topmost(at: point, for: .wheel)
        default: return nil
        }
    }
}
