extension ToolWords {
    static let english = ToolWords(
        solve: "print the solution of each puzzle, or none, or many",
        grade: "print level, score and hardest step of each puzzle",
        generate: "print puzzles with one solution, a line each",
        verify: "print unique, none or many for each puzzle, and how many solutions those are",
        hint: "print the next step of each board, and the reason for it",
        print: "print a sheet of puzzles to solve with a pencil, as SVG",
        replayRun: "show a recorded run, the last one if none is named",
        statistics: "print how games went so far, in the files of this machine",
        league: "show who solved the boards of a day how fast, in the files of many players",
        json: "answer in JSON, an object a line",
        count: "how many, with this number and the next ones",
        level: "how hard for a person, medium if not said",
        symmetry: "how the clues lie, none if not said",
        minimal: "leave no clue that is not needed",
        steps: "print every step", limit: "count no more solutions than this, 1000 if not said",
        solutions: "print the solutions upside down at the foot of the page",
        out: "write this file; several pages get a number each",
        svg: "draw it in this file instead",
        check: "run it again without a screen, and compare it with what was recorded",
        export: "write it to this file, which ends in .cast (asciinema) or .svg",
        day: "the day, today if not said")
}

extension ComplaintWords {
    static let english = ComplaintWords(
        at: { "\($0), column \($1): \($2)" }, line: { "line \($0)" },
        argument: { "argument \($0)" },
        noCell: { "\"\($0)\" is no cell: write 1 to 9, or . or 0 for an empty one." },
        noMark: { "\"\($0)\" is no mark: write the digits 1 to 9 of a cell together." },
        markTwice: { "\($0) is noted twice in this cell: write it once." },
        tooManyCells: "a board has 81 cells; nothing may follow them.",
        tooFewCells: { "a board has 81 cells, and there \($0 == 1 ? "is" : "are") \($0) here." },
        noDealNumber: { "\"\($0)\" is no number of a deal: they go from 0 to \(UInt64.max)." },
        noCard: { "\"\($0)\" is no card: write the rank, A23456789TJQK, and the suit, CDHS." },
        cardTwice: { "\($0) is there twice: each of the 52 cards has to be there once." },
        noMove: { "\"\($0)\" is no move: write D, R, or a card, where it is and where it goes." },
        cards: { "a deal has 52 cards, and there \($0 == 1 ? "is" : "are") \($0) here." },
        notRead: { "The standard input cannot be read: \($0)." },
        notWritten: { "The standard output cannot be written: \($0)." },
        fileNotWritten: { "The file \($0) cannot be written: \($1)." },
        wantsDeal: "Which deal are these moves for? Give --seed or --deal.",
        wantsFile: { "These are \($0) pages; name a file for them with --out." },
        notUnique: { "\($0): only a puzzle with exactly one solution is printed." },
        easy: "Easy", medium: "Medium", hard: "Hard", unfair: "Unfair", extreme: "Extreme")
}
