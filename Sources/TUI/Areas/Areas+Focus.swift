extension Areas {
    /// The area with the keyboard focus, if there is one.
    var focused: Area? {
        let focused = all.indices.last { all[$0].isFocused }.map { all[$0] }
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
    /// before all others. If the focus stays in its row, it wraps around there.
    func next(_ direction: Direction, staysInRow: Bool = false) -> Area? {
        guard let focused else { return inReadingOrder.first }
        if staysInRow, !direction.isVertical { return nextInRow(direction, from: focused) }
        // A board has hundreds of areas, and copying them takes longer than comparing them.
        var nearest: (index: Int, distance: FocusDistance)?
        for index in all.indices where all[index].uses.contains(.focus) {
            guard let distance = FocusDistance(direction, from: focused.rect, to: all[index].rect)
            else { continue }
            // Of two areas at the same distance, the first in reading order wins.
            if let nearest {
                if nearest.distance < distance { continue }
                if nearest.distance == distance,
                    !all[index].rect.isRead(before: all[nearest.index].rect)
                {
                    continue
                }
            }
            if all[index].tagged != focused.tagged { nearest = (index, distance) }
        }
        return nearest.map { all[$0.index] }
    }

    private func nextInRow(_ direction: Direction, from focused: Area) -> Area? {
        func row(_ direction: Direction) -> [(area: Area, distance: FocusDistance)] {
            all.filter { $0.uses.contains(.focus) && $0.tagged != focused.tagged }
                .compactMap { area in
                    FocusDistance(direction, from: focused.rect, to: area.rect)
                        .flatMap { $0.isStraight ? (area, $0) : nil }
                }
        }
        return row(direction).min { $0.distance < $1.distance }?.area
            ?? row(direction == .left ? .right : .left).max { $0.distance < $1.distance }?.area
    }
}

extension Rect {
    fileprivate func isRead(before other: Rect) -> Bool {
        (row, column) < (other.row, other.column)
    }
}
