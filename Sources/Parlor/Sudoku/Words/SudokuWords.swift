import Games

extension Words {
    var sudoku: SudokuWords { SudokuWords(language: language) }
}

/// The words of the sudoku.
struct SudokuWords: Phrasebook {
    let language: Language

    var about: SudokuTexts { SudokuTexts(language: language) }

    // The line above the board.
    var difficulty: String { say(.level.capitalized) }
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

    /// The level of the player's own puzzle, which has none.
    var ownPuzzle: String { say("Own", "직접 입력") }

    // The deeds, one word each.
    var undo: String { say(.undo) }
    var redo: String { say(.redo) }
    var erase: String { say(.erase) }
    var memo: String { say("notes", "메모") }
    var hint: String { say(.hint) }
    var fillNotes: String { say("fill in", "모두 메모") }
    var savePoint: String { say("save", "저장점") }
    var goBack: String { say("return", "저장점으로") }
    var number: String { say("digit", "숫자") }
    var light: String { say(.light) }

    /// The states of the memo: whether digits are written as notes.
    var on: String { say(.on) }
    var off: String { say(.off) }

    /// Says that digits are chosen before cells, and names the chosen digit.
    func digitFirst(_ digit: Int?) -> String {
        let digit = digit?.description ?? "1-9"
        return say("digit first: \(digit)", "숫자 먼저: \(digit)")
    }

    /// The technique to find on a practice board.
    func find(_ technique: String) -> String { say("Find: \(technique)", "찾기: \(technique)") }

    func refused(_ why: SudokuRefusal) -> String {
        switch why {
        case .noCell: say("choose a cell", "칸을 고르십시오")
        case .given: say("given digit", "바꿀 수 없는 칸")
        case .nothingToUndo: say(.nothingToUndo)
        case .nothingToRedo: say(.nothingToRedo)
        case .noSavePoint: say("no board saved", "저장점 없음")
        case .noMistake: say("no mistake yet", "틀린 숫자 없음")
        case .noNote(let digit): say("no \(digit) noted here", "메모에 \(digit) 없음")
        case .noColors: say("no colors yet", "칠한 색 없음")
        }
    }

    var alerts: SudokuAlertWords { SudokuAlertWords(language: language) }
    var hints: SudokuHintWords { SudokuHintWords(language: language) }
    var lobby: SudokuLobbyWords { SudokuLobbyWords(language: language) }
    var editor: SudokuEditorWords { SudokuEditorWords(language: language) }
    var settings: SudokuSettingWords { SudokuSettingWords(language: language) }
    var tools: SudokuToolWords { SudokuToolWords(language: language) }
    var plain: PlainSudokuWords { PlainSudokuWords(language: language) }

    /// The message while a puzzle is being made, and the reasons for a failure.
    var loading: String { say("Making a puzzle…", "퍼즐을 만드는 중…") }
    var noSolution: String { say("It has no solution.", "답이 없는 퍼즐입니다.") }
    var unavailable: String { say("No puzzle is available.", "가져올 수 있는 퍼즐이 없습니다.") }

    func rare(_ technique: String) -> String {
        say(
            "No puzzle was found for this technique: \(technique).",
            "이 기법이 나오는 퍼즐을 찾지 못했습니다: \(technique).")
    }

    /// The notes of the cell at the cursor, for a board without room for notes.
    func notes(_ digits: String) -> String { say("Notes: \(digits)", "메모: \(digits)") }
}

/// The lobby of the sudoku.
struct SudokuLobbyWords: Phrasebook {
    let language: Language

    var practice: String { say("Practice", "기법 연습") }
    var techniques: String { say("Techniques", "기법 설명") }
    var typeIn: String { say(.ownPuzzle.capitalized) }

    var techniquesSummary: String {
        say("An example and a reason for each", "기법마다 예시 판과 까닭")
    }

    /// The deeds on the pages of the techniques.
    var previous: String { say(.before) }
    var next: String { say("next", "다음") }
    var practiceIt: String { say("practice", "연습") }
    var firstLesson: String { say("first technique", "첫 기법") }
    var lastLesson: String { say("last technique", "마지막 기법") }

    var toPractice: String {
        say("Enter: find one yourself, on another board.", "Enter를 누르면 다른 판에서 직접 찾습니다.")
    }

    /// The picture after the given one. Its name is shorter in a narrow window.
    func next(_ picture: SudokuTechniques.Picture, isNarrow: Bool) -> String {
        switch picture {
        case .place: say(.why)
        case .reason: isNarrow ? say("so", "결과") : say("what follows", "결과")
        case .conclusion: next
        }
    }

    /// How often a technique was found, and how often it was practiced.
    func found(_ found: Int, _ practiced: Int) -> String {
        say("found \(found) of \(practiced)", "\(practiced)번 중 \(found)번 찾음")
    }

    func summary(_ level: String, _ time: String) -> String {
        say("\(level), \(time)", "\(level), \(time)")
    }

    var typeInSummary: String {
        say("type it in, or paste it here in any form", "직접 입력, 또는 여기에 붙여넣기")
    }

    func practiceSummary(_ technique: String) -> String {
        say("Enter: a board with \(technique)", "Enter: \(technique) 연습 판")
    }

    var fullSummary: String {
        say("This gives up the last of the games above", "위의 마지막 게임을 포기하게 됩니다")
    }

    var letterKeysSummary: String { say("The key for a hint is then H", "그러면 힌트는 H입니다") }
}

/// The editor for the player's own puzzle.
struct SudokuEditorWords: Phrasebook {
    let language: Language

    var title: String { say(.ownPuzzle.capitalized) }

    var text: String {
        say(
            "Type digits, or paste a puzzle in any form: a line, a grid, a link.",
            "숫자를 입력하거나 퍼즐을 붙여넣으십시오. 한 줄, 표, 링크 모두 됩니다.")
    }

    var play: String { say(.play.capitalized) }
    var clear: String { say("Clear", "모두 지우기") }
    var noSolution: String { say("There is no solution.", "답이 없습니다.") }
    var oneSolution: String { say("There is one solution.", "답이 하나입니다.") }

    var clash: String {
        say("A row, column or box has a digit twice.", "같은 줄이나 상자에 같은 숫자가 있습니다.")
    }

    func manySolutions(_ count: Int, _ isAll: Bool) -> String {
        say(
            "There are \(isAll ? "" : "more than ")\(count) solutions. Add more digits.",
            "답이 \(count)개\(isAll ? "" : "보다 많이") 있습니다. 숫자가 더 필요합니다.")
    }
}

/// The settings of the sudoku.
struct SudokuSettingWords: Phrasebook {
    let language: Language

    var level: String { say(.level.capitalized) }
    var marking: String { say("Mark mistakes", "실수 표시") }
    var mistakeLimit: String { say("Mistakes", "실수 제한") }
    var cleansNotes: String { say("Clean up notes", "메모 자동 정리") }
    var digitFirst: String { say("Digit first", "숫자 먼저") }
    var lettersMove: String { say("Move with h j k l", "h j k l로 이동") }
    var anyLevel: String { say("any", "무작위") }

    // The command-line options.
    var mistakesOption: String {
        say("how many mistakes end the game, 0 for no limit", "게임이 끝나는 실수 횟수, 0은 제한 없음")
    }

    var boardOption: String { say("play this puzzle", "이 퍼즐로 시작하기") }

    func name(of level: LevelChoice) -> String {
        level.level.map(SudokuWords(language: language).level) ?? anyLevel
    }

    func name(of marking: SudokuOptions.Marking) -> String {
        switch marking {
        case .off: say("never", "안 함")
        case .rule: say("by rule", "규칙에 따라")
        case .solution: say("by solution", "정답에 따라")
        }
    }
}

extension SudokuWords {
    func reason(_ failure: BoardFailure) -> String {
        switch failure {
        case .noSolution: noSolution
        case .rare(let technique): rare(hints.technique(technique))
        case .cancelled, .notInThePack: unavailable
        case .other(let reason): reason
        }
    }
}
