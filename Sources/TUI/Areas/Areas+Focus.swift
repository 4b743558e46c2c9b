extension Areas {
    /// Where the keyboard's focus is; nowhere, if nothing drawn says that it has it.
    var focused: Area? { all.last { $0.isFocused } }

    /// What can have the focus, as one reads: row by row.
    var inReadingOrder: [Area] {
        all.filter { $0.uses.contains(.focus) }.enumerated().sorted { one, other in
            (one.element.rect.row, one.element.rect.column, one.offset)
                < (other.element.rect.row, other.element.rect.column, other.offset)
        }.map(\.element)
    }

    /// What comes after the focus in reading order, or before it; round the end it goes on at the
    /// beginning.
    func next(isBackwards: Bool) -> Area? {
        let order = inReadingOrder
        guard let focused, let place = order.firstIndex(where: { $0.value == focused.value })
        else { return isBackwards ? order.last : order.first }
        return order[(place + (isBackwards ? order.count - 1 : 1)) % order.count]
    }

    /// What is nearest to the focus in a direction; nil at the edge. What lies straight ahead comes
    /// before what lies aside, however near.
    func next(_ direction: Direction) -> Area? {
        let order = inReadingOrder
        guard let focused else { return order.first }
        var nearest: (area: Area, way: Way)?
        for area in order where area.value != focused.value {
            guard let way = Way(direction, from: focused.rect, to: area.rect) else { continue }
            if let nearest, nearest.way <= way { continue }
            nearest = (area, way)
        }
        return nearest?.area
    }
}
