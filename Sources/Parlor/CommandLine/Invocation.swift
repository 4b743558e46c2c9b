/// The parsed command line. Options that were not given are nil, or false.
package struct Invocation: Equatable, Sendable {
    package enum Action: Equatable, Sendable {
        case play, help, version, demo, man
        case completions(CompletionShell)
        case tool(ToolName)
    }

    package var action = Action.play

    /// The game to start with, or the game of the tool; nil for the menu.
    var game: GameName?

    /// The named tool, even if the request is for help on the tool.
    var tool: ToolName?

    package var request = ToolRequest()
    var language: Language?
    var theme: ThemeChoice?
    var isASCII = false

    /// Indicates whether the player types lines instead of using a screen.
    package var isPlain = false
    var forbidsMouse = false
    var forbidsMotion = false
    var forbidsCursor = false
    var forbidsSync = false
    package var forbidsRecording = false

    /// Indicates whether the inspector shows the program's streams below the picture.
    package var inspects = false
    package var seed: UInt64?
    var isDaily = false
    package var dataDirectory: String?

    /// Settings of games that hold only for this run.
    var settings = Settings()

    /// The values of options that only one game understands.
    private var values: [String: AnyOptionValue] = [:]

    subscript<Value: Equatable & Sendable>(option: OptionKey<Value>) -> Value? {
        get { values[option.name]?.value as? Value }
        set { values[option.name] = newValue.map(AnyOptionValue.init) }
    }

    /// The slot for the game that the command line requests.
    var boardSlot: BoardSlot { isDaily ? .daily : .other }

    /// Indicates whether the command line requests the board of the day, and has no other option
    /// that chooses a board or changes a setting of a game.
    var isOnlyDaily: Bool { isDaily && seed == nil && values.isEmpty && settings.values.isEmpty }

    /// Indicates whether the command line chooses a particular board: by its day, by its number, or
    /// by its cells or cards.
    var choosesBoard: Bool { isDaily || seed != nil || !values.isEmpty }

    /// Returns whether the command line requests a new board of the game: a particular board, or
    /// any board with other settings.
    func requestsBoard(of game: GameName) -> Bool {
        self.game == game && (choosesBoard || !settings.values.isEmpty)
    }
}

/// The name of an option that only one game understands, with the type of its value.
struct OptionKey<Value: Equatable & Sendable>: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

/// A value of any type that can be compared.
private struct AnyOptionValue: Equatable, Sendable {
    let value: any Equatable & Sendable

    static func == (one: AnyOptionValue, other: AnyOptionValue) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
        return isEqual(one.value)
    }
}

/// The reason why the program was not started, and the language of the message.
package struct InvocationRefusal: Error, Equatable {
    let problem: InvocationProblem
    let language: Language

    var sentence: String { problem.sentence(in: language.words) }
}

extension Invocation {
    /// Parses the arguments after the program's name. If they set no language, the environment
    /// chooses the language of a refusal.
    package static func parse(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) throws(InvocationRefusal) -> Invocation {
        var reader = ArgumentReader(arguments)
        reader.read()
        if let problem = reader.problem {
            let language = reader.invocation.language ?? Language(environment)
            throw InvocationRefusal(problem: problem, language: language)
        }
        return reader.invocation
    }
}
