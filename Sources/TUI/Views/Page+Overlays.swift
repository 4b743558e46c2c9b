/// A view on top of all others, and its position on the page.
struct Overlay {
    let view: any View
    let corner: Point
    let staysInside: Bool
    /// Indicates whether the view can be pointed at and focused.
    var isReachable = false

    func place(on page: Size) -> Rect {
        let wanted = view.wantedSize(in: page).limited(to: page)
        var corner = corner
        if staysInside {
            corner.column = min(page.columns - wanted.columns, max(0, corner.column))
            corner.row = min(page.rows - wanted.rows, max(0, corner.row))
        }
        return Rect(
            column: corner.column, row: corner.row, columns: wanted.columns, rows: wanted.rows)
    }
}

extension Page {
    /// Draws a view on top of all others, after they are drawn.
    mutating func float(_ overlay: Overlay) { overlays.append((overlay, theme)) }

    /// Draws the floating views. A floating view may contain another one, which is drawn on top of
    /// it.
    mutating func drawOverlays() {
        while !overlays.isEmpty {
            hadOverlays = true
            let lowest = overlays
            overlays.removeAll()
            for (overlay, theme) in lowest {
                let (areas, cursor) = (areas, canvas.cursor)
                draw(overlay.view, in: overlay.place(on: size), as: theme)
                if overlay.isReachable {
                    self.areas.leaveFocusToTopmost()
                    continue
                }
                self.areas = areas
                canvas.cursor = cursor
            }
        }
    }

    private mutating func draw(_ view: any View, in rect: Rect, as theme: Theme) {
        let (outer, below) = (self.theme, background)
        (self.theme, background) = (theme, theme[.page])
        draw(view, in: rect)
        (self.theme, background) = (outer, below)
    }
}
