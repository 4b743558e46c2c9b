/// What is wrong with a command line.
enum InvocationProblem: Equatable, Sendable {
    case unknownOption(String, near: String?)
    case takesNoValue(String)
    case wantsValue(String, AcceptedValue)
    case badValue(String, of: String, AcceptedValue, near: String?)
    case unknownGame(String, near: String?)
    case notThereYet(GameName)
    case secondGame(GameName, GameName)
    case notForGame(String, GameName, takenBy: [GameName])
    case contradiction(String, String)

    /// What is wrong and what is accepted, in a sentence.
    func sentence(in words: Words) -> String {
        let texts = words.refusals
        let games = words.accepted.list(GameName.playable.map(\.rawValue))
        func accepted(_ value: AcceptedValue) -> String { words.accepted.description(of: value) }
        func hint(_ near: String?, _ otherwise: String) -> String {
            near.map(texts.didYouMean) ?? otherwise
        }
        return switch self {
        case .unknownOption(let name, let near):
            texts.unknownOption(name.printable, hint(near, texts.seeHelp))
        case .takesNoValue(let name): texts.takesNoValue(name)
        case .wantsValue(let name, let value): texts.wantsValue(name, accepted(value))
        case .badValue(let value, let name, let wanted, let near):
            texts.badValue(
                name, value.printable, accepted(wanted), near.map(texts.didYouMean) ?? "")
        case .unknownGame(let name, let near):
            texts.unknownGame(name.printable, hint(near, texts.playable(games)))
        case .notThereYet(let game): texts.notThereYet(words.menu.title(of: game), games)
        case .secondGame(let game, let other): texts.secondGame(game.rawValue, other.rawValue)
        case .notForGame(let option, let game, let takers):
            texts.notForGame(
                option, game.rawValue, words.accepted.list(takers.map(\.rawValue)))
        case .contradiction(let one, let other): texts.contradiction(one, other)
        }
    }
}

extension String {
    /// Short enough for a sentence, and without what a terminal might obey.
    fileprivate var printable: String {
        let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: scalar
            }
        }
        let text = String(String.UnicodeScalarView(scalars))
        return text.count > 40 ? "\(text.prefix(39))…" : text
    }
}
