extension Pilot {
    /// What the screen shows, without the blanks at the ends of its rows and the rows below the last.
    public var text: String {
        var text = Substring(session.page.canvas.text())
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }

    /// Where the terminal's own cursor stands; nil when it is hidden.
    public var cursor: Point? { session.page.canvas.cursor }

    /// What the screen shows, in pieces of one style.
    public var runs: [StyledRun] { session.page.canvas.runs() }

    /// What the screen shows, as a picture that is complete in itself.
    public var svg: String { session.page.svg() }
}
