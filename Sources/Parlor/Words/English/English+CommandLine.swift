extension CommandLineWords {
    static let english = CommandLineWords(
        summary: { "parlor \($0): games for the terminal" },
        usage: "Usage", game: "game", option: "option",
        games: "Games, without one of which there is a menu", gameOptions: "Options of games",
        generalOptions: "Options for everything",
        files: "Settings, results and the running game are kept in $XDG_DATA_HOME/parlor, or "
            + "else in ~/.local/share/parlor; on macOS in ~/Library/Application Support/parlor.",
        environment: "NO_COLOR leaves the colors to the terminal, and ESCDELAY says for how many "
            + "milliseconds a lone Esc may still become another key.")
}

extension OptionWords {
    static let english = OptionWords(
        lang: "the language", theme: "the colors",
        ascii: "draw with plain characters only", noMouse: "leave the mouse to the terminal",
        noMotion: "show everything at once, without motion",
        noSync: "do not ask the terminal to show frames at once",
        dataDir: "keep files in this directory",
        seed: "deal the board with this number", daily: "deal the board of the day",
        pairs: "how many pairs of cards", time: "seconds for a round, 0 for no limit",
        rounds: "how many rounds",
        level: "how hard the puzzle is", board: "play this puzzle",
        mistakes: "the mistake that ends the game, 0 for no limit",
        demo: "show everything that the terminal can do",
        help: "print this", version: "print the version")
}

extension RefusalWords {
    static let english = RefusalWords(
        unknownOption: { "There is no option \($0); \($1)" },
        takesNoValue: { "The option \($0) takes no value." },
        wantsValue: { "The option \($0) wants a value behind it: \($1)." },
        badValue: { name, value, accepted, hint in
            "\"\(value)\" is no value for \(name), which takes \(accepted)"
                + (hint.isEmpty ? "." : "; \(hint)")
        },
        unknownGame: { "There is no game \"\($0)\"; \($1)" },
        notThereYet: { "\($0) cannot be played in this version, which has \($1)." },
        secondGame: { "There is one game at a time: \($1), or \($0)." },
        notForGame: { "The option \($0) says nothing to \($1); it is for \($2)." },
        contradiction: { "Both \($0) and \($1) choose the board; give one of them." },
        didYouMean: { "did you mean \($0)?" },
        playable: { "this version has \($0)." },
        seeHelp: "parlor --help shows all there are.")
}

extension AcceptedWords {
    static let english = AcceptedWords(
        number: { "a whole number from \($0) to \($1)" },
        list: { names in
            names.count < 2
                ? names.joined()
                : "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
        },
        path: "the path of a directory",
        board: "81 digits with 0 or a point for an empty cell, or a file with them",
        truth: "true or false")
}
