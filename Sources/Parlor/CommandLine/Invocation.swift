import Games

/// What the program was asked for when it was started. What was not said is nil.
struct Invocation: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        case play, help, version, demo, man
        case completions(CompletionShell)
        case tool(Tool)
    }

    var action = Action.play

    /// The game to begin with, or the one that a tool is about; without one, there is the menu.
    var game: GameName?

    /// The tool that was named, even where help about it was asked for.
    var tool: Tool?

    /// What the tool is to do.
    var request = ToolRequest()
    var language: Language?
    var theme: ThemeChoice?
    var isASCII = false

    /// Whether it is played by typing lines, without a screen.
    var isPlain = false
    var forbidsMouse = false
    var forbidsMotion = false
    var forbidsSync = false
    var seed: UInt64?
    var isDaily = false
    var pairs: Int?

    /// The time for a round; 0 is none.
    var seconds: Int?
    var rounds: Int?
    var level: LevelChoice?

    /// The puzzle to play.
    var board: SudokuData?

    /// The mistake that ends a sudoku; 0 is none.
    var mistakes: Int?
    var draw: DrawChoice?
    var redeals: RedealsChoice?
    var scoring: ScoringChoice?
    var dataDirectory: String?
}

/// Why the program was not started, and the language to say it in.
struct Refusal: Error, Equatable {
    let problem: InvocationProblem
    let language: Language

    var sentence: String { problem.sentence(in: language.words) }
}

extension Invocation {
    /// Reads the arguments behind the program's name. The environment says in which language they
    /// are refused, if they do not say it themselves.
    static func parse(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) throws(Refusal) -> Invocation {
        var reader = ArgumentReader(arguments)
        reader.read()
        if let problem = reader.problem {
            let language = reader.invocation.language ?? Language(environment)
            throw Refusal(problem: problem, language: language)
        }
        return reader.invocation
    }
}
