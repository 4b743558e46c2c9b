/// What a program may want to know of where it is shown.
public struct Surroundings: Equatable, Sendable {
    public var size: Size
    public var colors: ColorDepth
    /// Nil until the terminal tells, if it ever does.
    public var scheme: ColorScheme?
    public var hasFocus = true
    public var reducesMotion = false
    /// Answers of the terminal, for somebody who looks into one: "mode 2026: reset" …
    public var capabilities: [String] = []

    public init(size: Size, colors: ColorDepth = .full) {
        self.size = size
        self.colors = colors
    }
}
