/// Facts about a terminal before it has answered: by its name, and by the environment.
struct TerminalProfile: Equatable {
    var dialect: Dialect

    /// Whether it swallows what it does not know. The Linux console used to print the rest of it.
    var isTolerant = true

    init(_ environment: Environment, _ options: TerminalOptions = TerminalOptions()) {
        let colors = ColorDepth.found(in: environment, asked: options.colors)
        dialect = Dialect(
            colors: colors, synchronizes: options.synchronizes ?? false,
            repeats: environment.namesFullRepeater ? .all : .ascii)
        let term = environment.term
        if term.hasPrefix("linux") {
            isTolerant = false
            dialect.synchronizes = false
            dialect.repeats = .none
            dialect.scrolls = false
        } else if term.hasPrefix("screen"), environment["TMUX"] == nil {
            dialect.repeats = .none
            dialect.erasesInColor = false
        } else if environment["TERM_PROGRAM"] == "Apple_Terminal" || term.hasPrefix("rxvt")
            || term.hasPrefix("vt")
        {
            dialect.repeats = .none
        }
    }
}

extension Environment {
    /// Whether this is one of those that repeat any glyph, and nothing stands in between. Full-screen
    /// programs have repeated nothing but ASCII for decades, and so few have noticed who cannot.
    fileprivate var namesFullRepeater: Bool {
        if self["TMUX"] != nil || term.hasPrefix("tmux") || term.hasPrefix("screen") {
            return false
        }
        let names = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour"]
        return names.contains { term.hasPrefix($0) } || self["XTERM_VERSION"] != nil
            || self["VTE_VERSION"] != nil || self["WT_SESSION"] != nil
    }
}
