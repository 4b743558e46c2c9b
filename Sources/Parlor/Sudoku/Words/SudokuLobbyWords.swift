/// The words of the sudoku's lobby, and of the pages about techniques.
struct SudokuLobbyWords: Phrasebook {
    let language: Language

    var practice: String { say("Practice", "기법 연습") }
    var techniques: String { say("Techniques", "기법 설명") }
    var typeIn: String { say(.ownPuzzle.capitalized) }

    var techniquesSummary: String {
        say("Each with an example and a reason", "기법마다 예시 판과 이유")
    }

    // The deeds on the pages of the techniques.

    var previous: String { say(.before) }
    var next: String { say("next", "다음") }
    var practiceIt: String { say("practice", "연습") }
    var firstLesson: String { say("first technique", "첫 기법") }
    var lastLesson: String { say("last technique", "마지막 기법") }

    /// Three lines for a player who practices for the first time.
    func stepsOfPractice(_ technique: String) -> [String] {
        [
            say(
                "The next step on this board is: \(technique). Find it.",
                "이 판의 다음 단계는 \(technique)입니다. 직접 찾아보십시오."),
            say(
                """
                Make the step: write its digit, or press m and remove the notes that it rules \
                out.
                """,
                "찾은 숫자를 쓰거나, m을 누르고 올 수 없는 숫자를 메모에서 지우면 끝납니다."),
            say(
                "h shows where to look, then why. The step then counts as not found.",
                "h를 누르면 살펴볼 곳과 이유를 보여 줍니다. 힌트를 쓰면 찾은 것으로 세지 않습니다."),
        ]
    }

    var toPractice: String {
        say("Enter: find one yourself.", "Enter를 누르면 직접 찾아봅니다.")
    }

    /// The name of the picture after the given one, shorter in a narrow window.
    func next(_ picture: SudokuTechniques.Picture, isNarrow: Bool) -> String {
        switch picture {
        case .place: say(.why)
        case .reason: isNarrow ? say("so", "결과") : say("what follows", "결과")
        case .conclusion: next
        }
    }

    /// The number of times that a technique was found, and the number of times that it was
    /// practiced.
    func found(found: Int, practiced: Int) -> String {
        say("found \(found) of \(practiced)", "\(practiced)회 중 \(found)회 찾음")
    }

    /// The progress of an unfinished game, with the number of its cells that have a digit.
    func progress(_ level: String, _ filled: Int, _ time: String) -> String {
        say("\(level), \(filled) of 81, \(time)", "\(level), 81칸 중 \(filled)칸, \(time)")
    }

    /// The progress of an unfinished practice.
    func progress(ofPractice technique: String, _ time: String) -> String {
        say("\(practice): \(technique), \(time)", "\(practice): \(technique), \(time)")
    }

    var typeInSummary: String {
        say("Type it in, or paste it in any format", "입력하거나 어떤 형식으로든 붙여 넣기")
    }

    func practiceSummary(_ technique: String) -> String {
        say(
            "Enter: practice \(technique). Full list in Techniques",
            "Enter: \(technique) 연습 판. 전체 목록은 기법 설명에")
    }
}
