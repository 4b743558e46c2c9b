@testable import TUI

/// Collects the faults of the watched views in a tree.
final class Watch {
    private(set) var complaints: [String] = []
    private var count = 0
    fileprivate var clip: Rect?

    /// The view whose surroundings are compared. Comparing those of all views would take too long.
    var suspect = -1

    func number() -> Int {
        count += 1
        return count
    }

    var numbers: Int { count }

    func complain(_ complaint: String) {
        if complaints.count < 5 { complaints.append(complaint) }
    }
}

/// Forwards to its view and checks that it stays in its room.
struct Watched: View {
    let view: any View
    let watch: Watch
    let number: Int

    func size(in offer: Size) -> Size {
        let size = view.size(in: offer)
        let isSane = size.columns >= 0 && size.rows >= 0
        if !isSane && !(view is MisbehavingView) {
            watch.complain("\(type(of: view)) has the size \(size)")
        }
        return size
    }

    var stretch: Stretch { view.stretch }

    func draw(on page: inout Page) {
        let outer = watch.clip
        let clip = page.canvas.window.clip
        if let outer, !clip.isEmpty, clip.intersection(outer) != clip, !(view is Floating) {
            watch.complain("\(type(of: view)) draws on \(clip), which is not in \(outer)")
        }
        watch.clip = clip
        let before = number == watch.suspect ? page.canvas.everything() : []
        let areas = page.areas.all.count
        view.draw(on: &page)
        watch.clip = outer
        if number == watch.suspect { compare(before, page.canvas, clip) }
        for area in page.areas.all.dropFirst(areas) where !area.visible.isEmpty {
            if area.visible.intersection(clip) != area.visible {
                watch.complain("\(type(of: view)) tags \(area.visible) outside of \(clip)")
            }
        }
    }

    /// Checks that nothing has changed outside the room, except for the other halves of wide
    /// glyphs.
    private func compare(_ before: [Cell], _ canvas: borrowing Canvas, _ clip: Rect) {
        for (place, (old, new)) in zip(before, canvas.everything()).enumerated() where old != new {
            let point = Point(column: place % canvas.columns, row: place / canvas.columns)
            let isHalf = old.width != 1 && new.width == 1
            if !clip.contains(point) && !isHalf {
                watch.complain("\(type(of: view)) has drawn at \(point), outside of \(clip)")
            }
        }
    }
}

extension Canvas {
    /// All cells, independent of the origin of drawing.
    fileprivate borrowing func everything() -> [Cell] {
        (0..<columns * rows).map { cells[$0] }
    }
}
