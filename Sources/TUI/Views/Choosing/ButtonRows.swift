/// Buttons side by side, in as few rows as possible. They have the same width, unless that takes
/// another row. If no two fit side by side, they form a column, which scrolls with the focus if it
/// is too tall.
package struct ButtonRows<Value: Hashable>: CompositeView {
    private let buttons: [Button<Value>]
    private let spacing: Int

    package init(_ buttons: [Button<Value>], spacing: Int) {
        (self.buttons, self.spacing) = (buttons, spacing)
    }

    package var content: some View {
        FirstThatFits {
            for count in 1..<max(2, buttons.count) {
                column(of: rows(atMost: count, widest), widest)
                column(of: rows(atMost: count, columns), columns)
            }
            ButtonColumn(buttons)
            ScrolledButtons(buttons)
        }
    }

    /// The width of each button.
    private var columns: [Int] { buttons.map { $0.size(in: Size(columns: .max, rows: 1)).columns } }

    /// The widths of buttons that are all as wide as the widest one.
    private var widest: [Int] {
        let columns = columns
        return columns.map { _ in columns.max() ?? 0 }
    }

    private func column(of rows: [Range<Int>], _ widths: [Int]) -> some View {
        Column(alignment: .center) {
            for row in rows {
                Row(spacing: spacing) {
                    for index in row { buttons[index].frame(columns: widths[index]) }
                }
            }
        }
    }

    /// Returns the buttons in at most this many rows. The widest row is as narrow as possible.
    private func rows(atMost count: Int, _ widths: [Int]) -> [Range<Int>] {
        let rooms = widths.indices.flatMap { first in
            (first..<widths.count).map { columns(of: first..<$0 + 1, widths) }
        }
        let splits = rooms.sorted().map { rows(within: $0, widths) }
        return splits.first { $0.count <= count } ?? splits.last ?? []
    }

    /// Returns the buttons in rows. Each row has as many as fit in this many columns, but at least
    /// one.
    private func rows(within room: Int, _ widths: [Int]) -> [Range<Int>] {
        var rows: [Range<Int>] = []
        for index in widths.indices {
            if let row = rows.last, columns(of: row.lowerBound..<index + 1, widths) <= room {
                rows[rows.count - 1] = row.lowerBound..<index + 1
            } else {
                rows.append(index..<index + 1)
            }
        }
        return rows
    }

    private func columns(of row: Range<Int>, _ widths: [Int]) -> Int {
        row.reduce(spacing * (row.count - 1)) { $0 + widths[$1] }
    }
}

/// A column of buttons that scrolls with the focus.
private struct ScrolledButtons<Value: Hashable>: PlacingView {
    private enum Tag: Hashable { case buttons }

    private let buttons: [Button<Value>]

    init(_ buttons: [Button<Value>]) { self.buttons = buttons }

    func size(in offer: Size) -> Size {
        ButtonColumn(buttons).wantedSize(in: offer).limited(to: offer)
    }

    func draw(on page: inout Page) {
        let bar = buttons.count > page.size.rows ? 2 : 0
        let columns = page.size.columns - bar
        page.place(
            ScrollView(following: Tag.buttons) {
                ButtonColumn(buttons).atMost(columns: columns)
            })
    }
}
