/// The words of questions and their answers.
struct DialogWords: Phrasebook {
    let language: Language

    var leave: String { say(.leave.capitalized) }
    var newGameTitle: String { say("Start a new game?", "새 게임을 시작하시겠습니까?") }

    /// The text of the question before a new game. `progress` is the progress of the game that the
    /// new game gives up.
    func newGameText(_ progress: String) -> String {
        say(
            "Your first move in the new game ends the old one (\(progress)).",
            "새 게임의 첫 동작을 하면 하던 게임(\(progress))은 포기하게 됩니다.")
    }

    /// The text of the question before today's board begins again after a win. `time` is the best
    /// time without help; nil if there is none.
    func repeatedText(_ time: String?) -> String {
        let solved = time.map { say("in \($0)", "\($0) 만에") } ?? say("with help", "도움을 받아")
        return say(
            "You solved today's board \(solved). Playing again counts as help.",
            "오늘의 판은 이미 \(solved) 풀었습니다. 다시 하면 도움받은 게임이 됩니다.")
    }

    var newGame: String { say(.newGame.capitalized) }
    var cancel: String { say("Cancel", "취소") }

    // A pause.

    var paused: String { say("Paused", "일시정지") }

    var boardIsHidden: String {
        say("The board is hidden and the clock is stopped.", "판을 가리고 시계를 멈췄습니다.")
    }

    var cardsAreHidden: String {
        say("The cards are hidden and the clock is stopped.", "카드를 가리고 시계를 멈췄습니다.")
    }

    var resume: String { say(.resumeGame.capitalized) }
}
