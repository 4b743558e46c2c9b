extension MinesWords {
    static let english = MinesWords(
        about: GameTexts(
            title: "Mines", summary: "Open every cell but the mines, without a guess",
            word: PlainWord("mines", "Type mines to find the mines, or to go on."),
            firstSteps: [
                "Open every cell that hides no mine; the first is safe.",
                "A number says how many of the cells around it are mines.",
                "Enter or a click opens, f or a right click sets a flag.",
            ],
            rules: [
                "A number says how many of the cells around it are mines. Open all cells that are "
                    + "none.",
                "The first cell is never a mine and opens a region. From there on, everything can "
                    + "be known: no board needs a guess, unless the settings allow it.",
                "Right, f or a long press puts a flag on a mine. On an open number, Space, the "
                    + "middle button, both buttons or two clicks open what is around it, if it has "
                    + "its flags.",
                "h says where to look, then why, then does it. After a loss you are told whether "
                    + "the mine could have been known. There is no undo.",
                "3BV is the fewest clicks that open the board; efficiency compares yours with it.",
            ]),
        smaller: "or a smaller board", mines: { $0.of("mine") },
        guesses: { $0 == 1 ? "needs 1 guess" : "needs \($0) guesses" },
        won: "Every cell is open: you won.", lost: "That was a mine.",
        known: "It could have been known.",
        figures: { "Time \($0), 3BV \($1), \($2)/s, efficiency \($3) %." },
        refused: { why in
            switch why {
            case .isFlagged: "protected by a flag"
            case .isOpen: "already open"
            case .nothingToOpen: "nothing to open"
            }
        },
        misfit: { cells in
            let misfit = "The flags are not as many as the number."
            return ["\(misfit) It would have opened \(cells.listed("and")).", misfit]
        },
        first: "Open any cell: the first is never a mine.", look: { "Look at \($0)." },
        areSafe: { "So \($0.listed("and")) \($0.count == 1 ? "is" : "are") safe." },
        areMines: { "So \($0.listed("and")) \($0.count == 1 ? "is a mine." : "are mines.")" },
        number: { name, need, room in
            need == 0
                ? "\(name) has all its mines."
                : "\(name) needs \(need) in \(room.of("covered cell"))."
        },
        shared: { "\($0) and \($1) share \($2.of("cell"))." },
        together: { numbers, minesLeft in
            let left = minesLeft.map { "\($0.of("mine")) left" }
            let all = [numbers.isEmpty ? nil : numbers.listed("and"), left].compactMap(\.self)
            return "Only one thing fits \(all.joined(separator: " and "))."
        },
        guess: { "Nothing can be known. The safest is \($0), a mine with \($1) %." },
        unknown: { percent, hadSafe in
            "It could not have been known: a mine with \(percent) %."
                + (hadSafe ? " Another cell was safe." : "")
        },
        keys: ("open", "flag", "hint"),
        settings: (
            size: "Board", guesses: "boards with guesses", asks: "Question marks",
            letters: "hjkl move, H for a hint",
            option: "the board, such as 30x16/99: width, height and mines"
        ),
        tools: (
            print: "print boards that need no guess", verify: "count the guesses that boards need",
            solve: "tell all cells that can be known", hint: "tell what can be known next, and why"
        ),
        fault: { kind in
            switch kind {
            case .badSize: "a line begins with a size such as 9x9/10"
            case .badCharacter(let character): "\"\(character)\" is no cell"
            case .badShape: "the rows do not fit the size"
            case .badBoard: "a board has the mines of its size, and one first cell, o"
            case .misfit: "the number is more than the covered cells around it"
            case .contradiction: "no mines fit these numbers"
            }
        },
        plain: WordTable(.english))
}

extension PlainMinesWords {
    fileprivate static let english = PlainMinesWords(
        word: { word in
            switch word {
            case .open: PlainWord("open", "Type open c5 to open a cell.")
            case .flag: PlainWord("flag mark", "Type flag c5 to put a flag there, or take it off.")
            case .chord: PlainWord("chord", "Type chord c5 to open what is around a number.")
            case .around: PlainWord("around what", "Type what is around c5 to hear it.")
            case .board: PlainWord("board", "Type board to hear all rows.")
            case .hint: PlainWord("hint", "Type hint for help, and again for more.")
            case .time: PlainWord("time status", "Type time to hear how the game stands.")
            case .new: PlainWord("new start", "Type new for another board.")
            }
        },
        covered: "covered", flagged: "flag", questioned: "question mark", mine: "mine",
        fatal: "exploded mine", wrongFlag: "wrong flag",
        greeting: { "Mines: \($0). Columns have letters, rows numbers: from a1 to \($1)." },
        toStart: "Type open and a cell, or help.", isOver: "Type new for another board.",
        noCell: { "There is no cell \"\($0)\"; cells have names such as c5." },
        around: { "Around it: \($0)." },
        opened: { count, cells in
            let rest = count > cells.count ? ", and \(count - cells.count) more" : ""
            return "Opened \(cells.joined(separator: ", "))\(rest)."
        },
        cell: { "\($0): \($1)." }, row: { "Row \($0): \($1)." },
        status: { "\($0) left, \($1) cells to open or flag." })
}
