import TUI

/// The sketch of a game, its first steps, and as many other rules as fit. The first and the last
/// row stay empty.
struct GuideView: CompositeView {
    let page: HelpPage
    let room: Size

    var content: some View {
        let count = (0...page.details.count).last { fits(guide(rules: $0, hasSketch: true)) }
        return guide(rules: count ?? 0, hasSketch: count != nil)
            .aligned(nil, .center).frame(columns: room.columns, rows: room.rows)
    }

    private func fits(_ view: some View) -> Bool {
        view.size(in: Size(columns: room.columns, rows: .max)).rows <= room.rows - 2
    }

    private func guide(rules count: Int, hasSketch: Bool) -> some View {
        Column(spacing: 1) {
            if hasSketch, !page.sketch.isEmpty {
                SketchView(sketch: page.sketch).aligned(.center).padding(bottom: 1)
            }
            for step in page.firstSteps { Text(step).wrapped() }
            for rule in page.details.prefix(count) { Text(rule, .dim).wrapped() }
        }
    }
}
