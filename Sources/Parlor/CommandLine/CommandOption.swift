/// An option of the command line. Parsing, `--help`, completions and the manual all use this
/// description.
struct CommandOption: Sendable {
    let name: String
    let shortName: String?

    /// The accepted values; nil for an option without a value.
    let value: AcceptedValue?
    let placeholder: String
    let scope: OptionScope

    let summary: @Sendable (Words) -> String

    /// Stores a value in an invocation. Returns false if the value is not accepted.
    let take: @Sendable (String, inout Invocation) -> Bool

    /// The way in which the option chooses a board.
    var choice = BoardChoice.none

    /// Returns whether the value describes a playable board. Tools also accept boards that are not
    /// playable.
    var isPlayable: @Sendable (Invocation) -> Bool = { _ in true }

    /// The options of which this option requires at least one; nil if it requires none. The
    /// requirement holds for one tool, or for every tool if `tool` is nil.
    var base: (tool: ToolName?, names: [String])?

    /// Returns a copy of this option that requires at least one of the given options, for one tool
    /// or for every tool.
    func requiring(_ names: String..., of tool: ToolName? = nil) -> CommandOption {
        var option = self
        option.base = (tool, names)
        return option
    }

    /// The way in which an option chooses a board: it helps to make a board, as `--seed` and
    /// `--count` do, or names a board. Options that make boards cannot be combined with an option
    /// that names one.
    enum BoardChoice: Sendable { case none, maker, name }

    func choosing(_ choice: BoardChoice) -> CommandOption {
        var option = self
        option.choice = choice
        return option
    }

    /// The option as the user types it, with a placeholder for its value.
    var usage: String {
        let names = [shortName, name].compactMap(\.self).joined(separator: ", ")
        return value == nil ? names : "\(names) \(placeholder)"
    }

    /// A group of options. `--help` and the manual have a heading for each group except `tools`,
    /// whose options they list with each tool.
    enum Group { case games, tools, screen, everything }

    var group: Group {
        if scope == .everything { return .everything }
        if scope.screen { return .screen }
        return scope.games.isEmpty ? .tools : .games
    }

    static func all(_ group: Group) -> [CommandOption] { all.filter { $0.group == group } }

    /// The options of a tool, except for the options that are accepted everywhere.
    static func all(of tool: ToolName) -> [CommandOption] {
        all.filter { $0.scope.contains(tool) && $0.group != .everything }
    }

    /// The summary, followed by the accepted values unless the placeholder says enough.
    func description(in words: Words) -> String {
        guard let value, value.isWorthSaying else { return summary(words) }
        return "\(summary(words)): \(words.accepted.description(of: value))"
    }
}

extension CommandOption {
    /// An option without a value.
    init(
        _ name: String, short shortName: String? = nil, _ scope: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation) -> Void
    ) {
        self.init(
            name: name, shortName: shortName, value: nil, placeholder: "", scope: scope,
            summary: summary
        ) { _, invocation in
            set(&invocation)
            return true
        }
    }

    /// An option whose value is one of several words.
    init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ placeholder: String, _ scope: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Choice) -> Void
    ) {
        let accepted = AcceptedValue.choice(Choice.allCases.map(\.rawValue))
        self.init(
            name: name, shortName: nil, value: accepted,
            placeholder: accepted.placeholder(placeholder), scope: scope, summary: summary
        ) { word, invocation in
            guard let choice = Choice(rawValue: word) else { return false }
            set(&invocation, choice)
            return true
        }
    }

    /// An option whose value is a number.
    init<Number: FixedWidthInteger & Sendable>(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Number>,
        _ accepted: AcceptedValue, _ scope: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Number) -> Void
    ) {
        self.init(
            name: name, shortName: nil, value: accepted, placeholder: placeholder, scope: scope,
            summary: summary
        ) { word, invocation in
            guard let number = Number(plain: word), range.contains(number) else { return false }
            set(&invocation, number)
            return true
        }
    }

    /// An option whose value is text. By default only empty text is refused.
    init(
        _ name: String, _ placeholder: String, _ accepted: AcceptedValue, _ scope: OptionScope,
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, String) -> Void,
        accepts: @escaping @Sendable (String) -> Bool = { !$0.isEmpty }
    ) {
        self.init(
            name: name, shortName: nil, value: accepted, placeholder: placeholder, scope: scope,
            summary: summary
        ) { text, invocation in
            set(&invocation, text)
            return accepts(text)
        }
    }
}

extension FixedWidthInteger {
    /// A number that consists only of the digits 0 to 9.
    init?(plain text: some StringProtocol) {
        guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
            return nil
        }
        self.init(text)
    }
}

extension CommandOption {
    /// Creates the option that sets this setting; nil if the setting has no option.
    init?(_ row: SettingRow, of game: GameName) {
        guard let option = row.option else { return nil }
        self.init(
            name: option.name, shortName: nil, value: row.accepted,
            placeholder: row.accepted.placeholder(option.placeholder),
            scope: .games(game, tools: option.tools), summary: option.summary
        ) { word, invocation in
            guard let value = row.accepted.json(of: word), row.accepts(value) else { return false }
            invocation.settings[row] = value
            return true
        }
        choice = option.choice
    }
}

extension AcceptedValue {
    /// A word of the command line as a value for the settings file.
    func json(of word: String) -> JSONValue? {
        switch self {
        case .number, .seed: Int(plain: word).map(JSONValue.integer)
        case .automatic: word == "auto" ? .string(word) : Int(plain: word).map(JSONValue.integer)
        case .truth:
            ["true": true, "on": true, "false": false, "off": false][word].map { .bool($0) }
        default: .string(word)
        }
    }
}
