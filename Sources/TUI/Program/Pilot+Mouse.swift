extension Pilot {
    /// Moves the mouse to a target, without a button.
    public func move(to target: Target) throws { report(.move, at: try find(target)) }

    /// Turns the wheel over a target by `notches`.
    public func wheel(_ direction: Mouse.Direction, at target: Target, notches: Int = 1) throws {
        let point = try find(target)
        for _ in 0..<notches { report(.wheel(direction), at: point) }
    }

    /// Clicks once, so late that the click is not a double click.
    public func click(
        _ target: Target, button: Mouse.Button = .left, modifiers: Modifiers = []
    ) throws {
        let point = try find(target)
        if let lastPress, abs(lastPress.point.column - point.column) <= 1,
            lastPress.point.row == point.row
        {
            let pause = lastPress.time + scheduler.ticks(in: .milliseconds(401))
            if pause > scheduler.clock { scheduler.advanceTo(pause) }
        }
        clickAgain(at: point, button, modifiers)
    }

    public func doubleClick(
        _ target: Target, button: Mouse.Button = .left, modifiers: Modifiers = []
    ) throws {
        try click(target, button: button, modifiers: modifiers)
        clickAgain(at: pointer, button, modifiers)
    }

    /// Presses the button at a target, and begins to drag. The modifiers stay held until `letGo`.
    public func grab(
        _ target: Target, button: Mouse.Button = .left, modifiers: Modifiers = []
    ) throws {
        let point = try find(target)
        press(button, at: point, modifiers)
        // Moves to the side on which the screen has another column.
        let step = point.column + 1 < session.page.canvas.columns ? 1 : -1
        let next = Point(column: point.column + step, row: point.row)
        report(.drag(held), at: next, modifiers)
    }

    /// Moves straight to a target with the button held, and reports at most `stops` positions of
    /// the pointer.
    public func carry(to target: Target, stops: Int = 8) throws {
        let (start, end) = (pointer, try find(target))
        for stop in 1...max(1, stops) {
            let point = Point(
                column: start.column + (end.column - start.column) * stop / max(1, stops),
                row: start.row + (end.row - start.row) * stop / max(1, stops))
            if point != pointer { report(.drag(held), at: point, heldKeys) }
        }
    }

    /// Releases the button at the pointer.
    public func letGo() { report(.release(held), at: pointer, heldKeys) }

    /// Drags from one target to another. The second target may appear during the drag.
    public func drag(from start: Target, to end: Target, modifiers: Modifiers = []) throws {
        try grab(start, modifiers: modifiers)
        try carry(to: end)
        letGo()
    }

    private func clickAgain(at point: Point, _ button: Mouse.Button, _ modifiers: Modifiers) {
        press(button, at: point, modifiers)
        report(.release(button), at: point, modifiers)
    }

    private func press(_ button: Mouse.Button, at point: Point, _ modifiers: Modifiers = []) {
        (held, heldKeys) = (button, modifiers)
        lastPress = (scheduler.clock, point)
        report(.press(button), at: point, modifiers)
    }

    private func report(_ action: Mouse.Action, at point: Point, _ modifiers: Modifiers = []) {
        pointer = point
        send(.mouse(Mouse(action, column: point.column, row: point.row, modifiers: modifiers)))
    }
}
