/// Tracks the pointer on areas with values of one type: the value that the pointer drags, the value
/// below the pointer, and the value that was clicked last.
struct PointerTracker<Spot: Hashable> {
    /// A press whose button is still held, with the value of its area.
    private struct Hold {
        let button: Mouse.Button
        let point: Point
        let pressed: Spot?
        let carried: (spot: Spot, hold: Point)?
        let modifiers: Modifiers
        /// The menu's scroll bar on which the button was pressed, and the row of the bar's upper
        /// end.
        let bar: (menu: MenuScrollBar<Spot>, row: Int)?
        /// The latest position of the pointer, and the latest target below it.
        var pointer: Point
        var over: Spot?
        var isDrag = false
    }

    private(set) var intents: [Intent<Spot>] = []
    private let keys: FocusKeys

    /// The modifiers of the latest mouse event.
    private var modifiers: Modifiers = []
    private var hold: Hold?
    private var released: Hold?
    private var hovered: Spot?

    /// The value that was clicked last, and the number of earlier clicks on other values in the
    /// same series.
    private var clicked: Spot?
    private var missed = 0

    init(keys: FocusKeys) { self.keys = keys }

    /// Handles an event on these areas, and stores the result in `intents`.
    mutating func track(_ reading: GestureReading, on areas: Areas) {
        intents.removeAll(keepingCapacity: true)
        if case .mouse(let mouse) = reading.event { modifiers = mouse.modifiers }
        for gesture in reading.gestures { track(gesture, areas) }
        if let intent: Intent<Spot> = reading.key.flatMap({ keys.intent(of: $0, on: areas) }) {
            intents.append(intent)
        }
        if reading.event == .focus(false) { hover(over: nil) }
    }

    private mutating func track(_ gesture: Gesture, _ areas: Areas) {
        switch gesture {
        case .press(let button, let point): press(button, point, areas)
        case .release(let button, _): if hold?.button == button { released = hold.take() }
        case .click(_, let point, let count, _):
            if let hold = released.take() { release(hold, at: point, count, areas) }
        case .dragStart(_, let point): lift(at: point)
        case .drag(let point): carry(to: point, areas)
        case .drop(let point): drop(at: point, areas)
        case .cancel: cancel()
        case .hold: break
        case .move(let point): hover(over: areas.topmost(at: point, for: .hover)?.spot())
        case .wheel(let direction, let point):
            if let spot: Spot = areas.topmost(at: point, for: .wheel)?.spot() {
                intents.append(.wheel(spot, direction))
            }
        }
    }

    private mutating func press(_ button: Mouse.Button, _ point: Point, _ areas: Areas) {
        if let area = areas.pressed(at: point, for: .focus), area.tagged != areas.focused?.tagged,
            let spot: Spot = area.spot()
        {
            intents.append(.focus(spot))
        }
        // A second button has no effect while the first is held.
        guard hold == nil else { return }
        let grabbed = button == .left ? areas.topmost(at: point, for: .drag) : nil
        hold = Hold(
            button: button, point: point,
            pressed: areas.pressed(at: point, for: .press)?.spot(),
            carried: grabbed.flatMap { area in area.spot().map { ($0, area.place(of: point)) } },
            modifiers: modifiers,
            bar: grabbed.flatMap { area in area.spot().map { ($0, area.rect.row) } },
            pointer: point)
        moveFocusOnBar(to: point)
    }

    /// Moves the focus to the value for the pointer's row on the scroll bar of a menu.
    private mutating func moveFocusOnBar(to point: Point) {
        guard let bar = hold?.bar, let value = bar.menu.value(at: point.row &- bar.row),
            value != hold?.over
        else { return }
        hold?.over = value
        intents.append(.focus(value))
    }

    /// Presses the value on which the button was pressed, if the button is also released there. If
    /// the pointer has not moved, presses the value even if its area has moved, for example because
    /// a message has appeared above it.
    private mutating func release(_ hold: Hold, at point: Point, _ count: Int, _ areas: Areas) {
        guard let spot = hold.pressed,
            spot == areas.pressed(at: point, for: .press)?.spot()
                || point == hold.point && areas.canPress(AreaValue(spot))
        else {
            clicked = nil
            return
        }
        if spot != clicked || count == 1 { missed = count - 1 }
        clicked = spot
        intents.append(
            .press(
                spot, count: count - missed, button: hold.button, modifiers: hold.modifiers))
    }

    private mutating func lift(at point: Point) {
        guard let (spot, place) = hold?.carried else { return }
        hold?.isDrag = true
        intents.append(.lift(spot, grip(point, place)))
    }

    private mutating func carry(to point: Point, _ areas: Areas) {
        moveFocusOnBar(to: point)
        guard let (spot, place) = hold?.carried, hold?.isDrag == true else { return }
        let target: Spot? = areas.target(at: point, of: spot)?.spot()
        drag(spot, place, over: point.way(from: hold?.pointer), before: target, areas)
        hold?.pointer = point
        hold?.over = target
        intents.append(.drag(spot, over: target, grip(point, place)))
    }

    /// Drags over the targets in cells that a fast pointer has passed, because the terminal does
    /// not report all of them. `end` is the target at which the pointer has arrived.
    private mutating func drag(
        _ spot: Spot, _ place: Point, over passed: [Point], before end: Spot?, _ areas: Areas
    ) {
        for point in passed {
            guard let target: Spot = areas.target(at: point, of: spot)?.spot(),
                target != hold?.over, target != end
            else { continue }
            hold?.over = target
            intents.append(.drag(spot, over: target, grip(point, place)))
        }
    }

    private mutating func drop(at point: Point, _ areas: Areas) {
        defer { hold = nil }
        guard let hold else { return }
        // If the value cannot be dragged, a release after a motion is still a press.
        guard hold.isDrag, let (spot, place) = hold.carried else {
            return release(hold, at: point, 1, areas)
        }
        let target: Spot? = areas.target(at: point, of: spot)?.spot()
        // The terminal may not have reported the motion to this cell.
        drag(spot, place, over: point.way(from: hold.pointer) + [point], before: nil, areas)
        intents.append(.drop(spot, on: target, grip(point, place)))
    }

    private func grip(_ pointer: Point, _ hold: Point) -> Grip {
        Grip(pointer: pointer, hold: hold, modifiers: modifiers)
    }

    private mutating func cancel() {
        if let hold = hold.take(), hold.isDrag, let (spot, _) = hold.carried {
            intents.append(.cancel(spot))
        }
    }

    private mutating func hover(over spot: Spot?) {
        if spot == hovered { return }
        hovered = spot
        intents.append(.hover(spot))
    }
}

extension Area {
    /// Returns the area's value, if it is of the type `Spot`.
    func spot<Spot>(as _: Spot.Type = Spot.self) -> Spot? { tagged.base as? Spot }

    /// Returns a point of the page, relative to the area's corner.
    fileprivate func place(of point: Point) -> Point {
        Point(column: point.column &- rect.column, row: point.row &- rect.row)
    }
}

extension Point {
    /// Returns the cells on a straight line from another cell of the page, without its ends.
    fileprivate func way(from start: Point?) -> [Point] {
        guard let start else { return [] }
        let (column, row) = (start.column.clampedToCanvas, start.row.clampedToCanvas)
        let across = self.column.clampedToCanvas - column
        let down = self.row.clampedToCanvas - row
        let steps = max(abs(across), abs(down))
        func part(_ step: Int, of way: Int) -> Int {
            Int((Double(step * way) / Double(steps)).rounded())
        }
        return (1..<max(1, steps)).map { step in
            Point(column: column + part(step, of: across), row: row + part(step, of: down))
        }
    }
}
