extension View {
    /// Lays it on the ground of a role: its room is filled, and what is drawn there has that
    /// background unless it brings one of its own.
    public func background(_ role: Role) -> some View { Grounded(content: made, role: role) }
}

private struct Grounded: Wrapper {
    let content: any View
    let role: Role

    func draw(on page: inout Page) {
        let below = page.ground
        page.ground = page.style(role)
        page.fill(style: page.ground)
        content.draw(on: &page)
        page.ground = below
    }
}
