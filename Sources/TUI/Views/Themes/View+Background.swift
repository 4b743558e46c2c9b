extension View {
    /// Fills the view's area with the background of a role. Content without a background is drawn
    /// on it.
    public func background(_ role: Role) -> AnyView {
        AnyView(Filled(content: made, role: role))
    }
}

extension Page {
    /// Fills a rectangle with the background of a role, and draws on it.
    public mutating func within(
        _ rect: Rect, on role: Role, _ draw: (inout Page) -> Void
    ) {
        within(rect) { page in
            let below = page.background
            page.background = page.style(role)
            page.fill(style: page.background)
            draw(&page)
            page.background = below
        }
    }
}

private struct Filled: Wrapper {
    let content: any View
    let role: Role

    func draw(on page: inout Page) {
        let below = page.background
        page.background = page.style(role)
        page.place(Ground())
        page.place(content)
        page.background = below
    }
}
