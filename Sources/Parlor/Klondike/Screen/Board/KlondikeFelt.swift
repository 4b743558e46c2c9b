import TUI

/// The cloth of the table, with a faint pattern.
struct KlondikeFelt: View, Equatable {
    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        let felt = page.theme[.felt]
        page.fill(style: felt)
        let dot = page.cell("·", felt)
        for row in 0..<page.size.rows {
            let first = row.isMultiple(of: 2) ? 1 : 4
            for column in stride(from: first, to: page.size.columns, by: 6) {
                page.canvas[column, row] = dot
            }
        }
    }
}

extension Page {
    /// The style of text and outlines on the cloth.
    func onFelt(_ role: Role) -> Style {
        var style = theme[role]
        if style.background == .default { style.background = theme[.felt].background }
        return style
    }
}
