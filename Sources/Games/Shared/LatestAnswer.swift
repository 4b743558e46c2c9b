/// The last answer of a function. It is computed only if the question differs from the last one.
final class LatestAnswer<Question: Equatable, Answer> {
    private var latest: (question: Question, answer: Answer)?

    func answer(to question: Question, _ work: (Question) -> Answer) -> Answer {
        if let latest, latest.question == question { return latest.answer }
        let answer = work(question)
        latest = (question, answer)
        return answer
    }
}
