/// A position in the command line, and the words that may follow there.
struct CompletionPosition: Sendable {
    struct Word: Sendable {
        let name: String
        let summary: String
    }

    /// The words before the position, such as "sudoku solve".
    let path: String

    let next: [Word]
    let options: [CommandOption]

    /// Indicates whether a file name may follow.
    var takesFile = false

    /// All positions, starting with the empty command line.
    static func all(in words: Words) -> [CompletionPosition] {
        [start(words)] + GameName.allCases.map { game($0, words) } + Tool.all.map(tool)
    }

    private static func start(_ words: Words) -> CompletionPosition {
        let tools = Tool.all.filter { $0.name.game == nil }
        return CompletionPosition(
            path: "",
            next: GameModule.all.map { Word(name: $0.name.rawValue, summary: $0.summary(words)) }
                + tools.map { Word(name: $0.name.verb, summary: $0.summary(words)) },
            options: CommandOption.all.filter { $0.scope.contains(nil) })
    }

    private static func game(_ game: GameName, _ words: Words) -> CompletionPosition {
        let tools = game.module.tools
        return CompletionPosition(
            path: game.rawValue,
            next: tools.map { Word(name: $0.name.verb, summary: $0.summary(words)) },
            options: CommandOption.all.filter { option in
                option.scope.contains(game)
                    || tools.contains { option.scope.contains($0.name) }
            })
    }

    private static func tool(_ tool: Tool) -> CompletionPosition {
        CompletionPosition(
            path: tool.name.rawValue, next: [],
            options: CommandOption.all.filter { $0.scope.contains(tool.name) },
            takesFile: tool.operand?.accepted == .file)
    }
}

extension [CompletionPosition] {
    /// All options, each once.
    var options: [CommandOption] {
        var names = Set<String>()
        return flatMap(\.options).filter { names.insert($0.name).inserted }
    }

    /// The paths of all positions except the empty one, as shell patterns for `$place $word`. A
    /// path of one word starts with a space, because `$place` is still empty before it.
    var steps: [String] {
        filter { !$0.path.isEmpty }.map { $0.path.contains(" ") ? $0.path : " \($0.path)" }
    }
}
