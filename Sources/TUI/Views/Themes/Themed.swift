extension View {
    /// Draws it in another theme than what is around it, on a page of that theme, and what floats
    /// above it as well.
    public func themed(_ theme: Theme) -> some View { Themed(content: made, theme: theme) }
}

private struct Themed: Wrapper {
    let content: any View
    let theme: Theme

    func draw(on page: inout Page) {
        let (outer, below) = (page.theme, page.background)
        page.theme = theme.painted(over: outer)
        page.background = page.theme[.page]
        page.fill(style: page.background)
        content.draw(on: &page)
        (page.theme, page.background) = (outer, below)
    }
}
