import Games

struct SudokuSettingsWords: Phrasebook {
    let language: Language

    var level: String { say(.level.capitalized) }
    var marking: String { say("Mark mistakes", "실수 표시") }
    var mistakeLimit: String { say("Mistakes", "실수 제한") }
    var cleansNotes: String { say("Clean up notes", "메모 자동 정리") }
    var digitFirst: String { say("Digit first", "숫자 먼저") }
    var lettersMove: String { say(.lettersMove.capitalized) }
    var anyLevel: String { say(.any) }

    // The lines about the settings.
    var levelSummary: String {
        say(
            "Any: easy, medium or hard; easy until your first win",
            "무작위: 쉬움, 보통, 어려움 중 하나. 첫 성공까지는 쉬움")
    }
    var markingSummary: String {
        say("By rule: digits that repeat. By solution: all wrong ones", "규칙: 겹치는 숫자만. 정답: 틀린 숫자 모두")
    }
    var mistakesSummary: String {
        say("How many marked mistakes end the game", "게임이 끝나는 실수 횟수")
    }
    var cleansNotesSummary: String {
        say(
            "A digit erases its notes in the row, column and box", "숫자를 쓰면 같은 행, 열, 상자의 그 숫자 메모를 지움"
        )
    }
    var digitFirstSummary: String {
        say("Choose a digit, then the cells to write it in", "숫자를 고른 다음 쓸 칸을 고름")
    }

    // The command-line options.
    var mistakesOption: String {
        say("how many mistakes end the game, 0 for no limit", "게임이 끝나는 실수 횟수, 0은 제한 없음")
    }

    var boardOption: String { say("play this puzzle", "이 퍼즐로 시작하기") }

    func name(of level: SudokuLevelChoice) -> String {
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
