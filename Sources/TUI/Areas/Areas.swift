/// The areas of one frame, in the order of drawing. The topmost area is the last one.
public struct Areas {
    private(set) var all: [Area] = []

    init() {}

    /// Creates an empty list with room for several areas.
    init(room count: Int) { all.reserveCapacity(count) }

    mutating func add(_ area: Area) { all.append(area) }
    mutating func add(_ areas: Areas) { all += areas.all }

    /// Replaces the areas from the index `first` on with `others`, one for one.
    mutating func replace(from first: Int, with others: Areas) {
        for (place, area) in others.all.enumerated() { all[first + place] = area }
    }

    /// Removes all areas drawn so far, because a dialog makes them unreachable.
    mutating func removeAll() { all.removeAll(keepingCapacity: true) }

    /// Removes all areas after the first `count`, because they are drawn again.
    mutating func removeAll(after count: Int) { all.removeSubrange(min(count, all.count)...) }

    /// Removes the focus from all areas but the topmost focused one. An open list thus takes the
    /// focus from its field, unless none of its rows fit on the page.
    mutating func leaveFocusToTopmost() {
        let topmost =
            all.lastIndex { $0.isFocused && $0.isVisible } ?? all.lastIndex { $0.isFocused }
        for index in all.indices where index != topmost { all[index].isFocused = false }
    }

    /// The areas that satisfy a condition, in the same order.
    func filter(_ isIncluded: (Area) -> Bool) -> Areas {
        var areas = Areas()
        areas.all = all.filter(isIncluded)
        return areas
    }

    /// The topmost area at a point that permits this use. It covers all areas below, whatever their
    /// values.
    func topmost(at point: Point, for use: Area.Uses) -> Area? {
        all.last { $0.uses.contains(use) && $0.visible.contains(point) }
    }

    /// The area on which a dragged value would be dropped. An area of the dragged value itself is
    /// no target.
    func target(at point: Point, of dragged: some Hashable) -> Area? {
        let dragged = AreaValue(dragged)
        return all.last { area in
            area.uses.contains(.drop) && area.visible.contains(point) && area.tagged != dragged
        }
    }

    /// Returns whether an area with the value can be pressed.
    func canPress(_ value: AreaValue) -> Bool {
        all.indices.contains { all[$0].uses.contains(.press) && all[$0].tagged == value }
    }
}
