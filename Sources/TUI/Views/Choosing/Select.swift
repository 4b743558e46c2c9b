/// A choice that shows only the chosen value. Its open list covers the views below or, if it does
/// not fit there and there is more space above, those above.
///
///     [ Europe     ▾ ]
///     ╭──────────────╮
///     │   Asia       │
///     │ ▸ Europe     │
///     ╰──────────────╯
public struct Select<Value: Hashable>: View {
    private let selection: Selection<Value>
    private let value: Value
    private let placeholder: String
    private let isFocused: Bool

    /// Creates the field. A press on the field sends `value` to the program, and a press on a row
    /// sends the row's value.
    public init(
        _ selection: Selection<Value>, _ value: Value, placeholder: String = "",
        isFocused: Bool = false
    ) {
        (self.selection, self.value) = (selection, value)
        (self.placeholder, self.isFocused) = (placeholder, isFocused)
    }

    public func size(in offer: Size) -> Size {
        let titles = selection.items.map(\.title) + [placeholder]
        return Size(columns: (titles.map(\.drawnColumns).max() ?? 0) + 6, rows: 1)
    }

    public func draw(on page: inout Page) {
        let columns = page.size.columns
        page.within(Rect(column: 0, row: 0, columns: columns, rows: 1)) { page in
            page.tag(value, as: [.press, .focus, .hover, .wheel], isFocused: isFocused)
            Row {
                Text("[ ")
                Text(selection.title ?? placeholder, selection.title == nil ? .dim : .text)
                    .stretching(columns: 1)
                Text(selection.isOpen ? " ▴ ]" : " ▾ ]")
            }
            .background(isFocused ? .focus : .button).draw(on: &page)
            if selection.isOpen { page.float(overlay(on: page, columns)) }
        }
    }

    /// Returns the open list: below the field or, if it does not fit there and there is more space
    /// above, above the field.
    private func overlay(on page: borrowing Page, _ columns: Int) -> Overlay {
        // The field may be any number of rows outside the page.
        let top = max(page.canvas.window.originRow, -Canvas.longestSide)
        let wanted = selection.items.count + 2
        let below = page.canvas.rows - top - 1
        let isBelow = below >= min(wanted, top)
        let rows = min(wanted, isBelow ? below : top)
        return Overlay(
            view: SelectList(menu: selection.list, value: value).frame(
                columns: columns, rows: rows),
            corner: Point(
                column: page.canvas.window.originColumn, row: isBelow ? top + 1 : top - rows),
            staysInside: true, isReachable: true)
    }
}

private struct SelectList<Value: Hashable>: CompositeView {
    let menu: Menu<Value>
    let value: Value

    /// The border is tagged with the field's value, so that no view below receives a press on it.
    var content: some View {
        menu.stretching(columns: 1, rows: 1).background(.panel).border(.rounded, .accent)
            .tagged(value, as: [.press, .wheel])
    }
}
