/// The areas of one frame, in the order of drawing. The last area is the topmost one.
public struct Areas {
    private(set) var all: [Area] = []

    init() {}

    /// Creates an empty list with room for `count` areas.
    init(room count: Int) { all.reserveCapacity(count) }

    mutating func add(_ area: Area) { all.append(area) }
    mutating func add(_ areas: Areas) { all += areas.all }

    /// Replaces the areas from the index `first` on with `others`, one for one.
    mutating func replace(from first: Int, with others: Areas) {
        for (place, area) in others.all.enumerated() { all[first + place] = area }
    }

    /// Removes all areas. A dialog makes the areas below it unreachable.
    mutating func removeAll() { all.removeAll(keepingCapacity: true) }

    /// Removes all areas after the first `count`, before they are drawn again.
    mutating func removeAll(after count: Int) { all.removeSubrange(min(count, all.count)...) }

    /// Removes the focus from all areas but the topmost focused one. A list that opens takes the
    /// focus from its field in this way, unless none of its rows fit on the page.
    mutating func leaveFocusToTopmost() {
        let topmost =
            all.lastIndex { $0.isFocused && $0.isVisible } ?? all.lastIndex { $0.isFocused }
        for index in all.indices where index != topmost { all[index].isFocused = false }
    }

    /// Returns the areas that satisfy a condition, in the same order.
    func filter(_ isIncluded: (Area) -> Bool) -> Areas {
        var areas = Areas()
        areas.all = all.filter(isIncluded)
        return areas
    }

    /// Returns the topmost area that permits this use at a point. It covers all areas below,
    /// whatever their values.
    func topmost(at point: Point, for use: Area.Uses) -> Area? {
        all.last { $0.uses.contains(use) && $0.visible.contains(point) }
    }

    /// Returns the area that would receive a dragged value if it were dropped. The areas of the
    /// value itself do not count.
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
