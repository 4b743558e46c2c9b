extension ColorDepth {
    /// How many colours to use, by what the environment says and what was asked for.
    ///
    /// NO_COLOR, then what was asked for, then FORCE_COLOR and CLICOLOR_FORCE, then what is known
    /// of the terminal.
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
        // Inside screen the variables are those of the terminal it was started in.
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
        // A multiplexer keeps the variables of the terminal it was started in.
        case "tmux": return nil
        default: break
        }
        // Since 0.36 VTE, the terminal inside GNOME's and others, has all colours.
        if environment.number("VTE_VERSION", in: 3600...999_999) != nil { return .full }
        // xterm tells its version. Since 331 it has all colours, and 256 long before that.
        if environment.term.hasPrefix("xterm"), let version = environment.versionOfXterm {
            return version < 331 ? .indexed : .full
        }
        let hasFullColors =
            environment["KONSOLE_VERSION"] != nil || environment["WT_SESSION"] != nil
        return hasFullColors && !environment.term.hasPrefix("tmux") ? .full : nil
    }
}

extension Environment {
    /// As in `XTerm(390)`.
    fileprivate var versionOfXterm: Int? {
        guard let name = self["XTERM_VERSION"], name.hasPrefix("XTerm("), name.hasSuffix(")") else {
            return nil
        }
        return Int(name.dropFirst(6).dropLast())
    }

    /// Whether the terminal's name says that it has no colours: a VT100 and its kin, or one of
    /// those that are called after that.
    var isColorless: Bool { isVideoTerminal || term.hasSuffix("-mono") || term.hasSuffix("-m") }

    /// Whether it is one of DEC's video terminals, or passes for one: `vt100`, `vt220-w` …
    var isVideoTerminal: Bool {
        term.hasPrefix("vt") && term.dropFirst(2).first?.isNumber ?? false
    }
}
