/// A view that is placed where it covers as little as possible of some rectangles.
///
/// If its usual form covers a part of them in its usual place, the view may have any other width at
/// which nothing is cut. So it is narrow if only the space beside the rectangles is free, and low
/// if only the space below them is. It may also leave out a blank row.
struct Sparing: Wrapper {
    let content: any View
    /// Forms that are as wide as the window, from the one with the most text to the one with the
    /// least.
    let bars: [any View]
    /// The smallest width of the view.
    let leastColumns: Int
    let spared: [Rect]
    /// The rectangle whose middle is the usual place of the view; nil for the whole window.
    let base: Rect?
    let alignment: VerticalAlignment

    /// The usual number of columns, above which lines of text are hard to read.
    private static let usualColumns = 60
    /// The columns between the view and the rectangles, if they are free.
    private static let margin = 2

    var stretch: Stretch { .both }

    func draw(on page: inout Page) {
        let room = page.size
        let cells = SparedCells(spared, in: room)
        let place = place(in: room, cells)
        var least = cells.count(in: place)
        var best: (view: any View, place: Rect)?
        // A bar in a narrow window would leave out too much.
        for bar in bars where least > 0 && room.columns > Sparing.usualColumns {
            let form = bar.wantedSize(in: room)
            guard form.fits(in: room) else { continue }
            let place = usualPlace(of: Size(columns: room.columns, rows: form.rows), in: room)
            let covered = cells.count(in: place)
            if covered < least { (least, best) = (covered, (bar, place)) }
        }
        if let best { return page.place(best.view, in: best.place) }
        page.place(content, in: place)
    }

    private func place(in room: Size, _ cells: SparedCells) -> Rect {
        let offer = Size(columns: min(Sparing.usualColumns, room.columns), rows: room.rows)
        let usual = usualPlace(of: content.wantedSize(in: offer).limited(to: offer), in: room)
        if cells.count(in: usual) == 0 { return usual }
        let forms = forms(in: room).sorted {
            abs($0.columns - usual.columns) < abs($1.columns - usual.columns)
        }
        var best = usual
        var least = (covered: Int.max, beside: Int.max)
        for form in forms {
            for place in places(of: form, in: room) {
                let covered = cells.count(in: place)
                guard covered <= least.covered else { continue }
                var wide = place
                wide.column -= Sparing.margin
                wide.columns += 2 * Sparing.margin
                let next = (covered: covered, beside: cells.count(in: wide))
                if next < least { (best, least) = (place, next) }
            }
        }
        let middle = usualPlace(of: best.size, in: room)
        return least.covered == 0 && best.column != middle.column ? cells.centered(best) : best
    }

    /// Returns the sizes in which the view shows everything. Offers one row more than there is,
    /// because a view that takes this row does not fit.
    private func forms(in room: Size) -> [Size] {
        var forms: [Size] = []
        var columns = room.columns
        while columns >= leastColumns {
            let form = content.wantedSize(in: Size(columns: columns, rows: room.rows + 1))
            if form.columns <= columns, form.rows <= room.rows {
                forms.append(form)
                // Draws the view without a blank row.
                forms.append(Size(columns: form.columns, rows: form.rows - 1))
            }
            columns = min(columns, form.columns) - 1
        }
        return forms
    }

    /// Returns the places where a form may cover least: its usual place, the edges of the window,
    /// and next to a rectangle. The rows nearest to its usual place come first.
    private func places(of form: Size, in room: Size) -> [Rect] {
        let usual = usualPlace(of: form, in: room)
        func starts(
            _ usual: Int, _ length: Int, _ room: Int, _ edges: [(start: Int, end: Int)]
        ) -> [Int] {
            let beside = Set(edges.flatMap { [$0.start - length, $0.end] } + [room - length, 0])
            return [usual]
                + beside.filter { 0...max(0, room - length) ~= $0 && $0 != usual }
                .sorted { (abs($0 - usual), -$0) < (abs($1 - usual), -$1) }
        }
        let columns = starts(
            usual.column, form.columns, room.columns,
            spared.map { ($0.column, $0.column + $0.columns) })
        let rows = starts(
            usual.row, form.rows, room.rows, spared.map { ($0.row, $0.row + $0.rows) })
        return columns.flatMap { column in
            rows.map { Rect(column: column, row: $0, columns: form.columns, rows: form.rows) }
        }
    }

    private func usualPlace(of form: Size, in room: Size) -> Rect {
        let base = base ?? Rect(column: 0, row: 0, columns: room.columns, rows: room.rows)
        let column = base.column + (base.columns - form.columns) / 2
        let row =
            alignment == .center
            ? base.row + (base.rows - form.rows) / 2
            : alignment.offset(of: form.rows, in: room.rows)
        return Rect(
            column: max(0, min(column, room.columns - form.columns)),
            row: max(0, min(row, room.rows - form.rows)), columns: form.columns, rows: form.rows)
    }
}

/// The cells of some rectangles in a window. Counting the cells in a place takes the same time for
/// every place.
private struct SparedCells {
    private let room: Size
    /// The number of cells above and to the left of each corner of a cell, row by row.
    private let sums: [Int]

    init(_ rects: [Rect], in room: Size) {
        self.room = room
        let all = Rect(column: 0, row: 0, columns: room.columns, rows: room.rows)
        var isSpared = Array(repeating: false, count: room.columns * room.rows)
        for rect in rects.map({ $0.intersection(all) }) where rect.columns > 0 && rect.rows > 0 {
            for row in rect.row..<rect.row + rect.rows {
                for column in rect.column..<rect.column + rect.columns {
                    isSpared[row * room.columns + column] = true
                }
            }
        }
        let width = room.columns + 1
        var sums = Array(repeating: 0, count: width * (room.rows + 1))
        for row in 0..<room.rows {
            var line = 0
            for column in 0..<room.columns {
                line += isSpared[row * room.columns + column] ? 1 : 0
                sums[(row + 1) * width + column + 1] = sums[row * width + column + 1] + line
            }
        }
        self.sums = sums
    }

    func count(in place: Rect) -> Int {
        func sum(_ column: Int, _ row: Int) -> Int {
            let (column, row) = (
                min(max(0, column), room.columns), min(max(0, row), room.rows)
            )
            return sums[row * (room.columns + 1) + column]
        }
        let (right, bottom) = (place.column + place.columns, place.row + place.rows)
        return sum(right, bottom) - sum(place.column, bottom) - sum(right, place.row)
            + sum(place.column, place.row)
    }

    /// Returns a place that covers no cells, moved to the middle of the free space around it.
    func centered(_ place: Rect) -> Rect {
        var free = place
        func grow(_ change: (inout Rect) -> Void) {
            while true {
                var next = free
                change(&next)
                let isInside =
                    next.column >= 0 && next.row >= 0 && next.column + next.columns <= room.columns
                    && next.row + next.rows <= room.rows
                guard isInside, count(in: next) == 0 else { return }
                free = next
            }
        }
        grow { ($0.column, $0.columns) = ($0.column - 1, $0.columns + 1) }
        grow { $0.columns += 1 }
        grow { ($0.row, $0.rows) = ($0.row - 1, $0.rows + 1) }
        grow { $0.rows += 1 }
        var centered = place
        centered.column = free.column + (free.columns - place.columns) / 2
        centered.row = free.row + (free.rows - place.rows) / 2
        return centered
    }
}
