/// The areas of one frame, in the order of drawing. The topmost area is the last one.
public struct Areas {
    private(set) var all: [Area] = []

    init() {}

    /// Creates an empty list with room for several areas.
    init(room count: Int) { all.reserveCapacity(count) }

    mutating func add(_ area: Area) { all.append(area) }
    mutating func add(_ areas: Areas) { all += areas.all }

    /// Replaces as many areas as there are others, beginning at a place.
    mutating func replace(from first: Int, with others: Areas) {
        for (place, area) in others.all.enumerated() { all[first + place] = area }
    }

    /// Removes all areas drawn so far, because a dialog makes them unreachable.
    mutating func removeAll() { all.removeAll(keepingCapacity: true) }

    /// Keeps only the first areas, because the others are drawn again.
    mutating func removeAll(after count: Int) { all.removeSubrange(min(count, all.count)...) }

    /// Lets only the topmost focused area keep the focus. An open list takes it from its field,
    /// unless there is no room for its rows.
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

    /// The topmost area at a point that has the use. It covers the areas below, whatever their
    /// values.
    func topmost(at point: Point, for use: Area.Uses) -> Area? {
        all.last { $0.uses.contains(use) && $0.visible.contains(point) }
    }

    /// The area to drop a dragged value on. The value itself, with its own image, is not a target.
    func target(at point: Point, of dragged: some Hashable) -> Area? {
        let dragged = AreaValue(dragged)
        return all.last { area in
            area.uses.contains(.drop) && area.visible.contains(point) && area.tagged != dragged
        }
    }

    /// Whether an area with the value can be pressed.
    func canPress(_ value: AreaValue) -> Bool {
        all.indices.contains { all[$0].uses.contains(.press) && all[$0].tagged == value }
    }
}
