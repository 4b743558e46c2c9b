import Reactive

/// The size of an area that something is about to be done with.
public struct Room<Spot: Hashable>: Equatable {
    public let spot: Spot
    public let size: Size
}

extension Console {
    /// The sizes of the areas tagged with values of one type, for what scrolls: of the one with the
    /// focus and of the one below the pointer, before anything is done there, if it is another than
    /// was told.
    public func rooms<Spot: Hashable>(of _: Spot.Type = Spot.self) -> Observable<Room<Spot>> {
        rooms(followsPointer: true)
    }

    func rooms<Spot: Hashable>(followsPointer: Bool) -> Observable<Room<Spot>> {
        let areas = areas
        return readings.scan(into: RoomTracker<Spot>(followsPointer: followsPointer)) {
            tracker, reading in tracker.follow(reading, on: areas())
        }.compactMap(\.room)
    }
}

private struct RoomTracker<Spot: Hashable> {
    let followsPointer: Bool
    private(set) var room: Room<Spot>?
    private var told: [Spot: Size] = [:]

    init(followsPointer: Bool) { self.followsPointer = followsPointer }

    mutating func follow(_ reading: Reading, on areas: Areas) {
        room = nil
        guard let area = area(of: reading.event, on: areas), let spot: Spot = area.spot() else {
            return
        }
        let size = Size(columns: area.rect.columns, rows: area.rect.rows)
        if told.updateValue(size, forKey: spot) != size { room = Room(spot: spot, size: size) }
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
