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
        export: "write it to this file, which ends in .cast (asciinema), .svg or .jsonl",
        marbles: "draw what went in and out of its games, all streams or those that are named",
        from: "draw from this time on", to: "draw up to this time",
        columns: "draw no wider than this",
        test: "write it as a test in Swift",
        at: "let the test say what was seen then, and not at the end",
        shrink: "leave out what is not needed for won, lost, stuck, a notice or the name of news",
        day: "the day, today if not said")
}

extension ComplaintWords {
    static let english = ComplaintWords(
        at: { "\($0), column \($1): \($2)" }, line: { "line \($0)" },
        argument: { "argument \($0)" },
        notRead: { "The standard input cannot be read: \($0)." },
        notWritten: { "The standard output cannot be written: \($0)." },
        fileNotWritten: { "The file \($0) cannot be written: \($1)." },
        noDirectory: { "there is no directory \($0)" },
        wantsDeal: "Which deal are these moves for? Give --seed or --deal.",
        wantsFile: { "These are \($0) pages; name a file for them with --out." },
        notUnique: { "\($0): only a puzzle with exactly one solution is printed." })
}
