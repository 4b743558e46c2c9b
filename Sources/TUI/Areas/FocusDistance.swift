/// The four ways that arrows point.
enum Direction: CaseIterable {
    case up, down, left, right

    var isVertical: Bool { self == .up || self == .down }
    var isForward: Bool { self == .down || self == .right }
}

/// How far it is from one rectangle to another that lies in a direction of it, in columns; a row is
/// as high as two are wide.
struct FocusDistance: Comparable {
    /// Between the edges that face each other; less than nothing where the two overlap.
    private let ahead: Int

    /// Across that, how far it is out of the way; nothing for what lies straight ahead.
    private let aside: Int

    /// Across that, between the centres.
    private let offCentre: Int

    /// Nil unless the other lies that way with both its edges.
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
        offCentre = abs(left.start + left.end - right.start - right.end)
    }

    static func < (one: FocusDistance, other: FocusDistance) -> Bool {
        (one.aside == 0 ? 0 : 1, one.ahead + one.aside, one.offCentre)
            < (other.aside == 0 ? 0 : 1, other.ahead + other.aside, other.offCentre)
    }
}

extension Rect {
    /// From where to where it goes on an axis, in columns.
    fileprivate func span(isVertical: Bool) -> (start: Int, end: Int) {
        let scale = isVertical ? 2 : 1
        // A view may stand as far outside as it likes, and there is still room to reckon.
        func clamped(_ place: Int) -> Int { max(-1 << 40, min(place, 1 << 40)) * scale }
        return isVertical
            ? (clamped(row), clamped(bottom)) : (clamped(column), clamped(right))
    }
}
