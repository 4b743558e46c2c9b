import TUI

/// The text of `--help`, made from the descriptions of the tools and options.
struct HelpText {
    let words: Words

    /// The game to restrict the help to, without the options and commands of other games.
    var game: GameName?

    /// The tool to restrict the help to.
    var tool: ToolName?

    private static let columns = 80

    var text: String {
        let parts = tool.flatMap(Tool.named).map(parts) ?? parts
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var texts: CommandLineWords { words.commandLine }

    private var parts: [String] {
        let commands = Tool.all.filter { game == nil || $0.name.game == game }
        let own = CommandOption.all(.games).filter { $0.scope.contains(game) }
        let games = GameName.allCases.filter { game == nil || $0 == game }
        return [
            texts.summary(version), usage(hasCommands: !commands.isEmpty),
            section(texts.games, games.map { ($0.rawValue, $0.module.summary(words)) }),
            section(texts.commands, commands.map { ($0.usage, $0.summary(words)) }),
            section(texts.gameOptions, own.map { ($0.usage, summary(of: $0)) }),
            section(texts.screenOptions, CommandOption.all(.screen).map(row)),
            section(texts.generalOptions, CommandOption.all(.everything).map(row)),
            commands.isEmpty ? "" : wrapped(texts.commandHelp), exitStatus,
            "\(wrapped(texts.files))\n\(wrapped(texts.environment))",
        ]
    }

    private func parts(_ command: Tool) -> [String] {
        [
            "\(texts.usage): parlor \(command.usage) [\(texts.option) …]",
            wrapped(command.summary(words).capitalized + "."),
            command.details.map { wrapped($0(words)) } ?? "",
            section(texts.commandOptions, CommandOption.all(of: command.name).map(row)),
            wrapped(
                "\(texts.generalOptions): "
                    + CommandOption.all(.everything).map(\.usage).joined(separator: ", ")),
            exitStatus,
        ]
    }

    private func usage(hasCommands: Bool) -> String {
        let heading = "\(texts.usage): "
        let start = game.map(\.rawValue) ?? "[\(texts.game)]"
        let play = "\(heading)parlor \(start) [\(texts.option) …]"
        guard hasCommands else { return play }
        let indent = String(repeating: " ", count: CharacterWidth(heading).columns)
        return "\(play)\n\(indent)parlor \(texts.command) [\(texts.option) …]"
    }

    private var exitStatus: String {
        section(texts.exitStatus, texts.statuses.enumerated().map { ("\($0)", $1) })
    }

    private func row(_ option: CommandOption) -> (name: String, text: String) {
        (option.usage, option.description(in: words))
    }

    /// The description of an option, with the games that accept the option, unless all do.
    private func summary(of option: CommandOption) -> String {
        let games = option.scope.games
        let text = option.description(in: words)
        return games.count == GameName.allCases.count
            ? text : "\(text) (\(games.map(\.rawValue).joined(separator: ", ")))"
    }

    /// A heading with rows below it; empty if there are no rows.
    private func section(_ heading: String, _ rows: [(name: String, text: String)]) -> String {
        let widest = rows.map { CharacterWidth($0.name).columns }.max() ?? 0
        let lines = rows.map { row in
            let blanks = widest + 2 - CharacterWidth(row.name).columns
            return "  \(row.name)\(String(repeating: " ", count: blanks))"
                + wrapped(row.text, indent: widest + 4)
        }
        return rows.isEmpty ? "" : "\(heading):\n\(lines.joined(separator: "\n"))"
    }

    /// The text, broken into lines that fit after the indent. The first line has no indent, because
    /// a name precedes it.
    private func wrapped(_ text: String, indent: Int = 0) -> String {
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

extension String {
    /// The text with its first letter capitalized.
    var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
