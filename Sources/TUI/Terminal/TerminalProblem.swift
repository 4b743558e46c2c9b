/// The reason why a program cannot be shown, and a suggestion.
public enum TerminalProblem: Error, Equatable, CustomStringConvertible {
    case inputIsNoTerminal
    case outputIsNoTerminal
    case nameIsMissing
    case isDumb
    case cannotBeOpened(reason: String)

    public var description: String {
        switch self {
        case .inputIsNoTerminal:
            "There is no terminal to read keys from: the input is something else, or closed."
                + " Start this in a terminal, with nothing piped into it."
        case .outputIsNoTerminal:
            "There is no terminal to draw on: the output goes somewhere else."
                + " Start this in a terminal, without sending its output on."
        case .nameIsMissing:
            "TERM is not set, so nothing is known about the terminal."
                + " Set it, for example: export TERM=xterm-256color"
        case .isDumb:
            "This terminal can only print lines (TERM=dumb). Start this in another one."
        case .cannotBeOpened(let reason):
            "The terminal cannot be opened: \(reason). Start this in a terminal of your own."
        }
    }

    /// The problem that prevents a run, found before anything is changed; nil if there is none.
    static func found(
        in environment: Environment, inputIsTerminal: Bool, outputIsTerminal: Bool
    ) -> TerminalProblem? {
        if !outputIsTerminal { return .outputIsNoTerminal }
        if !inputIsTerminal { return .inputIsNoTerminal }
        if environment.term.isEmpty { return .nameIsMissing }
        return environment.term == "dumb" ? .isDumb : nil
    }
}
