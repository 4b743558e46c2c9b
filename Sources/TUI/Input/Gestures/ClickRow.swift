/// Counts repeated clicks. A press of the same button continues the count if it comes soon enough,
/// at most one column away in the same row. Any other action in between starts a new count.
struct ClickRow {
    private struct Press {
        let button: Mouse.Button
        let point: Point
        let time: Int
        let count: Int
    }

    private let doubleClick: Int
    private var last: Press?

    /// Creates a counter. `doubleClick` is the longest time between two presses, in ticks.
    init(doubleClick: Int) { self.doubleClick = doubleClick }

    /// Returns the number of a press in its series.
    mutating func press(_ button: Mouse.Button, _ point: Point, at time: Int) -> Int {
        var count = 1
        if let last, last.button == button, last.point.row == point.row,
            abs(last.point.column - point.column) <= 1, time - last.time <= doubleClick
        {
            count += last.count
        }
        last = Press(button: button, point: point, time: time, count: count)
        return count
    }

    /// Ends the series after another action. The next press counts as the first one.
    mutating func end() { last = nil }
}
