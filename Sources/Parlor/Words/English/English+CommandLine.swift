extension CommandLineWords {
    static let english = CommandLineWords(
        summary: { "parlor \($0): games for the terminal" },
        usage: "Usage", game: "game", command: "command", option: "option",
        games: "Games, without one of which there is a menu",
        commands: "Commands, which need no screen", gameOptions: "Options of games",
        commandOptions: "Options", screenOptions: "Options of the screen",
        generalOptions: "Options for everything",
        commandHelp: "With a command, --help shows its options; --man shows everything.",
        files: "Settings, results and the running game are kept in $XDG_DATA_HOME/parlor, or "
            + "else in ~/.local/share/parlor; on macOS in ~/Library/Application Support/parlor.",
        environment: "NO_COLOR leaves the colors to the terminal, and ESCDELAY says for how many "
            + "milliseconds a lone Esc may still become another key.",
        exitStatus: "Exit status, of several answers the last of 0, 1, 3, 2",
        statuses: [
            "all is well: done, and every answer is yes",
            "an answer is no: no solution, or more than one; not winnable; not won",
            "misuse, or something that cannot be read or written",
            "an answer is not known: the search met its limits",
        ],
        manual: .english)
}

extension ManualWords {
    fileprivate static let english = ManualWords(
        title: "Games", tagline: "games for the terminal, and their tools",
        name: "NAME", synopsis: "SYNOPSIS", description: "DESCRIPTION", games: "GAMES",
        commands: "COMMANDS", options: "OPTIONS", exitStatus: "EXIT STATUS", files: "FILES",
        environment: "ENVIRONMENT", examples: "EXAMPLES",
        about: [
            "With the name of a game, or without one, parlor shows it in the terminal; keys and "
                + "mouse are told there.",
            "With a command it reads, answers and ends. What is asked about stands in the "
                + "arguments or, without any, in the standard input, one a line; klondike deal and "
                + "sudoku print make a board of their own instead. Empty lines and lines that "
                + "begin with # are passed over. Answers come in the order of the "
                + "questions; a line that cannot be read is named on the standard error, and the "
                + "next one is answered. The answers are the same in every language.",
            "A sudoku is 81 characters row by row: a digit, or . or 0 for an empty cell. hint "
                + "reads grids of pencil marks as well.",
            "A deal of Klondike is a number or its 52 cards, such as 7D9C…: rank (A23456789TJQK) "
                + "and suit (CDHS), in the order in which they come off the deck. First come the "
                + "piles, row by row, then the stock. A move is D (draw), R (turn the waste over), "
                + "or a card, where it is and where it goes: 9HW4 from the waste to the fourth "
                + "pile, TS35 with what lies on it from the third pile to the fifth, AC1F to the "
                + "foundation.",
            "A board of mines is its size and its rows, such as 4x4/2 *.../..../...o/*...: * is a "
                + "mine, o the first cell, . any other. A position, which solve and hint read, has "
                + "# for a covered cell, F for a flag, ? for a question mark, and 0 to 8 for an open "
                + "one.",
            "With --json every answer is an object with what was asked and, where there is one, a "
                + "verdict. solve adds "
                + "the solution, grade the level, the score and all steps, verify the number of "
                + "solutions, hint the step; winnable and solve of Klondike add the moves that "
                + "win, the seconds and the positions searched. generate tells the seed and the "
                + "version of the generator, with which a puzzle can be made again.",
        ],
        exampleTexts: [
            "How many of these puzzles have one solution:",
            "Four hard puzzles to print, with their solutions:",
            "The ten deals from number 1 on, and whether they can be won when three are drawn:",
            "Whether the solver's line wins:",
        ])
}

extension OptionWords {
    static let english = OptionWords(
        lang: "the language", theme: "the colors",
        ascii: "draw with plain characters only",
        plain: "play by typing, without a screen: for screen readers and pipes",
        noMouse: "leave the mouse to the terminal",
        noMotion: "show everything at once, without motion",
        noSync: "do not ask the terminal to show frames at once",
        noRecord: "do not record what is played",
        inspect: "show below the picture what the streams of the program say",
        dataDir: "keep files in this directory",
        seed: "deal the board with this number", daily: "deal the board of the day",
        demo: "show everything that the terminal can do",
        completions: "print a script with which the shell completes the command line",
        man: "print the manual, for man -l",
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
        secondGame: { "There is one game at a time: \($1), or \($0)." },
        unknownCommand: { "There is no command \"\($0)\" for \($1); \($2)" },
        notTaken: { "The option \($0) says nothing to \($1); it is for \($2)." },
        tooMuch: { "The command \($0) does not know what to do with \"\($1)\"." },
        contradiction: { "Both \($0) and \($1) choose the board; give one of them." },
        wantsOption: { "The option \($0) says nothing without \($1)." },
        apart: { "The options \($0) and \($1) do not go together; give one of them." },
        didYouMean: { "did you mean \($0)?" },
        playable: { "try \($0)." },
        commands: { "try \($0)." },
        seeHelp: "parlor --help shows all there are.", menu: "the menu",
        anyGame: "what is shown on the screen")
}

extension AcceptedWords {
    static let english = AcceptedWords(
        number: { "a whole number from \($0) to \($1)" },
        list: { names in
            names.count < 2
                ? names.joined()
                : "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
        },
        path: "the path of a directory", file: "the path of a file",
        board: "81 digits with 0 or a point for an empty cell, or a file with them",
        deal: "a number, or the 52 cards in the order they are dealt",
        day: "a day such as 2026-11-21",
        size: "a size such as 30x16/99, from 4x4 to 60x40, with mines in a quarter of it at most",
        text: "a text",
        truth: "true or false", time: "seconds, such as 12.5, or minutes and seconds, such as 1:30")
}
