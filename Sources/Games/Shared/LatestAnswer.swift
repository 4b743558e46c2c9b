/// A cache of the last answer of a function. The answer is computed again only if the question
/// changes.
final class LatestAnswer<Question: Equatable, Answer> {
    private var latest: (question: Question, answer: Answer)?

    func answer(to question: Question, _ work: (Question) -> Answer) -> Answer {
        if let latest, latest.question == question { return latest.answer }
        let answer = work(question)
        latest = (question, answer)
        return answer
    }
}
