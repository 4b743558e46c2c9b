extension View {
    /// Lays it on the background of a role: its room is filled, and what is drawn there has that
    /// background unless it brings one of its own.
    public func background(_ role: Role) -> some View { Filled(content: made, role: role) }
}

private struct Filled: Wrapper {
    let content: any View
    let role: Role

    func draw(on page: inout Page) {
        let below = page.background
        page.background = page.style(role)
        page.fill(style: page.background)
        content.draw(on: &page)
        page.background = below
    }
}
