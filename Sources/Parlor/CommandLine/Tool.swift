/// A tool by its name: the name of a game and a word, or one word.
struct ToolName: Hashable, Sendable, ExpressibleByStringLiteral {
    let rawValue: String

    init(stringLiteral name: String) { rawValue = name }
    init(_ words: [String]) { rawValue = words.joined(separator: " ") }

    /// The words that ask for it.
    var words: [String] { rawValue.split(separator: " ").map(String.init) }

    /// Its own word, behind that of a game.
    var verb: String { words[words.count - 1] }

    /// The game whose word comes first, if it has one.
    var game: GameName? { words.count > 1 ? GameName(rawValue: words[0]) : nil }
}

/// A use of the program without a screen: it reads, answers and ends. Reading, `--help`, the manual
/// and the completions go by this description alone, and by that of the options.
struct Tool: Sendable {
    let name: ToolName
    /// The arguments besides options; nil for a tool that takes none.
    let operand: Operand?
    let summary: @Sendable (Words) -> String
    /// Whether it deals boards by number, deals several of them, and answers in JSON if asked to.
    var takesSeed = false
    var takesCount = false
    var answersInJSON = true
    /// Whether its arguments say which boards it is about.
    var operandsAreBoards = true
    let run: @Sendable (inout ToolContext) -> Void

    /// Arguments behind the name of a tool.
    struct Operand: Sendable {
        let placeholder: String
        let accepted: AcceptedValue
        let isRepeated: Bool
        /// The arguments behind the first, and whether a request has a use for them.
        var others: Others?

        struct Others: Sendable {
            let placeholder: String
            let areTaken: @Sendable (ToolRequest) -> Bool
        }

        /// As many as one likes, or none.
        static func several(_ placeholder: String) -> Operand {
            Operand(placeholder: placeholder, accepted: .text, isRepeated: true)
        }

        /// One, or none.
        static func one(_ placeholder: String, _ accepted: AcceptedValue) -> Operand {
            Operand(placeholder: placeholder, accepted: accepted, isRepeated: false)
        }

        /// The same, with others behind it for some requests.
        func then(
            _ placeholder: String, where areTaken: @escaping @Sendable (ToolRequest) -> Bool
        ) -> Operand {
            var operand = self
            operand.others = Others(placeholder: placeholder, areTaken: areTaken)
            return operand
        }

        var usage: String {
            if let others { return "[\(placeholder) [\(others.placeholder) …]]" }
            return isRepeated ? "[\(placeholder) …]" : "[\(placeholder)]"
        }
    }

    /// The tool as it is asked for, with what stands for its arguments.
    var usage: String {
        [name.rawValue, operand?.usage].compactMap(\.self).joined(separator: " ")
    }
}

extension Tool {
    /// A tool that answers questions, which are its arguments, or else the lines of its input.
    init(
        _ name: ToolName, _ question: String, _ summary: @escaping @Sendable (Words) -> String,
        _ run: @escaping @Sendable (inout ToolContext) -> Void
    ) { self.init(name: name, operand: .several(question), summary: summary, run: run) }

    /// Every tool, in the order of `--help`.
    static var all: [Tool] { GameModule.all.flatMap(\.tools) + [replay, statistics, league] }

    static let replay = Tool(
        name: "replay", operand: .one("FILE", .file).then("STREAM") { $0.isMarbles || $0.isCheck },
        summary: { $0.tools.replayRun },
        run: { ReplayTool.run(&$0) })

    static let statistics = Tool(
        name: "stats", operand: nil, summary: { $0.tools.statistics },
        run: { StatisticsTool.run(&$0) })

    static let league = Tool(
        name: "league", operand: .one("DIRECTORY", .path), summary: { $0.tools.league },
        run: { LeagueTool.run(&$0) })

    /// The tool of a word, behind the name of a game if there was one.
    static func named(_ word: String, of game: GameName?) -> Tool? {
        named(ToolName([game?.rawValue, word].compactMap(\.self)))
    }

    static func named(_ name: ToolName) -> Tool? { all.first { $0.name == name } }

    /// Runs it, and says how the program ends.
    func run(
        _ invocation: Invocation, _ words: Words, _ surroundings: ToolContext.Surroundings
    ) -> ToolStatus {
        var context = ToolContext(invocation, words, surroundings)
        run(&context)
        return context.close()
    }
}

extension Shell {
    /// The surroundings of a tool that was started from a shell.
    static var surroundings: ToolContext.Surroundings {
        ToolContext.Surroundings(
            read: readInput, write: writeOutput, complain: writeErrors, uptime: uptime,
            anySeed: { UInt64.random(in: 0...0xFFFF_FFFF) },
            save: { path, bytes throws(DiskFailure) in try store(bytes, in: path) },
            environment: environment, progress: showProgress, trial: .processes,
            columns: columnsOfOutput,
            now: secondsSince1970)
    }
}
