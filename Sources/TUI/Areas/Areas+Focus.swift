extension Areas {
    /// The area with the keyboard focus, if there is one.
    var focused: Area? { all.indices.last { all[$0].isFocused }.map { all[$0] } }

    /// Indicates whether all areas with the focus belong to one view.
    var haveOneFocus: Bool {
        let focused = focused
        return all.allSatisfy { !$0.isFocused || $0.tagged == focused?.tagged }
    }

    /// The message for several views that have the focus in one drawing.
    var focusMistake: String {
        "Only one view can have the focus, but these are drawn with it: "
            + all.filter(\.isFocused).map { "\($0.value)" }.joined(separator: ", ")
    }

    /// The focused area that receives keys: it is visible, or can be scrolled into view.
    var focusedInSight: Area? {
        all.indices.last { all[$0].isFocused && all[$0].canBeSeen }.map { all[$0] }
    }

    /// The areas that can get the focus, and the one that has it, in reading order: row by row,
    /// with the parts of a scrolled view next to each other.
    var inReadingOrder: [Area] {
        all.filter { area in
            area.uses.contains(.focus) && (area.isFocused || area.canBeSeen && !hasParts(area))
        }
        .enumerated().sorted { one, other in
            if one.element.isRead(before: other.element) { return true }
            if other.element.isRead(before: one.element) { return false }
            return one.offset < other.offset
        }.map(\.element)
    }

    /// Returns the area after the focus in reading order, or before it. The order wraps around at
    /// the ends. Without a focus, returns the first or the last area, or nil if there is none.
    func next(isBackwards: Bool) -> Area? {
        let order = inReadingOrder
        guard let focused, let place = order.firstIndex(where: { $0.tagged == focused.tagged })
        else { return isBackwards ? order.last : order.first }
        return order[(place + (isBackwards ? order.count - 1 : 1)) % order.count]
    }

    /// Returns the nearest area in a direction from the focus, or nil at the edge. Parts of the
    /// same scrolled content come first (for a sideways arrow, only those straight ahead), then
    /// other areas straight ahead, and then all others. With `staysInRow`, the left and right
    /// arrows wrap around within the row. Without a focus, returns the first area in reading order.
    func next(_ direction: Direction, staysInRow: Bool = false) -> Area? {
        guard let focused else { return inReadingOrder.first }
        if staysInRow, !direction.isVertical { return nextInRow(direction, from: focused) }
        // Parts of the same scrolled content, even hidden ones, come before the views around it.
        if let content = focused.container,
            let next = nearest(
                direction, from: focused, in: content, isStraight: !direction.isVertical)
        {
            return next
        }
        return nearest(direction, from: focused)
    }

    /// Returns whether the area is a scrolled view whose parts get the focus instead of the view.
    private func hasParts(_ area: Area) -> Bool {
        guard let content = area.scrolling else { return false }
        return all.contains {
            $0.container === content && $0.uses.contains(.focus) && $0.canBeSeen
        }
    }

    private func nearest(
        _ direction: Direction, from focused: Area, in content: ScrolledContent? = nil,
        isStraight: Bool = false
    ) -> Area? {
        // An index stands for an area, because copying the hundreds of areas of a board takes
        // longer.
        var nearest: (index: Int, distance: FocusDistance)?
        for index in all.indices where all[index].uses.contains(.focus) {
            // Skips most areas of a board, because they lie in other directions.
            guard all[index].rect.isBeyond(focused.rect, direction),
                !(nearest?.distance.isStraight ?? false)
                    || all[index].rect.isBeside(focused.rect, direction),
                content == nil || all[index].container === content,
                let distance = FocusDistance(direction, from: focused.rect, to: all[index].rect),
                !isStraight || distance.isStraight
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
            if isNear(all[index], focused), all[index].tagged != focused.tagged {
                nearest = (index, distance)
            }
        }
        return nearest.map { all[$0.index] }
    }

    /// Returns whether an arrow key can move the focus to an area: the area is visible, or is a
    /// part of the same scrolled content.
    private func isNear(_ area: Area, _ focused: Area) -> Bool {
        if hasParts(area) { return false }
        return area.isVisible
            || area.container != nil && area.container === focused.container && area.canBeSeen
    }

    private func nextInRow(_ direction: Direction, from focused: Area) -> Area? {
        func row(_ direction: Direction) -> [(index: Int, distance: FocusDistance)] {
            all.indices.compactMap { index in
                guard all[index].uses.contains(.focus),
                    let distance = FocusDistance(
                        direction, from: focused.rect, to: all[index].rect),
                    distance.isStraight, isNear(all[index], focused),
                    all[index].tagged != focused.tagged
                else { return nil }
                return (index, distance)
            }
        }
        let next =
            row(direction).min { $0.distance < $1.distance }
            ?? row(direction == .left ? .right : .left).max { $0.distance < $1.distance }
        return next.map { all[$0.index] }
    }
}

extension Area {
    /// Returns whether the area comes before another one in reading order. The parts of a scrolled
    /// view count as if they were at the position of the view.
    fileprivate func isRead(before other: Area) -> Bool {
        if container == nil, other.container == nil { return rect.isRead(before: other.rect) }
        let (here, there) = (corners, other.corners)
        return here.lexicographicallyPrecedes(there) {
            ($0.row, $0.column) < ($1.row, $1.column)
        }
    }

    private var corners: [Point] {
        (container?.corners ?? []) + [Point(column: rect.column, row: rect.row)]
    }
}

extension Rect {
    fileprivate func isRead(before other: Rect) -> Bool {
        (row, column) < (other.row, other.column)
    }
}
