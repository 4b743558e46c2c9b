/// A view where it covers as little as possible of some rectangles. If its usual form covers a part
/// of them, it may be wider, so that it has fewer rows, or a row lower.
struct Sparing: Wrapper {
    let content: any View
    let spared: [Rect]
    let alignment: VerticalAlignment

    /// The usual number of columns, above which lines of text are hard to read.
    private static let usualColumns = 60

    var stretch: Stretch { .both }

    func draw(on page: inout Page) { page.place(content, in: place(in: page.size)) }

    private func place(in room: Size) -> Rect {
        let forms = forms(in: room)
        var best = usualPlace(of: forms[0], in: room)
        var least = covered(by: best)
        for form in forms where least > 0 {
            for place in places(of: form, in: room) {
                let covered = covered(by: place)
                if covered < least { (best, least) = (place, covered) }
            }
        }
        return best
    }

    /// The sizes of the view, with the usual one first. The view leaves out a blank row if it has a
    /// row less than it wants.
    private func forms(in room: Size) -> [Size] {
        func size(columns: Int) -> Size {
            let offer = Size(columns: min(columns, room.columns), rows: room.rows)
            return content.wantedSize(in: offer).limited(to: offer)
        }
        let usual = size(columns: Sparing.usualColumns)
        if spared.isEmpty { return [usual] }
        let wide = size(columns: room.columns)
        return [usual, wide].flatMap { form in
            let low = Size(columns: form.columns, rows: form.rows - 1)
            return form.rows < room.rows ? [form, low] : [form]
        }
    }

    /// The places of a form, with those nearest to its usual place first.
    private func places(of form: Size, in room: Size) -> [Rect] {
        let usual = usualPlace(of: form, in: room)
        let columns = [usual.column, 0, room.columns - form.columns]
        let rows = (0...max(0, room.rows - form.rows)).sorted {
            abs($0 - usual.row) < abs($1 - usual.row)
        }
        return columns.flatMap { column in
            rows.map { Rect(column: column, row: $0, columns: form.columns, rows: form.rows) }
        }
    }

    private func usualPlace(of form: Size, in room: Size) -> Rect {
        Rect(
            column: HorizontalAlignment.center.offset(of: form.columns, in: room.columns),
            row: alignment.offset(of: form.rows, in: room.rows), columns: form.columns,
            rows: form.rows)
    }

    private func covered(by place: Rect) -> Int {
        spared.reduce(0) { covered, rect in
            let shared = rect.intersection(place)
            return covered + shared.columns * shared.rows
        }
    }
}
