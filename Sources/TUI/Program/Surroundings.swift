/// What a program may want to know of where it is shown.
public struct Surroundings: Equatable, Sendable {
    public var size: Size
    public var colors: ColorDepth
    /// Nil until the terminal tells, if it ever does.
    public var scheme: ColorScheme?
    /// Whether whoever plays is looking; clocks stop for those who look elsewhere.
    public var hasFocus = true
    public var reducesMotion = false
    /// Answers of the terminal, for somebody who looks into one: "mode 2026: reset" …
    public var capabilities: [String] = []

    public init(size: Size, colors: ColorDepth = .full) {
        self.size = size
        self.colors = colors
    }

    /// Takes in what an event says of them.
    mutating func note(_ event: TerminalEvent) {
        switch event {
        case .focus(let hasFocus): self.hasFocus = hasFocus
        case .resize(let new): size = Size(columns: new.columns, rows: new.rows)
        case .colorScheme(let scheme): self.scheme = scheme
        default: break
        }
    }
}
