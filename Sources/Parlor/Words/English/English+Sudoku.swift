import Games

extension SudokuWords {
    static let english = SudokuWords(
        difficulty: "Level", mistakes: "Mistakes", time: "Time",
        level: { $0.name },
        ownPuzzle: "Own",
        undo: "undo", redo: "redo", erase: "erase", memo: "memo", hint: "hint",
        fillNotes: "notes", savePoint: "save", goBack: "return", digitFirst: "digit first",
        undoMistakes: "undo to before the first mistake", nextEmpty: "next",
        number: "digit", note: "note",
        on: "on", off: "off",
        alerts: .english, hints: .english, lobby: .english, editor: .english,
        loading: "Making a puzzle…",
        noSolution: "It has no solution.", unavailable: "There is none to be had.",
        rare: { "None was found for this technique: \($0)." },
        notes: { "Notes: \($0)" })
}

extension SudokuAlertWords {
    fileprivate static let english = SudokuAlertWords(
        paused: "Paused", pausedText: "The board is covered, and the clock stands still.",
        leave: "Leave the game?", leaveText: "It is saved, and waits for you.",
        overMistakes: "Too many mistakes",
        overMistakesText: { "That was mistake \($0) of \($0)." },
        failed: "The puzzle could not be loaded", success: "Congratulations!",
        resume: "Go on", restart: "Restart", newGame: "New game", retry: "Try again",
        quit: "Leave", copy: "Copy", copied: "Copied",
        review: { time, mistakes, hints in
            "Solved in \(time), "
                + (mistakes == 0
                    ? "without a mistake" : mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes")
                + (hints == 0 ? "." : hints == 1 ? ", 1 hint." : ", \(hints) hints.")
        },
        firstMistake: { "First mistake: \($0) in \($1), after \($2)." },
        hardest: { "Hardest step: \($0)." })
}

extension SudokuHintWords {
    fileprivate static let english = SudokuHintWords(
        technique: { $0.title }, sentence: { $0.sentence },
        cell: { "row \($0), column \($1)" },
        house: { house in
            switch house.kind {
            case .row: "row \(house.number + 1)"
            case .column: "column \(house.number + 1)"
            case .box: "box \(house.number + 1)"
            }
        },
        look: { "Look at \($0)." }, lookAtMarked: "Look at the boxes that are marked.",
        mistakeNearby: { "Something is wrong in \($0)." },
        wrongDigit: { "The \($0) in \($1) is wrong." },
        wrongNotes: { "The right digit is missing among the notes in \($0)." },
        nothing: "There is no hint: the puzzle has not exactly one solution.",
        finds: { "\($1) is \($0)." }, rulesOut: { "No \($0) in \($1)." },
        why: "why", doIt: "do it")
}

extension SudokuLobbyWords {
    fileprivate static let english = SudokuLobbyWords(
        slot: "Saved game", practise: "Practise", typeIn: "Your own puzzle", empty: "empty",
        summary: { "\($0), \($1)" },
        typeInSummary: "81 digits, with 0 or a point for an empty cell",
        practiseSummary: "A board on which this technique is the next step",
        slotSummary: "Each of them keeps a game of its own",
        letterKeysSummary: "The hint is on H then")
}

extension SudokuSettingWords {
    static let english = SudokuSettingWords(
        slot: "Saved game", level: "Level", marking: "Mark mistakes", mistakeLimit: "Mistakes",
        cleansNotes: "Clean up notes", digitFirst: "Digit first", lettersMove: "Move by h j k l",
        anyLevel: "any", levelName: SudokuWords.english.level,
        never: "never", byRule: "by the rules", bySolution: "by the solution")
}

extension SudokuEditorWords {
    fileprivate static let english = SudokuEditorWords(
        title: "Your own puzzle",
        text: "Type digits, or paste a puzzle of 81 characters.",
        play: "Play", clear: "Clear",
        noSolution: "This has no solution.", oneSolution: "This has one solution.",
        clash: "A digit stands twice in a row, a column or a box.",
        manySolutions: { count, isAll in
            "This has \(isAll ? "" : "more than ")\(count) solutions: more digits are needed."
        },
        notABoard: { "This is no board: see line \($0), character \($1)." })
}
