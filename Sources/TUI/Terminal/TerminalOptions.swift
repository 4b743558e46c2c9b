/// The settings of a terminal for a program. Each has a default.
public struct TerminalOptions: Sendable {
    /// The mouse events that the terminal reports. If it reports none, the user can select text.
    public enum MouseUse: Sendable {
        case off, buttons, buttonsAndMotion
    }

    /// The title of the window while the program runs; nil for no change.
    public var title: String?

    /// The number of lines below the prompt that the program draws on. They stay in the terminal's
    /// history after the end, and the program gets no mouse reports. If nil, the program uses the
    /// whole screen, and its picture disappears at the end.
    public var inlineRows: Int?

    /// The mouse events to report. Hover effects need motion, for which the terminal sends an event
    /// for each cell that the pointer enters.
    public var mouse = MouseUse.buttonsAndMotion

    /// Indicates whether releases of keys are reported too, if the terminal supports this.
    public var reportsReleases = false

    /// Indicates whether Ctrl-C ends the run. If not, it is an ordinary key.
    public var endsOnInterrupt = true

    /// Indicates whether moving views appear at their destination at once.
    public var reducesMotion = false

    /// The color depth that the user has chosen; nil if there is none. Only NO_COLOR overrides it.
    public var colors: ColorDepth?

    /// Indicates whether each frame appears as a whole (mode 2026). If nil, the program asks the
    /// terminal.
    public var synchronizes: Bool?

    /// The time in which a lone ESC may still become another key. If nil, the milliseconds of
    /// ESCDELAY, or 40 milliseconds.
    public var escapeDelay: Duration?

    /// Indicates whether an inspector below the picture shows the program's named streams and their
    /// earlier commands. A release build has the inspector only if it is compiled with `-D
    /// INSPECTOR`.
    public var inspects = false

    public init() {}

    /// Returns the time to wait after a lone ESC, in nanoseconds. Users do not notice the default.
    func escapeDelay(in environment: Environment) -> Int {
        if let escapeDelay {
            return Int(min(max(escapeDelay, .zero), .seconds(10)) / .nanoseconds(1))
        }
        return (environment.number("ESCDELAY", in: 0...10_000) ?? 40) * 1_000_000
    }
}
