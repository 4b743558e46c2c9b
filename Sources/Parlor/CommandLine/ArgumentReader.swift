/// Reads all arguments, even after a mistake, because a later argument may set the language of the
/// error message.
struct ArgumentReader {
    private(set) var invocation = Invocation()

    /// The first mistake.
    private(set) var problem: InvocationProblem?

    private var rest: ArraySlice<String>
    private var given: [CommandOption] = []
    private var texts: [String: String] = [:]

    init(_ arguments: [String]) { rest = arguments[...] }

    mutating func read() {
        while let argument = rest.popFirst() {
            if argument == "--" { break }
            if argument.count > 1 && argument.hasPrefix("-") {
                readOption(argument)
            } else {
                readWord(argument)
            }
        }
        while let argument = rest.popFirst() { readWord(argument) }
        if let tool = invocation.tool, invocation.action == .play {
            invocation.action = .tool(tool)
        }
        judge()
    }

    private mutating func readOption(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let option = CommandOption.named(name) else { return note(.unknown(name)) }
        given.append(option)
        guard let accepted = option.value else {
            if attached != nil { return note(.takesNoValue(option.name)) }
            _ = option.take("", &invocation)
            return
        }
        guard let value = attached ?? nextValue() else {
            return note(.missingValue(option.name, accepted))
        }
        texts[option.name] = value
        if !option.take(value, &invocation) {
            note(.badValue(value, of: option.name, accepted, near: accepted.nearest(to: value)))
        }
    }

    /// Removes and returns the next argument; nil if there is none, or if it starts with `--`, like
    /// an option.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, !next.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }

    private mutating func readWord(_ word: String) {
        if let tool = invocation.tool {
            readOperand(word, of: tool)
        } else if let game = GameName(rawValue: word) {
            if let other = invocation.game, other != game { return note(.secondGame(game, other)) }
            invocation.game = game
        } else if let tool = Tool.named(word, of: invocation.game) {
            invocation.tool = tool.name
        } else if let game = invocation.game, !game.module.tools.isEmpty {
            let verbs = game.module.tools.map(\.name.verb)
            note(.unknownCommand(word, of: game, near: word.nearest(in: verbs)))
        } else {
            note(.unknownGame(word, near: nearestGame(to: word)))
        }
    }

    /// The game or tool that the player may have meant. A tool is found even without the name of
    /// its game.
    private func nearestGame(to word: String) -> String? {
        if let tool = Tool.all.first(where: { $0.name.verb == word }) { return tool.name.rawValue }
        let first = GameName.allCases.map(\.rawValue) + Tool.all.map { $0.name.words[0] }
        return word.nearest(in: first)
    }

    private mutating func readOperand(_ word: String, of tool: ToolName) {
        guard let operand = Tool.named(tool)?.operand,
            operand.isRepeated || operand.others != nil || invocation.request.operands.isEmpty
        else { return note(.tooMuch(word, for: tool)) }
        invocation.request.operands.append(word)
    }

    /// Checks that the arguments can be combined.
    private mutating func judge() {
        switch invocation.action {
        case .tool(let tool):
            for option in given where !option.scope.contains(tool) {
                note(.notTaken(option.name, by: tool.rawValue, option.scope))
            }
            judgeBases(of: tool)
            judgeBoards(of: tool)
            judgeOperands(of: tool)
        case .play:
            for option in given where !option.scope.contains(invocation.game) {
                note(.notTaken(option.name, by: invocation.game?.rawValue, option.scope))
            }
            judgeBoards()
        default: break
        }
    }

    /// Checks that the options name at most one board, and that this board can be played.
    private mutating func judgeBoards() {
        if invocation.seed != nil && invocation.isDaily {
            note(.contradiction("--seed", "--daily"))
        }
        for option in given where option.choice == .name {
            if let value = option.value, !option.isPlayable(invocation) {
                note(.badValue(texts[option.name] ?? "", of: option.name, value, near: nil))
            }
            if let maker = given.first(where: { $0.choice == .maker }) {
                note(.contradiction(maker.name, option.name))
            }
        }
    }

    /// Checks that the options and arguments choose a tool's boards in only one way.
    private mutating func judgeBoards(of tool: ToolName) {
        var ways = [CommandOption.BoardChoice.maker, .name].map { choice in
            given.first { $0.choice == choice }?.name
        }
        if let tool = Tool.named(tool), tool.operandsAreBoards,
            !invocation.request.operands.isEmpty
        {
            ways.append(tool.operand?.placeholder)
        }
        let named = ways.compactMap(\.self)
        if named.count > 1 { note(.contradiction(named[0], named[1])) }
    }

    /// Checks that each option comes with one of the options that it requires, and that no two
    /// options exclude each other.
    private mutating func judgeBases(of tool: ToolName) {
        let names = given.map(\.name)
        for option in given {
            guard let base = option.base, base.tool ?? tool == tool else { continue }
            if !base.names.contains(where: names.contains) {
                note(.missingOption(option.name, base.names[0]))
            }
        }
        let (isJSON, replay) = (invocation.request.isJSON, invocation.request.replay)
        if isJSON, replay.drawsMarbles { note(.apart("--json", "--marbles")) }
        if isJSON, replay.writesTest { note(.apart("--json", "--test")) }
    }

    /// Checks that the request accepts the arguments after the first one, if there are any.
    private mutating func judgeOperands(of tool: ToolName) {
        let request = invocation.request
        guard let others = Tool.named(tool)?.operand?.others, request.operands.count > 1,
            !others.areTaken(request)
        else { return }
        note(.tooMuch(request.operands[1], for: tool))
    }

    private mutating func note(_ problem: InvocationProblem) {
        if self.problem == nil { self.problem = problem }
    }
}
