/// The request that the program was started with. What was not said is nil.
struct Invocation: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        case play, help, version, demo, man
        case completions(CompletionShell)
        case tool(ToolName)
    }

    var action = Action.play

    /// The game to begin with, or the one that a tool is about; without one, there is the menu.
    var game: GameName?

    /// The tool that was named, even where help about it was asked for.
    var tool: ToolName?

    /// The request to the tool.
    var request = ToolRequest()
    var language: Language?
    var theme: ThemeChoice?
    var isASCII = false

    /// Whether it is played by typing lines, without a screen.
    var isPlain = false
    var forbidsMouse = false
    var forbidsMotion = false
    var forbidsSync = false
    var forbidsRecording = false

    /// Whether what its streams say is shown below the picture.
    var inspects = false
    var seed: UInt64?
    var isDaily = false
    var dataDirectory: String?

    /// Settings of games, for this run.
    var settings = Settings()

    /// Options that only one game understands.
    private var values: [String: GivenValue] = [:]

    subscript<Value: Equatable & Sendable>(option: OptionKey<Value>) -> Value? {
        get { values[option.name]?.value as? Value }
        set { values[option.name] = newValue.map(GivenValue.init) }
    }

    /// Whether a certain board of the game was asked for.
    func asksForBoard(of game: GameName) -> Bool {
        self.game == game
            && (isDaily || seed != nil || !values.isEmpty || !settings.values.isEmpty)
    }
}

/// An option that only one game understands, by its name, with the type of its value.
struct OptionKey<Value: Equatable & Sendable>: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

/// A value of any type that can be compared.
private struct GivenValue: Equatable, Sendable {
    let value: any Equatable & Sendable

    static func == (one: GivenValue, other: GivenValue) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
        return isEqual(one.value)
    }
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
