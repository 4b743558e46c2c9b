/// A value that can move to another one.
public protocol Movable {
    /// Returns the value at a fraction of the way to `other`. The fraction may be below 0 or above
    /// 1.
    func moved(_ fraction: Double, to other: Self) -> Self
}

extension Double: Movable {
    public func moved(_ fraction: Double, to other: Double) -> Double {
        self + (other - self) * fraction
    }
}

extension Int: Movable {
    /// Rounds to the nearest whole number.
    public func moved(_ fraction: Double, to other: Int) -> Int {
        // The ends may exceed the precision of a Double.
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        let exact = Double(self) + (Double(other) - Double(self)) * fraction
        let place = Int(exactly: exact.rounded()) ?? (exact < 0 ? .min : .max)
        // Large numbers are inexact, but the result stays between the ends.
        if fraction < 0 || fraction > 1 { return place }
        return Swift.min(Swift.max(place, Swift.min(self, other)), Swift.max(self, other))
    }
}

extension Point: Movable {
    public func moved(_ fraction: Double, to other: Point) -> Point {
        Point(
            column: column.moved(fraction, to: other.column),
            row: row.moved(fraction, to: other.row))
    }
}

extension Size: Movable {
    public func moved(_ fraction: Double, to other: Size) -> Size {
        Size(
            columns: columns.moved(fraction, to: other.columns),
            rows: rows.moved(fraction, to: other.rows))
    }
}

extension Rect: Movable {
    public func moved(_ fraction: Double, to other: Rect) -> Rect {
        let corner = Point(column: column, row: row)
            .moved(fraction, to: Point(column: other.column, row: other.row))
        let size = size.moved(fraction, to: other.size)
        return Rect(
            column: corner.column, row: corner.row, columns: size.columns, rows: size.rows)
    }
}
