import CLibrary

/// The environment variables that describe the terminal.
struct Environment: ExpressibleByDictionaryLiteral {
    private var values: [String: String] = [:]

    init(dictionaryLiteral elements: (String, String)...) {
        values = Dictionary(elements) { $1 }
    }

    static var ofProcess: Environment {
        var environment: Environment = [:]
        for name in names {
            // Sound: the text is copied before the environment can change.
            if let value = getenv(name) { environment.values[name] = String(cString: value) }
        }
        return environment
    }

    private static let names = [
        "TERM", "TERM_PROGRAM", "COLORTERM", "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR",
        "VTE_VERSION", "XTERM_VERSION", "KONSOLE_VERSION", "WT_SESSION", "TMUX", "STY", "ESCDELAY",
        "COLUMNS", "LINES", "COLORFGBG",
    ]

    /// The value of a variable. An empty value counts as missing.
    subscript(name: String) -> String? {
        get {
            debugCheck(Environment.names.contains(name), "Environment.names must list \(name).")
            return values[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        set { values[name] = newValue }
    }

    func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
        self[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
    }

    var term: String { self["TERM"] ?? "" }

    /// The color scheme according to rxvt, Konsole and others, which set `foreground;background` to
    /// numbers of the first sixteen colors. In a multiplexer, the variable may describe another
    /// terminal, so it does not count.
    var scheme: ColorScheme? {
        if self["TMUX"] != nil || self["STY"] != nil { return nil }
        let colors = self["COLORFGBG"]?.split(separator: ";")
        guard let colors, colors.count > 1, let background = colors.last.flatMap({ Int($0) })
        else { return nil }
        return switch background {
        case 0...6, 8: .dark
        case 7, 9...15: .light
        default: nil
        }
    }
}
