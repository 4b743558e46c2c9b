/// Buttons beside each other, in as few rows as fit. If no two buttons fit beside each other, they
/// form a column, which scrolls with the focus if it is too long.
package struct ButtonRows<Value: Hashable>: CompositeView {
    private let buttons: [Button<Value>]
    private let spacing: Int

    package init(_ buttons: [Button<Value>], spacing: Int) {
        (self.buttons, self.spacing) = (buttons, spacing)
    }

    package var content: some View {
        FirstThatFits {
            for count in 1..<max(2, buttons.count) {
                Column(alignment: .center) {
                    for row in rows(atMost: count) {
                        Row(spacing: spacing) { for button in row { button } }
                    }
                }
            }
            ButtonColumn(buttons)
            ScrolledButtons(buttons)
        }
    }

    /// The buttons in this many rows or fewer. The widest row is as narrow as possible.
    private func rows(atMost count: Int) -> [ArraySlice<Button<Value>>] {
        let widths = buttons.indices.flatMap { first in
            (first..<buttons.count).map { columns(of: buttons[first...$0]) }
        }
        let splits = widths.sorted().map(rows(within:))
        return splits.first { $0.count <= count } ?? splits.last ?? []
    }

    /// The buttons in rows. Each row has the buttons that fit in this many columns, at least one.
    private func rows(within room: Int) -> [ArraySlice<Button<Value>>] {
        var rows: [ArraySlice<Button<Value>>] = []
        for index in buttons.indices {
            if let row = rows.last, columns(of: buttons[row.startIndex...index]) <= room {
                rows[rows.count - 1] = buttons[row.startIndex...index]
            } else {
                rows.append(buttons[index...index])
            }
        }
        return rows
    }

    private func columns(of row: ArraySlice<Button<Value>>) -> Int {
        row.reduce(spacing * (row.count - 1)) {
            $0 + $1.size(in: Size(columns: .max, rows: 1)).columns
        }
    }
}

/// Buttons below each other that scroll with the focus.
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
