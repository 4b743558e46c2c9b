import Games

struct MinesSettingsWords: Phrasebook {
    let language: Language

    var size: String { say("Board", "판") }
    var level: String { say("Difficulty", "난이도") }
    var guesses: String { say("Boards with guesses", "추측이 필요한 판") }
    /// The words for boards with guesses, which follow the size of the board.
    var withGuesses: String { say("with guesses", "추측이 필요한 판") }
    var guessesShortly: String { say("guesses", "추측") }
    var questionMarks: String { say("Question marks", "물음표") }
    var letters: String { say(.lettersMove.capitalized) }

    // The lines about the settings.
    var sizeSummary: String {
        say("Width, height and mines", "너비, 높이, 지뢰 수")
    }
    var levelSummary: String {
        say(
            "Easy: one number at a time. Normal: two. Hard: more",
            "쉬움: 숫자 하나씩 보면 풀림. 보통: 두 개씩. 어려움: 더 많이")
    }
    var levelWithGuesses: String {
        say("Boards with guesses are of any difficulty", "추측이 필요한 판의 난이도는 고를 수 없음")
    }
    var levelOfLargeBoard: String {
        say("A board this large is always hard", "이렇게 큰 판은 항상 어려움")
    }
    var guessesSummary: String {
        say(
            "On: some boards need guesses. Off: reasoning solves all",
            "켬: 추측이 필요한 판도 나옴. 끔: 모두 추리만으로 풀림")
    }
    var questionMarksSummary: String {
        say("Flag a cell twice for a question mark", "깃발을 한 번 더 꽂으면 물음표")
    }

    /// The name of a difficulty. Nil means any difficulty.
    func name(of level: MinesDifficulty.Level?) -> String {
        switch level {
        case nil: say(.any)
        case .easy: say(.easy)
        case .normal: say("normal", "보통")
        case .hard: say(.hard)
        }
    }

    // The command-line option.
    var option: String {
        say("the width, the height and the mines of the board", "판의 너비, 높이, 지뢰 수")
    }
}
