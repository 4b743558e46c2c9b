/// The last answer of a function, which is not worked out again for an equal question.
final class LatestAnswer<Question: Equatable, Answer> {
    private var latest: (question: Question, answer: Answer)?

    func answer(to question: Question, _ work: (Question) -> Answer) -> Answer {
        if let latest, latest.question == question { return latest.answer }
        let answer = work(question)
        latest = (question, answer)
        return answer
    }
}
