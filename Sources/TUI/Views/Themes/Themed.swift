extension View {
    /// Draws the view, and whatever floats above it, in another theme than its surroundings.
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
