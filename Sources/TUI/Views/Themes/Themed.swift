extension View {
    /// Draws the view, and the views that float over it, in this theme and not in that of its
    /// surroundings.
    public func themed(_ theme: Theme) -> AnyView {
        AnyView(Themed(content: made, theme: theme))
    }
}

private struct Themed: Wrapper {
    let content: any View
    let theme: Theme

    func draw(on page: inout Page) {
        page.within(theme.painted(over: page.theme)) { page in
            page.place(Ground())
            page.place(content)
        }
    }
}
