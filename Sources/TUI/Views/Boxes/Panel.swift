/// A border with a title in its upper line.
///
///     ┌─ Countdown ──┐
///     │ 1:05         │
///     └──────────────┘
public struct Panel<Inner: View>: CompositeView {
    private let bordered: Bordered

    /// Creates a panel. `padding` is the number of columns between the border and the content.
    public init(
        _ title: String = "", border: Border = .single, role: Role = .border, padding: Int = 1,
        @ViewBuilder _ content: () -> Inner
    ) {
        let padded = Padded(
            content: content().made, left: padding.clampedToCanvas, right: padding.clampedToCanvas,
            top: 0, bottom: 0)
        bordered = Bordered(content: padded, border: border, role: role, title: title)
    }

    public var content: some View { bordered }
}

extension View {
    /// Draws a border around the view.
    public func border(_ border: Border = .single, _ role: Role = .border) -> AnyView {
        AnyView(Bordered(content: made, border: border, role: role, title: ""))
    }
}

struct Bordered: Wrapper {
    let content: any View
    let border: Border
    let role: Role
    let title: String

    /// The columns beside a title: on each side a corner, a piece of line, and a space.
    fileprivate static var besideTitle: Int { 6 }

    func size(in offer: Size) -> Size {
        let wanted = content.wantedSize(in: inner(offer.clampedToCanvas))
        let least = title.isEmpty ? 0 : title.drawnColumns + Bordered.besideTitle
        return Size(columns: max(wanted.columns + 2, least), rows: wanted.rows + 2)
    }

    func draw(on page: inout Page) {
        page.place(TitledBorder(border: border, role: role, title: title))
        let inner = inner(page.size)
        page.place(
            content, in: Rect(column: 1, row: 1, columns: inner.columns, rows: inner.rows))
    }

    private func inner(_ outer: Size) -> Size {
        Size(columns: outer.columns - 2, rows: outer.rows - 2)
    }
}

/// The lines of a box, with its title in the upper one.
private struct TitledBorder: View, Equatable {
    let border: Border
    let role: Role
    let title: String

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        page.drawBorder(border, style: page.style(role))
        let columns = min(title.drawnColumns, page.size.columns - Bordered.besideTitle)
        guard columns > 0 else { return }
        let style = page.style(role)
        page.draw(" ", column: 2, row: 0, style: style)
        page.draw(" ", column: 3 + columns, row: 0, style: style)
        page.within(Rect(column: 3, row: 0, columns: columns, rows: 1)) { page in
            page.fill(style: style)
            Text(title, .title).draw(on: &page)
        }
    }
}
