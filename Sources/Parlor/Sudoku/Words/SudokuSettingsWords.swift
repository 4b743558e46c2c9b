import Games

/// The settings of the sudoku.
struct SudokuSettingsWords: Phrasebook {
    let language: Language

    var level: String { say(.level.capitalized) }
    var marking: String { say("Mark mistakes", "실수 표시") }
    var mistakeLimit: String { say("Mistakes", "실수 제한") }
    var cleansNotes: String { say("Clean up notes", "메모 자동 정리") }
    var digitFirst: String { say("Digit first", "숫자 먼저") }
    var lettersMove: String { say(.lettersMove.capitalized) }
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
