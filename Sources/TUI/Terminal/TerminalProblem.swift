/// A reason why a program cannot be shown, with a suggestion.
public enum TerminalProblem: Error, Equatable, CustomStringConvertible {
    case inputIsNotATerminal
    case outputIsNotATerminal
    case nameIsMissing
    case isDumb
    case cannotBeOpened(reason: String)

    public var description: String {
        switch self {
        case .inputIsNotATerminal:
            "Keys cannot be read: standard input is not a terminal, or is closed."
                + " Start the program in a terminal, without piping anything into it."
        case .outputIsNotATerminal:
            "Nothing can be drawn: standard output is not a terminal."
                + " Start the program in a terminal, without redirecting its output."
        case .nameIsMissing:
            "TERM is not set, so the kind of terminal is unknown."
                + " Set it, for example: export TERM=xterm-256color"
        case .isDumb:
            "This terminal can only print lines (TERM=dumb). Start the program in another one."
        case .cannotBeOpened(let reason):
            "The terminal cannot be opened: \(reason). Start the program in a terminal of your own."
        }
    }

    /// Returns the problem that prevents a run, or nil if there is none. Called before anything
    /// changes.
    static func found(
        in environment: Environment, inputIsTerminal: Bool, outputIsTerminal: Bool
    ) -> TerminalProblem? {
        if !outputIsTerminal { return .outputIsNotATerminal }
        if !inputIsTerminal { return .inputIsNotATerminal }
        if environment.term.isEmpty { return .nameIsMissing }
        return environment.term == "dumb" ? .isDumb : nil
    }
}
