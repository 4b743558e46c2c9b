/// A command that runs without a screen: it reads input, writes answers and ends. Parsing,
/// `--help`, the manual and completions use the descriptions of the tools and of their options.
package struct Tool: Sendable {
    package let name: ToolName
    /// The arguments other than options; nil if there are none.
    let operand: Operand?
    let summary: @Sendable (Words) -> String
    /// The form of the operands, for `--help` and the manual; nil if the summary says enough.
    var details: (@Sendable (Words) -> String)?
    /// Indicates whether the tool accepts `--seed`. The next three properties do the same for
    /// `--count`, `--tries` and `--json`.
    var takesSeed = false
    var takesCount = false
    var takesTries = false
    var answersInJSON = true
    /// Indicates whether the arguments name the boards for the tool.
    var operandsAreBoards = true
    let run: @Sendable (inout ToolContext) -> Void

    /// The arguments after the name of a tool.
    struct Operand: Sendable {
        let placeholder: String
        let accepted: AcceptedValue
        let isRepeated: Bool
        var isRequired = false
        /// The arguments after the first one, which only some requests accept.
        var others: Others?

        struct Others: Sendable {
            let placeholder: String
            let areTaken: @Sendable (ToolRequest) -> Bool
        }

        /// Any number of arguments.
        static func several(_ placeholder: String) -> Operand {
            Operand(placeholder: placeholder, accepted: .text(.input), isRepeated: true)
        }

        /// At most one argument.
        static func one(_ placeholder: String, _ accepted: AcceptedValue) -> Operand {
            Operand(placeholder: placeholder, accepted: accepted, isRepeated: false)
        }

        /// Exactly one argument.
        static func required(_ placeholder: String, _ accepted: AcceptedValue) -> Operand {
            Operand(
                placeholder: placeholder, accepted: accepted, isRepeated: false, isRequired: true)
        }

        /// Returns the operand with others after it, which are accepted if `areTaken` returns true
        /// for the request.
        func then(
            _ placeholder: String, where areTaken: @escaping @Sendable (ToolRequest) -> Bool
        ) -> Operand {
            var operand = self
            operand.others = Others(placeholder: placeholder, areTaken: areTaken)
            return operand
        }

        var usage: String {
            if isRequired { return placeholder }
            if let others { return "[\(placeholder) [\(others.placeholder) …]]" }
            return isRepeated ? "[\(placeholder) …]" : "[\(placeholder)]"
        }
    }

    /// The name of the tool with placeholders for its arguments.
    var usage: String {
        [name.rawValue, operand?.usage].compactMap(\.self).joined(separator: " ")
    }
}

extension Tool {
    /// Creates a tool that answers questions: its arguments or, without arguments, the lines of its
    /// input.
    init(
        _ name: ToolName, _ question: String, _ summary: @escaping @Sendable (Words) -> String,
        _ run: @escaping @Sendable (inout ToolContext) -> Void
    ) { self.init(name: name, operand: .several(question), summary: summary, run: run) }

    /// All tools, in the order of `--help`.
    static var all: [Tool] { GameModule.all.flatMap(\.tools) + [replay, statistics, league] }

    package static let replay = Tool(
        handedIn: "replay",
        operand: .one("FILE", .file).then("STREAM") { $0.replay.drawsMarbles || $0.replay.checks },
        summary: { $0.tools.replayRun })

    static let statistics = Tool(
        name: "stats", operand: nil, summary: { $0.tools.statistics },
        run: { StatisticsTool.run(&$0) })

    package static let league = Tool(
        handedIn: "league", operand: .required("DIRECTORY", .path), summary: { $0.tools.league })

    /// A tool that this module describes and the executable provides.
    private init(
        handedIn name: ToolName, operand: Operand,
        summary: @escaping @Sendable (Words) -> String
    ) {
        self.init(
            name: name, operand: operand, summary: summary, run: { $0.runProvidedTool(name) })
    }

    /// The tool that this word names, after the name of a game if `game` is not nil.
    static func named(_ word: String, of game: GameName?) -> Tool? {
        named(ToolName([game?.rawValue, word].compactMap(\.self)))
    }

    static func named(_ name: ToolName) -> Tool? { all.first { $0.name == name } }

    /// Runs the tool. Returns the exit status of the program.
    func run(
        _ invocation: Invocation, _ words: Words, _ surroundings: ToolContext.Surroundings
    ) -> ToolStatus {
        var context = ToolContext(invocation, words, surroundings)
        run(&context)
        return context.close()
    }
}

extension Shell {
    /// The surroundings of a tool that was started by a shell.
    static var surroundings: ToolContext.Surroundings {
        ToolContext.Surroundings(
            read: readInput, write: writeOutput, complain: writeErrors, uptime: uptime,
            anySeed: { UInt64.random(in: 0...0xFFFF_FFFF) },
            save: { path, bytes throws(DiskFailure) in try store(bytes, in: path) },
            environment: environment, progress: showProgress, columns: columnsOfOutput,
            now: secondsSince1970)
    }
}
