/// An option of the command line. Parsing, `--help`, completions and the manual all use this
/// description.
struct CommandOption: Sendable {
    let name: String
    let shortName: String?

    /// The values that it takes; nil for an option that says everything by itself.
    let value: AcceptedValue?
    let placeholder: String
    let takers: OptionScope

    let summary: @Sendable (Words) -> String

    /// Takes a value. False is the answer to one that is not accepted.
    let take: @Sendable (String, inout Invocation) -> Bool

    /// Its part in choosing the boards.
    var choice = BoardChoice.none

    /// Whether a game can be played with what it says; a tool may have more to say about it.
    var isPlayable: @Sendable (Invocation) -> Bool = { _ in true }

    /// The option without which it says nothing to a tool.
    var base: (tool: ToolName?, name: String)?

    /// The same for one tool, or for all that take it.
    func behind(_ name: String, of tool: ToolName? = nil) -> CommandOption {
        var option = self
        option.base = (tool, name)
        return option
    }

    /// Options that choose a board exclude each other: those that generate boards, such as
    /// `--seed`, and those that name one.
    enum BoardChoice: Sendable { case none, maker, name }

    func choosing(_ choice: BoardChoice) -> CommandOption {
        var option = self
        option.choice = choice
        return option
    }

    /// The option as it is written, with what stands for its value.
    var usage: String {
        let names = [shortName, name].compactMap(\.self).joined(separator: ", ")
        return value == nil ? names : "\(names) \(placeholder)"
    }

    /// The heading that it stands under where all options do.
    enum Group { case games, tools, screen, everything }

    var group: Group {
        if takers == .everything { return .everything }
        if takers.screen { return .screen }
        return takers.games.isEmpty ? .tools : .games
    }

    /// The options that are under a heading.
    static func all(_ group: Group) -> [CommandOption] { all.filter { $0.group == group } }

    /// The options that are for a tool in particular.
    static func all(of tool: ToolName) -> [CommandOption] {
        all.filter { $0.takers.contains(tool) && $0.group != .everything }
    }

    /// Its summary, and what it accepts.
    func description(in words: Words) -> String {
        guard let value, value.isWorthSaying else { return summary(words) }
        return "\(summary(words)): \(words.accepted.description(of: value))"
    }
}

extension CommandOption {
    /// An option without a value.
    init(
        _ name: String, short shortName: String? = nil, _ takers: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation) -> Void
    ) {
        self.init(
            name: name, shortName: shortName, value: nil, placeholder: "", takers: takers,
            summary: summary
        ) { _, invocation in
            set(&invocation)
            return true
        }
    }

    /// An option that is one of several words.
    init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ placeholder: String, _ takers: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Choice) -> Void
    ) {
        let accepted = AcceptedValue.choice(Choice.allCases.map(\.rawValue))
        self.init(
            name: name, shortName: nil, value: accepted,
            placeholder: accepted.placeholder(placeholder), takers: takers, summary: summary
        ) { word, invocation in
            guard let choice = Choice(rawValue: word) else { return false }
            set(&invocation, choice)
            return true
        }
    }

    /// An option that is a number.
    init<Number: FixedWidthInteger & Sendable>(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Number>,
        _ accepted: AcceptedValue, _ takers: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Number) -> Void
    ) {
        self.init(
            name: name, shortName: nil, value: accepted, placeholder: placeholder, takers: takers,
            summary: summary
        ) { word, invocation in
            guard let number = Number(plain: word), range.contains(number) else { return false }
            set(&invocation, number)
            return true
        }
    }

    /// An option that is a text of any kind, only not an empty one if nothing else is said.
    init(
        _ name: String, _ placeholder: String, _ accepted: AcceptedValue, _ takers: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, String) -> Void,
        accepts: @escaping @Sendable (String) -> Bool = { !$0.isEmpty }
    ) {
        self.init(
            name: name, shortName: nil, value: accepted, placeholder: placeholder, takers: takers,
            summary: summary
        ) { text, invocation in
            set(&invocation, text)
            return accepts(text)
        }
    }
}

extension FixedWidthInteger {
    /// A number that is written with the digits 0 to 9 and nothing else.
    init?(plain text: some StringProtocol) {
        guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
            return nil
        }
        self.init(text)
    }
}

extension CommandOption {
    /// The option of a setting.
    init?(_ row: SettingRow, of game: GameName) {
        guard let option = row.option else { return nil }
        self.init(
            name: option.name, shortName: nil, value: row.accepted,
            placeholder: row.accepted.placeholder(option.placeholder),
            takers: .games(game, tools: option.tools), summary: option.summary
        ) { word, invocation in
            guard let value = row.accepted.json(of: word), row.accepts(value) else { return false }
            invocation.settings[row] = value
            return true
        }
        choice = option.choice
    }
}

extension AcceptedValue {
    /// A word of the command line as the file of the settings would say it.
    func json(of word: String) -> JSONValue? {
        switch self {
        case .number, .seed: Int(plain: word).map(JSONValue.integer)
        case .truth:
            ["true": true, "on": true, "false": false, "off": false][word].map { .bool($0) }
        default: .string(word)
        }
    }
}
