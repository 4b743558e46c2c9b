/// Size, focus and abilities of the terminal that a program is shown on.
public struct Surroundings: Equatable, Sendable {
    public var size: Size
    public var colors: ColorDepth
    /// Nil until the terminal tells, if it ever does.
    public var scheme: ColorScheme?
    /// Whether the terminal has the keyboard; a game's clock stops while it has not.
    public var hasFocus = true
    public var reducesMotion = false
    /// Whether another place lies over the screen.
    public var isCovered = false
    /// Answers of the terminal in words: "mode 2026: reset" …
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
