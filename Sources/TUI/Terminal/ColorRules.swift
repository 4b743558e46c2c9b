extension ColorDepth {
    /// Returns the number of colors to use. The first of these that applies decides: NO_COLOR, the
    /// option, FORCE_COLOR and CLICOLOR_FORCE, and then the known terminals.
    static func found(in environment: Environment, asked: ColorDepth? = nil) -> ColorDepth {
        if environment["NO_COLOR"] != nil { return .none }
        if let asked { return asked }
        switch environment["FORCE_COLOR"] {
        case "0", "false": return .none
        case "1": return .sixteen
        case "2": return .indexed
        case "3": return .full
        case nil where environment["CLICOLOR_FORCE"] ?? "0" == "0": return known(in: environment)
        default:
            let known = known(in: environment)
            return known == .none ? .sixteen : known
        }
    }

    private static func known(in environment: Environment) -> ColorDepth {
        let term = environment.term
        if term == "dumb" || environment.isColorless { return .none }
        // In GNU screen, the variables describe the terminal in which it was started.
        if !term.hasPrefix("screen") {
            if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .full }
            if term.hasSuffix("-direct") { return .full }
            if let depth = ofProgram(in: environment) { return depth }
        }
        let isIndexed = term.indices.contains { term[$0...].hasPrefix("256color") }
        return isIndexed ? .indexed : .sixteen
    }

    private static func ofProgram(in environment: Environment) -> ColorDepth? {
        let terms = [
            "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
        ]
        if terms.contains(where: environment.term.hasPrefix) { return .full }
        switch environment["TERM_PROGRAM"] {
        case "Apple_Terminal": return .indexed
        case "iTerm.app", "WezTerm", "ghostty", "vscode", "Hyper", "mintty", "rio", "WarpTerminal":
            return .full
        // A multiplexer keeps the variables of the terminal in which it was started.
        case "tmux": return nil
        default: break
        }
        // VTE, the terminal widget of GNOME and other programs, has supported all colors since
        // version 0.36.
        if environment.number("VTE_VERSION", in: 3600...999_999) != nil { return .full }
        // xterm reports its version. Since version 331, it has supported all colors, and 256 for
        // much longer.
        if environment.term.hasPrefix("xterm"), let version = environment.versionOfXterm {
            return version < 331 ? .indexed : .full
        }
        let hasFullColors =
            environment["KONSOLE_VERSION"] != nil || environment["WT_SESSION"] != nil
        return hasFullColors && !environment.term.hasPrefix("tmux") ? .full : nil
    }
}

extension Environment {
    /// The version in a name such as `XTerm(390)`.
    fileprivate var versionOfXterm: Int? {
        guard let name = self["XTERM_VERSION"], name.hasPrefix("XTerm("), name.hasSuffix(")") else {
            return nil
        }
        return Int(name.dropFirst(6).dropLast())
    }

    /// Indicates whether the terminal has no colors, judging by its name: a VT100 or a relative, or
    /// a name that ends in `-mono` or `-m`.
    var isColorless: Bool { isVideoTerminal || term.hasSuffix("-mono") || term.hasSuffix("-m") }

    /// Indicates whether the name is that of a DEC video terminal: `vt100`, `vt220-w` …
    var isVideoTerminal: Bool {
        term.hasPrefix("vt") && term.dropFirst(2).first?.isNumber ?? false
    }
}
