extension Pilot {
    /// The text of the screen, without blanks at the ends of rows and empty rows at the bottom.
    public var text: String {
        var text = Substring(session.page.canvas.text())
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }

    /// The position of the terminal's cursor; nil if the cursor is hidden.
    public var cursor: Point? { session.page.canvas.cursor }

    /// The text of the screen, in pieces of one style.
    public var runs: [StyledRun] { session.page.canvas.runs() }

    /// The screen as an SVG picture that needs no other file.
    public var svg: String { session.page.svg() }
}
