/// The directions of the arrow keys.
package enum Direction: CaseIterable {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }
    var isForward: Bool { self == .down || self == .right }
}

/// The distance from one rectangle to another in a direction, in columns. A row counts as two
/// columns.
struct FocusDistance: Comparable {
    /// The distance between the facing edges; negative if the rectangles overlap.
    private let ahead: Int

    /// The sideways distance; 0 if the other rectangle is straight ahead.
    private let aside: Int

    /// The sideways distance between the centers.
    private let offCenter: Int

    /// Indicates whether the other rectangle is straight ahead.
    var isStraight: Bool { aside == 0 }

    /// Fails if the other rectangle does not lie in this direction, with both its near and its far
    /// edge beyond those of the first rectangle.
    init?(_ direction: Direction, from: Rect, to: Rect) {
        let here = from.span(isVertical: direction.isVertical)
        let there = to.span(isVertical: direction.isVertical)
        if direction.isForward {
            guard there.start > here.start, there.end > here.end else { return nil }
            ahead = there.start - here.end
        } else {
            guard there.start < here.start, there.end < here.end else { return nil }
            ahead = here.start - there.end
        }
        let left = from.span(isVertical: !direction.isVertical)
        let right = to.span(isVertical: !direction.isVertical)
        let shared = min(left.end, right.end) - max(left.start, right.start)
        aside = shared > 0 ? 0 : 1 - shared
        offCenter = abs(left.start + left.end - right.start - right.end)
    }

    static func < (one: FocusDistance, other: FocusDistance) -> Bool {
        (one.aside == 0 ? 0 : 1, one.ahead + one.aside, one.offCenter)
            < (other.aside == 0 ? 0 : 1, other.ahead + other.aside, other.offCenter)
    }
}

extension Rect {
    /// Returns whether the rectangle starts farther in a direction than another one.
    func isBeyond(_ other: Rect, _ direction: Direction) -> Bool {
        switch direction {
        case .up: row < other.row
        case .down: row > other.row
        case .left: column < other.column
        case .right: column > other.column
        }
    }

    /// Returns whether the rectangle is straight ahead of another one, or behind it.
    func isBeside(_ other: Rect, _ direction: Direction) -> Bool {
        direction.isVertical
            ? column < other.right && other.column < right
            : row < other.bottom && other.row < bottom
    }

    /// Returns the start and the end on an axis, in columns.
    fileprivate func span(isVertical: Bool) -> (start: Int, end: Int) {
        let scale = isVertical ? 2 : 1
        // Limits positions to avoid overflow, because a view may be at any distance outside the
        // page.
        func clamped(_ place: Int) -> Int { max(-1 << 40, min(place, 1 << 40)) * scale }
        return isVertical
            ? (clamped(row), clamped(bottom)) : (clamped(column), clamped(right))
    }
}
