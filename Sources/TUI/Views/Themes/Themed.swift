extension View {
    /// Draws it in another theme than what is around it, on a page of that theme, and what floats
    /// above it as well.
    public func themed(_ theme: Theme) -> some View { Themed(content: made, theme: theme) }
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
