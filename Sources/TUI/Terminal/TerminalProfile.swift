/// Facts about a terminal before it has answered: by its name, and by the environment.
struct TerminalProfile: Equatable {
    var dialect: Dialect

    /// Whether it swallows what it does not know. The Linux console used to print the rest of it.
    var isTolerant = true

    /// Whether the terminal has a second screen, which leaves no trace on the first.
    var hasTwoScreens = true

    /// Whether it may be asked for its settings. GNU screen hands such a question to the terminal
    /// that it runs in.
    var answersSettings = true

    /// Dark or light, where that is known without asking.
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

extension Dialect.Repeatable {
    /// Repeats of a terminal that has said its name and version. Nothing else tells: a name in
    /// the environment is that of a terminal somewhere behind, and mosh repeats nothing.
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
