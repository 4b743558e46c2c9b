/// Reads all arguments, even behind one that is wrong: what follows may say the language to
/// complain in.
struct ArgumentReader {
    private(set) var invocation = Invocation()

    /// The first thing that is wrong.
    private(set) var problem: InvocationProblem?

    private var rest: ArraySlice<String>
    private var given: [CommandOption] = []

    init(_ arguments: [String]) { rest = arguments[...] }

    mutating func read() {
        while let argument = rest.popFirst() {
            if argument == "--" { break }
            if argument.count > 1 && argument.hasPrefix("-") {
                readOption(argument)
            } else {
                readGame(argument)
            }
        }
        while let argument = rest.popFirst() { readGame(argument) }
        judge()
    }

    private mutating func readOption(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let option = CommandOption.named(name) else {
            return note(.unknownOption(name, near: name.nearest(in: CommandOption.all.map(\.name))))
        }
        given.append(option)
        guard let accepted = option.value else {
            if attached != nil { return note(.takesNoValue(option.name)) }
            _ = option.take("", &invocation)
            return
        }
        guard let value = attached ?? nextValue() else {
            return note(.wantsValue(option.name, accepted))
        }
        if !option.take(value, &invocation) {
            note(.badValue(value, of: option.name, accepted, near: accepted.nearest(to: value)))
        }
    }

    /// What follows, unless it is plainly an option of its own.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, !next.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }

    private mutating func readGame(_ name: String) {
        guard let game = GameName(rawValue: name) else {
            let names = GameName.playable.map(\.rawValue)
            return note(.unknownGame(name, near: name.nearest(in: names)))
        }
        if !GameName.playable.contains(game) { return note(.notThereYet(game)) }
        if let other = invocation.game, other != game { return note(.secondGame(game, other)) }
        invocation.game = game
    }

    /// What is wrong with all of it together.
    private mutating func judge() {
        if invocation.seed != nil && invocation.isDaily {
            note(.contradiction("--seed", "--daily"))
        }
        for (option, isGiven) in [
            ("--seed", invocation.seed != nil), ("--daily", invocation.isDaily),
            ("--level", invocation.level != nil),
        ] where isGiven && invocation.board != nil {
            note(.contradiction(option, "--board"))
        }
        guard let game = invocation.game else { return }
        for option in given where !option.games.isEmpty && !option.games.contains(game) {
            note(.notForGame(option.name, game, takenBy: option.games))
        }
    }

    private mutating func note(_ problem: InvocationProblem) {
        if self.problem == nil { self.problem = problem }
    }
}
