/// How a program wants its terminal. What is left alone is found out.
public struct TerminalOptions: Sendable {
    /// The reports of the mouse. Without any, the terminal's own selection works.
    public enum MouseUse: Sendable {
        case off, buttons, buttonsAndMotion
    }

    /// The title of the window while the program runs; nil leaves it as it is.
    public var title: String?

    /// How many lines the program draws below the prompt. They stay there, in the terminal's
    /// history, when it ends, and the mouse stays the terminal's own. Nil draws on all of a screen
    /// that is taken away at the end.
    public var inlineRows: Int?

    /// Motion is for what shows itself under the pointer; it costs an event for each cell.
    public var mouse = MouseUse.buttonsAndMotion

    /// Whether keys coming up are reported too, by terminals that can.
    public var reportsReleases = false

    /// Whether Ctrl-C ends the run. If not, it is a key like any other.
    public var endsOnInterrupt = true

    /// Pictures stand where they are going from the beginning.
    public var reducesMotion = false

    /// The colours, set by the user over the environment. Only NO_COLOR goes before.
    public var colors: ColorDepth?

    /// Whether frames appear at once (mode 2026). Nil asks the terminal whether it can.
    public var synchronizes: Bool?

    /// How long a lone ESC may still become the beginning of a key. Nil takes ESCDELAY, which is
    /// in milliseconds, or else 40 of them.
    public var escapeDelay: Duration?

    /// Shows an inspector below the picture: what the streams of the program say that have a name,
    /// and the way back through their commands. A release build has none, unless it is compiled
    /// with `-D INSPECTOR`.
    public var inspects = false

    public init() {}

    /// How long a lone ESC is waited for, in nanoseconds. The default is too short to notice.
    func escapeDelay(in environment: Environment) -> Int {
        if let escapeDelay {
            return Int(min(max(escapeDelay, .zero), .seconds(10)) / .nanoseconds(1))
        }
        return (environment.number("ESCDELAY", in: 0...10_000) ?? 40) * 1_000_000
    }
}
