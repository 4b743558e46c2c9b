/// The properties of a terminal before its answers, judging by its name and the environment.
struct TerminalProfile: Equatable {
    var dialect: Dialect

    /// Indicates whether the terminal ignores unknown sequences. The Linux console used to print
    /// parts of them.
    var isTolerant = true

    /// Indicates whether the terminal has an alternate screen, which leaves the normal one
    /// unchanged.
    var hasTwoScreens = true

    /// Indicates whether the program may ask the terminal for its settings. GNU screen would pass
    /// the question on to the outer terminal.
    var answersSettings = true

    /// The color scheme according to the environment; nil if it is unknown.
    var scheme: ColorScheme?

    init(_ environment: Environment, _ options: TerminalOptions = TerminalOptions()) {
        let colors = ColorDepth.found(in: environment, asked: options.colors)
        dialect = Dialect(
            colors: colors, synchronizes: options.synchronizes ?? false, repeats: .none)
        scheme = environment.scheme
        let term = environment.term
        answersSettings = environment["STY"] == nil
        if term.hasPrefix("linux") {
            isTolerant = false
            dialect.synchronizes = false
            dialect.scrolls = false
            dialect.links = false
            dialect.glyphs = .console
            dialect.hasBrightBackgrounds = false
        } else if environment.isVideoTerminal {
            isTolerant = false
            hasTwoScreens = false
            dialect.synchronizes = false
            dialect.scrolls = false
            dialect.isBasic = true
            dialect.links = false
            dialect.glyphs = .ascii
        } else if term.hasPrefix("screen"), environment["TMUX"] == nil {
            dialect.erasesInColor = false
            dialect.links = false
            answersSettings = false
        }
    }
}

extension Dialect {
    /// Adapts to the name and version that a terminal has reported. Nothing else is reliable: the
    /// environment may name an outer terminal, and mosh does not pass on the answers.
    mutating func adapt(to version: String) {
        repeats = Repeatable(version: version)
        glyphsSpill = version.hasPrefix("XTerm(")
    }
}

extension Dialect.Repeatable {
    /// Creates the value for the name and version that a terminal has reported.
    init(version: String) {
        let all = [
            "XTerm(", "kitty(", "foot(", "WezTerm", "ghostty", "contour", "VTE(", "Alacritty",
        ]
        self =
            if all.contains(where: version.hasPrefix) { .all } else if version.hasPrefix("tmux") {
                .ascii
            } else { .none }
    }
}
