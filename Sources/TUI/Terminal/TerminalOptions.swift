/// The settings of a terminal for a program. Whatever is not set is detected.
public struct TerminalOptions: Sendable {
    /// The mouse events that the terminal reports. With none, its own text selection works.
    public enum MouseUse: Sendable {
        case off, buttons, buttonsAndMotion
    }

    /// The title of the window while the program runs; nil leaves it as it is.
    public var title: String?

    /// The number of lines below the prompt that the program draws on. They stay in the terminal's
    /// history after the end, and the program gets no mouse reports. Nil draws on a full screen
    /// that is removed at the end.
    public var inlineRows: Int?

    /// Motion is needed for hover effects. It costs an event for each cell.
    public var mouse = MouseUse.buttonsAndMotion

    /// Whether releases of keys are reported too, if the terminal supports this.
    public var reportsReleases = false

    /// Whether Ctrl-C ends the run. Otherwise it is an ordinary key.
    public var endsOnInterrupt = true

    /// Whether moving views appear at their destination at once.
    public var reducesMotion = false

    /// The color depth that the user chose, which overrides the environment except for NO_COLOR.
    public var colors: ColorDepth?

    /// Whether frames appear at once (mode 2026). Nil asks the terminal whether it supports this.
    public var synchronizes: Bool?

    /// How long a lone ESC may still become the beginning of a key. Nil uses ESCDELAY, in
    /// milliseconds, or else 40 milliseconds.
    public var escapeDelay: Duration?

    /// Shows an inspector below the picture, with the named streams of the program and their
    /// earlier commands. A release build does not have it unless it is compiled with
    /// `-D INSPECTOR`.
    public var inspects = false

    public init() {}

    /// How long to wait after a lone ESC, in nanoseconds. The default is too short to notice.
    func escapeDelay(in environment: Environment) -> Int {
        if let escapeDelay {
            return Int(min(max(escapeDelay, .zero), .seconds(10)) / .nanoseconds(1))
        }
        return (environment.number("ESCDELAY", in: 0...10_000) ?? 40) * 1_000_000
    }
}
