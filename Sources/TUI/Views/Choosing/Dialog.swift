/// A question over everything else. The pointer cannot reach views below it.
///
///     ╭─ Quit? ────────────────╮
///     │ The game is not saved. │
///     │                        │
///     │   [ Quit ]  [ Stay ]   │
///     ╰────────────────────────╯
public struct Dialog<Value: Hashable>: CompositeView {
    private let title: String
    private let text: String
    private let buttons: [Button<Value>]
    private let alignment: VerticalAlignment
    private let spared: [Rect]

    /// Creates a dialog. Enter presses the button with the value `focused`. The dialog covers as
    /// little as possible of the rectangles `spared`. If they leave a choice, `alignment` decides.
    public init(
        _ title: String, _ text: String, buttons: [Button<Value>], focused: Value? = nil,
        at alignment: VerticalAlignment = .center, sparing spared: [Rect] = []
    ) {
        (self.alignment, self.spared) = (alignment, spared)
        self.title = title
        self.text = text
        self.buttons = buttons.map { focused == nil ? $0 : $0.focused($0.stands(for: focused)) }
    }

    public var content: some View {
        Sparing(content: panel.made, spared: spared, alignment: alignment)
    }

    private var panel: some View {
        Panel(title, border: .rounded) {
            Reader { room in
                let text = Text(text).balanced()
                // Keeps at least one row for the text. If there are too few rows, leaves out the
                // blank row first.
                let buttons = ButtonRows(buttons, spacing: 2).atMost(rows: max(1, room.rows - 1))
                let rows = text.wantedSize(in: room).rows + buttons.wantedSize(in: room).rows
                Column(spacing: rows < room.rows ? 1 : 0, alignment: .center) {
                    text.stretching(rows: 1)
                    buttons
                }
            }
        }
        .background(.panel)
        .modal()
    }
}

/// A view where it covers as little as possible of some rectangles. If its usual form covers a part
/// of them, it may be wider, so that it has fewer rows, or a row lower.
private struct Sparing: Wrapper {
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
