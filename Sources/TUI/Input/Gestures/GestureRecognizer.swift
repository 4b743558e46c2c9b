/// Recognizes gestures in mouse reports. It stores the held button and the cell of its press.
struct GestureRecognizer {
    /// The press that may become a click or a drag.
    private struct Hold {
        let button: Mouse.Button
        let point: Point
        let count: Int
        let modifiers: Modifiers
        /// The current position of the drag; nil if the press has not become a drag.
        var dragged: Point?
    }

    private(set) var reading = GestureReading()
    private var hold: Hold?
    private var row: ClickRow

    /// Buttons that were pressed while another was held. They cause presses and releases, but
    /// neither clicks nor drags.
    private var others: [Mouse.Button] = []

    /// Creates a recognizer. `doubleClick` is the longest time between the presses of a double
    /// click, in ticks.
    init(doubleClick: Int) { row = ClickRow(doubleClick: doubleClick) }

    /// Handles an event, and stores the gestures that it completes in `reading`.
    mutating func recognize(_ event: TerminalEvent, at time: Int) {
        reading.event = event
        reading.gestures.removeAll(keepingCapacity: true)
        switch event {
        case .mouse(let mouse): recognize(mouse, at: time)
        case .key(let key) where key.isIntended:
            row.end()
            if key.key == .escape { cancel() }
        case .focus(false):
            row.end()
            cancel()
            others.removeAll()
        case .paste, .text, .resize: row.end()
        default: break
        }
    }

    private mutating func recognize(_ mouse: Mouse, at time: Int) {
        let point = Point(column: mouse.column, row: mouse.row)
        switch mouse.action {
        case .press(let button): press(button, point, mouse.modifiers, at: time)
        case .release(let button): release(button, point)
        case .drag: drag(point)
        case .move: move(point)
        case .wheel:
            row.end()
            if let direction = mouse.wheelDirection { say(.wheel(direction, point)) }
        }
    }

    private mutating func press(
        _ button: Mouse.Button, _ point: Point, _ modifiers: Modifiers, at time: Int
    ) {
        let isSecond = hold != nil && hold?.button != button
        if hold != nil { row.end() }
        // If the same button is pressed again, its release was lost. A press of any button ends a
        // drag.
        if !isSecond || hold?.dragged != nil { cancel() }
        others.removeAll { $0 == button }
        say(.press(button, point))
        if isSecond { return others.append(button) }
        let count = row.press(button, point, at: time)
        hold = Hold(button: button, point: point, count: count, modifiers: modifiers)
    }

    private mutating func release(_ reported: Mouse.Button?, _ point: Point) {
        // Old protocols do not report which button was released. It is then the button that was
        // pressed last.
        guard let button = reported ?? others.last ?? hold?.button else { return }
        if let place = others.lastIndex(of: button) {
            others.remove(at: place)
            return say(.release(button, point))
        }
        guard hold?.button == button else { return }
        // The terminal may not have reported the motion before this release.
        carry(to: point)
        guard let hold = hold.take() else { return }
        if hold.dragged != nil { return say(.drop(point)) }
        say(.release(button, point))
        say(.click(button, point, count: hold.count, modifiers: hold.modifiers))
    }

    private mutating func drag(_ point: Point) {
        if carry(to: point) { say(.drag(point)) }
    }

    /// Moves the pointer with the button held. Returns whether the position has changed, which
    /// makes the press a drag.
    @discardableResult private mutating func carry(to point: Point) -> Bool {
        guard let hold, point != hold.dragged ?? hold.point else { return false }
        if hold.dragged == nil { say(.dragStart(hold.button, hold.point)) }
        self.hold?.dragged = point
        row.end()
        return true
    }

    private mutating func move(_ point: Point) {
        // A motion without a button means that a release was lost, unless it only repeats the
        // position of the press.
        if let hold, hold.dragged != nil || hold.point != point { cancel() }
        if hold == nil { others.removeAll() }
        say(.move(point))
    }

    private mutating func cancel() {
        guard hold != nil else { return }
        hold = nil
        row.end()
        say(.cancel)
    }

    private mutating func say(_ gesture: Gesture) { reading.gestures.append(gesture) }
}
