/// A mistake on the command line.
enum InvocationProblem: Equatable, Sendable {
    case unknownOption(String, near: String?)
    /// The command line requests the inspector, which this build does not contain.
    case noInspector
    case takesNoValue(String)
    case missingValue(String, AcceptedValue)
    case badValue(String, of: String, AcceptedValue, near: String?)
    case unknownGame(String, near: String?)
    case secondGame(GameName, GameName)
    case unknownCommand(String, of: GameName, near: String?)

    /// The game or tool does not accept the option. `by` is nil for the menu.
    case notTaken(String, by: String?, OptionScope)

    /// The command line has more arguments than the tool accepts.
    case tooMuch(String, for: ToolName)
    case contradiction(String, String)
    /// The first option requires the second one, which is missing.
    case missingOption(String, String)
    case apart(String, String)

    /// The problem with an option that this build does not have.
    static func unknown(_ name: String) -> InvocationProblem {
        name == RecordingHeader.inspect
            ? .noInspector
            : .unknownOption(name, near: name.nearest(in: CommandOption.all.map(\.name)))
    }

    /// The mistake and the accepted values, in a sentence.
    func sentence(in words: Words) -> String {
        let texts = words.refusals
        let games = words.accepted.list(GameName.allCases.map(\.rawValue))
        func accepted(_ value: AcceptedValue) -> String { words.accepted.description(of: value) }
        func hint(_ near: String?, _ otherwise: String) -> String {
            near.map(texts.didYouMean) ?? otherwise
        }
        return switch self {
        case .unknownOption(let name, let near):
            texts.unknownOption(name: name.printable, hint: hint(near, texts.seeHelp))
        case .noInspector: texts.noInspector
        case .takesNoValue(let name): texts.takesNoValue(name)
        case .missingValue(let name, let value):
            texts.missingValue(name: name, accepted: accepted(value))
        case .badValue(let value, let name, let wanted, let near):
            texts.badValue(
                name: name, value: value.printable, accepted: accepted(wanted),
                hint: near.map(texts.didYouMean) ?? "")
        case .unknownGame(let name, let near):
            texts.unknownGame(name: name.printable, hint: hint(near, texts.playable(games)))
        case .secondGame(let game, let other):
            texts.secondGame(name: game.rawValue, other: other.rawValue)
        case .unknownCommand(let name, let game, let near):
            texts.unknownCommand(
                name: name.printable, game: game.rawValue,
                hint: hint(
                    near, texts.commands(words.accepted.list(game.module.tools.map(\.name.verb)))))
        case .notTaken(let option, let whom, let takers):
            texts.notTaken(
                option: option, whom: whom ?? texts.menu,
                takers: words.accepted.list(takers.names(in: words)))
        case .tooMuch(let word, let tool): texts.tooMuch(tool: tool.rawValue, word: word.printable)
        case .contradiction(let one, let other): texts.contradiction(one, other)
        case .missingOption(let option, let base): texts.missingOption(option: option, base: base)
        case .apart(let one, let other): texts.apart(one, other)
        }
    }
}

extension OptionScope {
    fileprivate func names(in words: Words) -> [String] {
        (screen ? [words.refusals.anyGame] : games.map(\.rawValue)) + tools.map(\.rawValue)
    }
}

extension String {
    /// The text, shortened for a sentence and without control characters.
    package var printable: String {
        let text = harmless
        return text.count > 40 ? "\(text.prefix(39))…" : text
    }

    /// A path, shortened at its start and without control characters.
    package var printablePath: String {
        let text = harmless
        return text.count > 80 ? "…\(text.suffix(79))" : text
    }

    private var harmless: String {
        let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
