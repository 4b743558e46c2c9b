extension Areas {
    /// The area with the keyboard focus, if there is one.
    var focused: Area? {
        let focused = all.last { $0.isFocused }
        assert(
            all.allSatisfy { !$0.isFocused || $0.tagged == focused?.tagged },
            "Only one view can have the focus, but these are drawn with it: "
                + all.filter(\.isFocused).map { "\($0.value)" }.joined(separator: ", "))
        return focused
    }

    /// The areas that can have the focus in reading order: row by row.
    var inReadingOrder: [Area] {
        all.filter { $0.uses.contains(.focus) }.enumerated().sorted { one, other in
            (one.element.rect.row, one.element.rect.column, one.offset)
                < (other.element.rect.row, other.element.rect.column, other.offset)
        }.map(\.element)
    }

    /// The area after the focus in reading order, or before it. It wraps around at the ends.
    func next(isBackwards: Bool) -> Area? {
        let order = inReadingOrder
        guard let focused, let place = order.firstIndex(where: { $0.tagged == focused.tagged })
        else { return isBackwards ? order.last : order.first }
        return order[(place + (isBackwards ? order.count - 1 : 1)) % order.count]
    }

    /// The nearest area in a direction from the focus; nil at the edge. Areas straight ahead come
    /// before all others.
    func next(_ direction: Direction) -> Area? {
        guard let focused else { return inReadingOrder.first }
        var nearest: (area: Area, distance: FocusDistance)?
        for area in all where area.uses.contains(.focus) {
            guard let distance = FocusDistance(direction, from: focused.rect, to: area.rect)
            else { continue }
            // Of two areas at the same distance, the first in reading order wins.
            if let nearest, nearest.distance < distance { continue }
            if let nearest, nearest.distance == distance, !area.isRead(before: nearest.area) {
                continue
            }
            if area.tagged != focused.tagged { nearest = (area, distance) }
        }
        return nearest?.area
    }
}

extension Area {
    fileprivate func isRead(before other: Area) -> Bool {
        (rect.row, rect.column) < (other.rect.row, other.rect.column)
    }
}
