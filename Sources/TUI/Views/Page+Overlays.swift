extension Page {
    /// Draws a view over all others, after they have been drawn.
    mutating func float(_ overlay: Overlay) { overlays.append((overlay, theme)) }

    /// Draws the floating views. One inside another is drawn over it.
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
