import TUI

/// What `--help` prints, from the description of the options.
struct HelpText {
    let words: Words

    /// With a game, the options of the others are left out.
    var game: GameName?

    private static let columns = 80

    var text: String {
        let texts = words.commandLine
        let general = CommandOption.all.filter { $0.games.isEmpty }
        let own = CommandOption.all.filter { option in
            !option.games.isEmpty && (game.map(option.games.contains) ?? true)
        }
        return """
            \(texts.summary(version))

            \(texts.usage): parlor [\(texts.game)] [\(texts.option) …]

            \(texts.games):
            \(rows(GameName.playable.map { ($0.rawValue, words.menu.summary(of: $0)) }))

            \(texts.gameOptions):
            \(rows(own.map { ($0.usage, summary(of: $0)) }))

            \(texts.generalOptions):
            \(rows(general.map { ($0.usage, summary(of: $0)) }))

            \(wrapped(texts.files, indent: 0))
            \(wrapped(texts.environment, indent: 0))
            """
    }

    /// What an option does, what it accepts, and who takes it if not all games do.
    private func summary(of option: CommandOption) -> String {
        var text = option.summary(words)
        if let value = option.value, value != .path {
            text += ": \(words.accepted.description(of: value))"
        }
        if !option.games.isEmpty && option.games != GameName.allCases {
            text += " (\(option.games.map(\.rawValue).joined(separator: ", ")))"
        }
        return text
    }

    private var indent: Int {
        4 + (CommandOption.all.map { CharacterWidth($0.usage).columns }.max() ?? 0)
    }

    private func rows(_ rows: [(name: String, text: String)]) -> String {
        rows.map { row in
            let blanks = indent - 2 - CharacterWidth(row.name).columns
            return "  \(row.name)\(String(repeating: " ", count: blanks))"
                + wrapped(row.text, indent: indent)
        }.joined(separator: "\n")
    }

    /// The text in lines that fit behind the indent; the first of them stands behind it already.
    private func wrapped(_ text: String, indent: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let longer = lines[lines.count - 1] + (lines[lines.count - 1].isEmpty ? "" : " ") + word
            if CharacterWidth(longer).columns + indent <= HelpText.columns {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n\(String(repeating: " ", count: indent))")
    }
}
