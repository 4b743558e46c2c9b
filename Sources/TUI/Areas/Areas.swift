/// The areas of one frame, in the order of drawing: the topmost is the last.
public struct Areas {
    private(set) var all: [Area] = []

    mutating func add(_ area: Area) { all.append(area) }
    mutating func add(_ areas: Areas) { all += areas.all }

    /// Takes away all that was drawn so far: it is out of reach, behind a dialog.
    mutating func removeAll() { all.removeAll(keepingCapacity: true) }

    /// Some of the areas, in the same order.
    func filter(_ isIncluded: (Area) -> Bool) -> Areas {
        var areas = Areas()
        areas.all = all.filter(isIncluded)
        return areas
    }

    /// The topmost area below a point that has such a use. It covers those beneath it, whatever
    /// they stand for.
    func topmost(at point: Point, for use: Area.Uses) -> Area? {
        all.last { $0.uses.contains(use) && $0.visible.contains(point) }
    }

    /// The area that a dragged value would be put down on: not itself, nor its own image.
    func target(at point: Point, of dragged: AnyHashable) -> Area? {
        all.last { area in
            area.uses.contains(.drop) && area.visible.contains(point) && area.value != dragged
        }
    }

    /// Whether anything that can be pressed stands for the value.
    func canPress(_ value: AnyHashable) -> Bool {
        all.contains { $0.uses.contains(.press) && $0.value == value }
    }
}
