import Games

extension SudokuWords {
    static let english = SudokuWords(
        about: GameTexts(
            title: "Sudoku", summary: "Every digit once in each row, column and box",
            word: PlainWord("sudoku", "Type sudoku for a sudoku, or the one you left."),
            firstSteps: [
                "Every row, column and box takes each digit from 1 to 9 once.",
                "Choose a cell and type its digit; m makes small notes.",
                "If you are stuck, h shows the next step, and then why.",
            ],
            rules: [
                "Fill the board so that each row, each column and each box of nine cells holds "
                    + "every digit from 1 to 9 once.",
                "A digit that a row, column or box already has is a mistake. The third one ends "
                    + "the game, and undoing does not take it back. The lobby sets another limit, "
                    + "or none.",
                "Notes are small digits for what may stand in a cell. Where cells are too small "
                    + "for them, a dot stands there, and the notes are written below the board.",
                "The cursor is [5], a conflict 5!, and without colors (5) is the same digit, *5* a "
                    + "hint and · a cell that the cursor sees.",
                "With digit first, a number chooses what is written, and each cell that you click, "
                    + "or choose with Enter, gets it.",
                "Drag over cells to choose several, or click more with the right button: numbers "
                    + "are notes then, in all of them {5}. A digit that is lit shows where it "
                    + "stands and may stand, + without colors; click its number with the middle "
                    + "button. Four colors, A to D, tell cells apart; while a digit is lit, they "
                    + "color its notes.",
                "Each technique of the hints has a page with an example to try: Techniques, in the "
                    + "lobby.",
                "If you like to move by h j k l, the settings in the lobby allow it; the hint is "
                    + "on H then. Click a number with the right button to note it.",
                "The line to copy at the end has a dot for each mistake that was left, and a "
                    + "question mark for each hint.",
            ]),
        difficulty: "Level", mistakes: "Mistakes", time: "Time",
        level: { $0.name },
        ownPuzzle: "Own",
        undo: "undo", redo: "redo", erase: "erase", memo: "memo", hint: "hint",
        fillNotes: "notes", savePoint: "save", goBack: "return",
        nextEmpty: "next", number: "digit", light: "light", color: "color",
        on: "on", off: "off",
        digitFirst: { $0.map { "digit first: \($0)" } ?? "digit first: 1-9" },
        refused: { why in
            switch why {
            case .noCell: "choose a cell"
            case .given: "given, it stays"
            case .nothingToUndo: "nothing to undo"
            case .nothingToRedo: "nothing to redo"
            case .noSavePoint: "no board saved"
            case .noMistake: "no mistake yet"
            case .noNote(let digit): "no \(digit) noted here"
            }
        },
        alerts: .english, hints: .english, lobby: .english, editor: .english, help: .english,
        settings: .english, tools: .english, plain: WordTable(.english),
        loading: "Making a puzzle…",
        noSolution: "It has no solution.", unavailable: "There is none to be had.",
        rare: { "None was found for this technique: \($0)." },
        notes: { "Notes: \($0)" })
}

extension SudokuAlertWords {
    fileprivate static let english = SudokuAlertWords(
        leave: "Leave the game?", leaveText: "It is saved, and waits for you.",
        overMistakes: "Too many mistakes",
        overMistakesText: { "That was mistake \($0) of \($0)." },
        failed: "The puzzle could not be loaded", success: "Congratulations!",
        resume: "Go on", restart: "Restart", newGame: "New game", retry: "Try again",
        quit: "Leave", copy: "Copy", copied: "Copied",
        review: { time, mistakes, hints in
            "Solved in \(time), "
                + (mistakes == 0 ? "without a mistake" : mistakes.of("mistake"))
                + (hints == 0 ? "." : ", \(hints.of("hint")).")
        },
        firstMistake: { "First mistake: \($0) in \($1), after \($2)." },
        mistake: { "\($0) in \($1), after \($2)" },
        hardest: { "Hardest step: \($0)." },
        lookBack: "look back", looking: { "Step \($0) of \($1)" })
}

extension SudokuHintWords {
    fileprivate static let english = SudokuHintWords(
        technique: { $0.title }, sentence: { $0.sentence },
        reason: { EnglishReason($0).text },
        cell: { "row \($0), column \($1)" }, shortCell: { "r\($0)c\($1)" },
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
        finds: { "\($0) goes into \($1)." }, rulesOut: { "No \($0) in \($1)." },
        why: "why", more: "more", doIt: "do it", close: "close")
}

extension SudokuLobbyWords {
    fileprivate static let english = SudokuLobbyWords(
        practise: "Practise", techniques: "Techniques", typeIn: "Your own puzzle",
        techniquesSummary: "Each on a board, with the reason for it",
        previous: "before", next: "next", tryIt: "try it",
        summary: { "\($0), \($1)" },
        typeInSummary: "typed in; or paste it here, in any form",
        practiseSummary: { "Enter: a board with \($0)" },
        fullSummary: "The last of the games above would be given up",
        letterKeysSummary: "The hint is on H then")
}

extension SudokuSettingWords {
    fileprivate static let english = SudokuSettingWords(
        level: "Level", marking: "Mark mistakes", mistakeLimit: "Mistakes",
        cleansNotes: "Clean up notes", digitFirst: "Digit first", lettersMove: "Move by h j k l",
        anyLevel: "any", levelName: { $0.name },
        never: "never", byRule: "by rule", bySolution: "by solution",
        mistakesOption: "the mistake that ends the game, 0 for no limit",
        boardOption: "play this puzzle")
}

extension SudokuHelpWords {
    fileprivate static let english = SudokuHelpWords(
        write: "write a digit", note: "note a digit", memo: "digits are notes, or not",
        undoMistakes: "undo all since the first wrong digit",
        hint: "hint; again: why; again: do it",
        readBack: "back in a long hint", fillNotes: "note all that is possible",
        savePoint: "keep the board; return to it", digitFirst: "digit first, or cell first",
        nextEmpty: "next empty cell", choose: "choose several cells",
        light: "light the next digit, the one before, or a certain one",
        color: "color cells, or notes of the digit that is lit", wipeColors: "erase all colors")
}

extension SudokuEditorWords {
    fileprivate static let english = SudokuEditorWords(
        title: "Your own puzzle",
        text: "Type digits, or paste a puzzle in any form: a line, a sheet, a link.",
        play: "Play", clear: "Clear",
        noSolution: "This has no solution.", oneSolution: "This has one solution.",
        clash: "A digit stands twice in a row, a column or a box.",
        manySolutions: { count, isAll in
            "This has \(isAll ? "" : "more than ")\(count) solutions: more digits are needed."
        })
}

extension SudokuToolWords {
    fileprivate static let english = SudokuToolWords(
        noCell: { "\"\($0)\" is no cell: write 1 to 9, or . or 0 for an empty one." },
        noMark: { "\"\($0)\" is no mark: write the digits 1 to 9 of a cell together." },
        markTwice: { "\($0) is noted twice in this cell: write it once." },
        tooManyCells: "a board has 81 cells; nothing may follow them.",
        tooFewCells: { "a board has 81 cells, and there \($0 == 1 ? "is" : "are") \($0) here." })
}
