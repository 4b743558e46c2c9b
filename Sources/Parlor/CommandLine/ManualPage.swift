/// The text of `--man`: a manual page made from the descriptions of the tools and options.
struct ManualPage {
    let words: Words

    private var texts: ManualWords { words.commandLine.manual }

    var text: String {
        let parts = [
            head, synopsis, description, games, commands, options, statuses, places, examples,
        ]
        return parts.joined(separator: "\n")
    }

    private var head: String {
        """
        .TH PARLOR 6 "" "parlor \(version)" "\(roff(texts.title))"
        .SH \(roff(texts.name))
        parlor \\- \(roff(texts.tagline))
        """
    }

    private var synopsis: String {
        let option = "[\(words.commandLine.option) …]"
        let lines =
            ["parlor [\(words.commandLine.game)] \(option)"]
            + Tool.all.map { "parlor \($0.usage) \(option)" }
        return ".SH \(roff(texts.synopsis))\n" + lines.map(roff).joined(separator: "\n.br\n")
    }

    private var description: String {
        // Several tools may have the same details, which are said once.
        let details = Tool.all.compactMap { $0.details?(words) }.reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return ".SH \(roff(texts.description))\n"
            + (texts.about + details).map(roff).joined(separator: "\n.PP\n")
    }

    private var games: String {
        ".SH \(roff(texts.games))\n\(roff(words.commandLine.games)):\n"
            + rows(GameModule.all.map { ($0.name.rawValue, $0.summary(words)) })
    }

    private var commands: String {
        let parts = Tool.all.map { command in
            return ".SS \(roff("parlor " + command.usage))\n"
                + "\(roff(command.summary(words).capitalized)).\n"
                + rows(CommandOption.all(of: command.name))
        }
        return ".SH \(roff(texts.commands))\n" + parts.joined(separator: "\n")
    }

    private var options: String {
        let groups: [(String, CommandOption.Group)] = [
            (words.commandLine.gameOptions, .games), (words.commandLine.screenOptions, .screen),
            (words.commandLine.generalOptions, .everything),
        ]
        let parts = groups.map { heading, group in
            ".SS \(roff(heading))\n" + rows(CommandOption.all(group))
        }
        return ".SH \(roff(texts.options))\n" + parts.joined(separator: "\n")
    }

    private var statuses: String {
        ".SH \(roff(texts.exitStatus))\n\(roff(words.commandLine.exitStatus)):\n"
            + rows(words.commandLine.statuses.enumerated().map { ("\($0)", $1) })
    }

    private var places: String {
        """
        .SH \(roff(texts.files))
        \(roff(words.commandLine.files))
        .SH \(roff(texts.environment))
        \(roff(words.commandLine.environment))
        """
    }

    /// Example command lines. `exampleTexts` has an explanation for each.
    static let examples = [
        "parlor sudoku verify < puzzles.txt | grep -c unique",
        "parlor sudoku print --level hard --count 4 --solutions --out sheet.svg",
        "parlor klondike winnable --seed 1 --count 10 --draw 3",
        "parlor klondike solve --seed 1 | parlor klondike replay --seed 1",
    ]

    private var examples: String {
        let parts = zip(texts.exampleTexts, ManualPage.examples).map { text, line in
            "\(roff(text))\n.PP\n.RS 4\n.nf\n\(roff(line))\n.fi\n.RE"
        }
        return ".SH \(roff(texts.examples))\n" + parts.joined(separator: "\n.PP\n")
    }

    private func rows(_ options: [CommandOption]) -> String {
        rows(options.map { ($0.usage, $0.description(in: words)) })
    }

    private func rows(_ rows: [(name: String, text: String)]) -> String {
        rows.map { ".TP\n.B \(roff($0.name))\n\(roff($0.text))" }.joined(separator: "\n")
    }

    /// The text, escaped for roff and in ASCII, which every manual reader understands.
    private func roff(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "\"": "\\(dq"
            case _ where scalar.isASCII: String(scalar)
            default:
                "\\[u" + String(repeating: "0", count: max(0, 4 - scalar.digits.count))
                    + scalar.digits + "]"
            }
        }.joined()
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
}

extension Unicode.Scalar {
    fileprivate var digits: String { String(value, radix: 16, uppercase: true) }
}
