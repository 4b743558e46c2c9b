/// Neighboring cells of a row with the same style.
public struct StyledRun: Hashable, Sendable {
    public let row: Int
    public let column: Int
    public let text: String
    public let style: Style

    public init(row: Int, column: Int, text: String, style: Style = .plain) {
        self.row = row
        self.column = column
        self.text = text
        self.style = style
    }
}
