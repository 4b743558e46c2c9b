extension View {
    /// Lays it on the background of a role: its room is filled, and what is drawn there has that
    /// background unless it brings one of its own.
    public func background(_ role: Role) -> some View { Filled(content: made, role: role) }
}

/// The ground below what stands on it.
struct Ground: View, Equatable {
    func size(in offer: Size) -> Size { .zero }
    func draw(on page: inout Page) { page.fill(style: page.background) }
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
