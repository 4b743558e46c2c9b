/// Buttons side by side, in as few rows as possible. All rows have the same number of buttons,
/// except the last one, which may have fewer. All buttons have the same width or, if that takes
/// another row, only the buttons of the same column do. If no two fit side by side, they form a
/// column, which scrolls with the focus if it is too tall.
package struct ButtonRows<Value: Hashable>: CompositeView {
    private let buttons: [Button<Value>]
    private let spacing: Int

    package init(_ buttons: [Button<Value>], spacing: Int) {
        (self.buttons, self.spacing) = (buttons, spacing)
    }

    package var content: some View {
        FirstThatFits {
            for inRow in stride(from: buttons.count, to: 1, by: -1)
            where isEven(inRow) {
                rows(of: inRow) { _ in columns.max() ?? 0 }
                rows(of: inRow) { place in
                    stride(from: place, to: columns.count, by: inRow).map { columns[$0] }.max() ?? 0
                }
            }
            ButtonColumn(buttons)
            ScrolledButtons(buttons)
        }
    }

    /// The width of each button.
    private var columns: [Int] { buttons.map { $0.size(in: Size(columns: .max, rows: 1)).columns } }

    /// Returns whether rows of this length are the shortest ones that need so few rows.
    private func isEven(_ inRow: Int) -> Bool {
        func rows(_ inRow: Int) -> Int { (buttons.count + inRow - 1) / inRow }
        return rows(inRow - 1) > rows(inRow)
    }

    /// Returns the buttons in rows. The width of a button depends on its place in its row.
    private func rows(of inRow: Int, _ width: (Int) -> Int) -> some View {
        Column(alignment: .center) {
            for first in stride(from: 0, to: buttons.count, by: inRow) {
                Row(spacing: spacing) {
                    for index in first..<min(first + inRow, buttons.count) {
                        buttons[index].frame(columns: width(index - first))
                    }
                }
            }
        }
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
