/// Clicks in a row: a press counts on from the one before it if it comes soon enough, in the same
/// place, and nothing was done in between.
struct ClickRow {
    private struct Press {
        let button: Mouse.Button
        let point: Point
        let time: Int
        let count: Int
    }

    private let patience: Int
    private var last: Press?

    /// `patience` is how many ticks may lie between two presses.
    init(patience: Int) { self.patience = patience }

    /// Which one in its row a press is.
    mutating func press(_ button: Mouse.Button, _ point: Point, at time: Int) -> Int {
        var count = 1
        if let last, last.button == button, last.point.row == point.row,
            abs(last.point.column - point.column) <= 1, time - last.time <= patience
        {
            count += last.count
        }
        last = Press(button: button, point: point, time: time, count: count)
        return count
    }

    /// Something else was done: the next press is a first one.
    mutating func end() { last = nil }
}
