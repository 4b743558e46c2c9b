/// What can be said of a terminal before it has answered: by its name, and what started it.
struct TerminalProfile: Equatable {
    var dialect: Dialect

    /// Whether it swallows what it does not know. The Linux console used to print the rest of it.
    var isTolerant = true

    init(_ environment: Environment, _ options: TerminalOptions = TerminalOptions()) {
        let colors = ColorDepth.found(in: environment, asked: options.colors)
        dialect = Dialect(colors: colors, synchronizes: options.synchronizes ?? false)
        let term = environment.term
        if term.hasPrefix("linux") {
            isTolerant = false
            dialect.synchronizes = false
            dialect.repeats = false
            dialect.scrolls = false
        } else if term.hasPrefix("screen"), environment["TMUX"] == nil {
            dialect.repeats = false
            dialect.erasesInColor = false
        } else if environment["TERM_PROGRAM"] == "Apple_Terminal" || term.hasPrefix("rxvt")
            || term.hasPrefix("vt")
        {
            dialect.repeats = false
        }
    }
}
