/// The terminal that shows a program: its size, its focus and its abilities.
public struct Surroundings: Equatable, Sendable {
    public var size: Size
    public var colors: ColorDepth
    /// The color scheme; nil until it is known. Some terminals never report it.
    public var scheme: ColorScheme?
    /// Indicates whether the terminal has the keyboard focus.
    public var hasFocus = true
    public var reducesMotion = false
    /// Indicates whether another place covers the screen.
    public var isCovered = false
    /// The terminal's answers as text, such as `mode 2026: off`.
    public var capabilities: [String] = []

    /// Indicates whether boxes, blocks and suits take two columns. Views then draw boxes in ASCII,
    /// and blocks as mixed colors.
    public var hasWideBoxes: Bool {
        capabilities.contains(CapabilityProbe.wideBoxes(columns: 2))
    }

    public init(size: Size, colors: ColorDepth = .full) {
        self.size = size
        self.colors = colors
    }

    /// Updates the surroundings from an event.
    mutating func note(_ event: TerminalEvent) {
        switch event {
        case .focus(let hasFocus): self.hasFocus = hasFocus
        case .resize(let new): size = Size(columns: new.columns, rows: new.rows)
        case .colorScheme(let scheme): self.scheme = scheme
        default: break
        }
    }
}
