import Games

extension Words {
    var sudoku: SudokuWords { SudokuWords(language: language) }
}

/// The words on the screen of the sudoku.
struct SudokuWords: Phrasebook {
    let language: Language

    var about: SudokuTexts { SudokuTexts(language: language) }

    // The line above the board.
    var levelLabel: String { say(.level.capitalized) }
    var mistakes: String { say("Mistakes", "실수") }
    var time: String { say(.time.capitalized) }

    func level(_ level: SudokuLevel) -> String {
        switch level {
        case .easy: say("\(level.name)", "쉬움")
        case .medium: say("\(level.name)", "보통")
        case .hard: say("\(level.name)", "어려움")
        case .unfair: say("\(level.name)", "고난도")
        case .extreme: say("\(level.name)", "극한")
        }
    }

    /// The word in place of a level, for the player's own puzzle.
    var ownPuzzle: String { say("Own", "직접 입력") }

    /// The number of cells with a digit.
    func filled(_ cells: Int) -> String { say("\(cells) of 81 cells", "81칸 중 \(cells)칸") }

    // The deeds, one word each.
    var undo: String { say(.undo) }
    var redo: String { say(.redo) }
    var erase: String { say(.erase) }
    var notes: String { say("notes", "메모") }
    var hint: String { say(.hint) }
    var fillNotes: String { say("all notes", "모두 메모") }
    var savePoint: String { say("bookmark", "책갈피") }
    var goBack: String { say("return", "책갈피로") }
    var number: String { say("digit", "숫자") }
    var light: String { say(.lightDigit) }

    /// The states of the mode in which digit keys write notes.
    var on: String { say(.on) }
    var off: String { say(.off) }

    /// The message about a bookmark that was set, and a shorter one for a narrow window.
    func bookmarkIsSet(isShort: Bool) -> String {
        isShort
            ? say("Bookmark set.", "책갈피를 꽂음.")
            : say("Bookmark set. S returns here.", "책갈피를 꽂음. S 키로 돌아옴.")
    }

    var isAtBookmark: String { say("Back at the bookmark.", "책갈피로 돌아옴.") }

    /// The sentence that digits are chosen before cells, with the chosen digit.
    func digitFirst(_ digit: Int?) -> String {
        let digit = digit?.description ?? "1-9"
        return say("digit first: \(digit)", "숫자 먼저: \(digit)")
    }

    /// The number of solutions of the player's own puzzle.
    func solutions(_ solutions: SudokuData.Verdict) -> String {
        switch solutions {
        case .none: say("There is no solution.", "답이 없습니다.")
        case .one: say("There is one solution.", "답이 하나입니다.")
        case .many(SudokuData.countedSolutions...):
            say(
                "There are more than \(SudokuData.countedSolutions - 1) solutions.",
                "답이 \(SudokuData.countedSolutions - 1)개보다 많습니다.")
        case .many(let count): say("There are \(count) solutions.", "답이 \(count)개입니다.")
        }
    }

    /// The reason why a game has no hints. A puzzle with several solutions can be played anyway.
    func noHints(_ solutions: SudokuData.Verdict) -> String {
        say(
            "\(self.solutions(solutions)) Hints need exactly one.",
            "\(self.solutions(solutions)) 힌트는 답이 하나일 때만 있습니다.")
    }

    /// The message about a puzzle from outside whose unfinished game continues.
    var isBegunBefore: String {
        say("Continued. R starts over.", "이어서 합니다. R: 처음부터.")
    }

    /// The reason why no wrong digit is found.
    func noJudgement(_ solutions: SudokuData.Verdict) -> String {
        say(
            "\(self.solutions(solutions)) This key needs exactly one.",
            "\(self.solutions(solutions)) 이 키는 답이 하나일 때만 쓸 수 있습니다.")
    }

    /// The technique to find on a practice board.
    func find(_ technique: String) -> String { say("Find: \(technique)", "찾기: \(technique)") }

    /// The answer to a wrong change of a practice board.
    private func isNot(_ technique: String) -> String {
        say("That is not the \(technique).", "\(technique, .subject) 아닙니다.")
    }

    func reason(for refusal: SudokuRefusal) -> String {
        switch refusal {
        case .noCell: say("choose a cell", "칸을 고르십시오")
        case .given: say("this digit is given", "바꿀 수 없는 칸")
        case .nothingToUndo: say(.nothingToUndo)
        case .nothingToRedo: say(.nothingToRedo)
        case .isNot(let technique): isNot(hints.techniqueInSentence(technique))
        case .noSavePoint: say("no bookmark set", "책갈피 없음")
        case .noMistake: say("no wrong digit", "틀린 숫자 없음")
        case .noNote(let digit): say("no \(digit) noted here", "메모에 \(digit) 없음")
        case .noColors: say("no colors yet", "칠한 색 없음")
        case .noHint(let solutions): noHints(solutions)
        case .noJudgement(let solutions): noJudgement(solutions)
        case .noOtherEmptyCell: say("no other empty cell", "다른 빈칸 없음")
        case .changesNothing: say("nothing to change", "바꿀 것 없음")
        }
    }

    var alerts: SudokuAlertWords { SudokuAlertWords(language: language) }
    var hints: SudokuHintWords { SudokuHintWords(language: language) }
    var lobby: SudokuLobbyWords { SudokuLobbyWords(language: language) }
    var editor: SudokuEditorWords { SudokuEditorWords(language: language) }
    var settings: SudokuSettingsWords { SudokuSettingsWords(language: language) }
    var tools: SudokuToolWords { SudokuToolWords(language: language) }
    var plain: PlainSudokuWords { PlainSudokuWords(language: language) }

    /// The message while a puzzle is being made or judged, and the reasons why making it failed.
    var loading: String { say("Preparing…", "준비하는 중…") }
    var noSolution: String { say("It has no solution.", "답이 없는 퍼즐입니다.") }
    var unavailable: String { say("No puzzle is available.", "가져올 수 있는 퍼즐이 없습니다.") }

    func rare(_ technique: String) -> String {
        say(
            "No puzzle was found for this technique: \(technique).",
            "이 기법이 나오는 퍼즐을 찾지 못했습니다: \(technique).")
    }

    /// The notes of the cell at the cursor, for a board without space for notes.
    func notes(_ digits: String) -> String { say("Notes: \(digits)", "메모: \(digits)") }
}

extension SudokuWords {
    func reason(_ failure: PuzzleFailure) -> String {
        switch failure {
        case .noSolution: noSolution
        case .rare(let technique): rare(hints.technique(technique))
        case .cancelled, .budgetSpent, .notInThePack: unavailable
        case .other(let reason): reason
        }
    }
}

extension SudokuWords {
    /// A review of the game in a few sentences.
    func review(of result: SudokuResult) -> [String] {
        let time = GameTime(seconds: result.seconds).text
        if let technique = result.origin.practices {
            let name = hints.technique(technique)
            return [alerts.foundReview(technique: name, time: time, result.help.hints)]
        }
        let first = result.firstMistake.map { mistake in
            alerts.firstMistake(
                mistake.digit, cell: hints.cell(mistake.cell),
                time: ClockReading(seconds: mistake.seconds).text)
        }
        let hardest = result.hardest.map { alerts.hardest(hints.technique($0)) }
        return [alerts.review(time, mistakes: result.mistakes, hints: result.help.hints)]
            + [first, hardest].compactMap(\.self)
    }
}
