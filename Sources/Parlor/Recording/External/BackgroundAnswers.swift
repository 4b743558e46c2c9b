import Reactive
import TUI

/// Delivers the answers of background work to the program. A recording contains the answers with
/// their times of arrival, and a replay delivers the recorded answers.
package final class BackgroundAnswers {
    /// A question in a replay.
    private struct Question {
        /// The number of answers that were read from the recording.
        var answers = 0
        /// Indicates whether the recording has no further answer.
        var isComplete = false
        var firstAnswer: String?
        /// The listener; nil if the question has no subscriber any more.
        var listener: Listener?
        /// A way to compute the answer again; nil unless the answer depends only on the question.
        var working: Working?
    }

    private struct Listener {
        /// Delivers an answer from the recording.
        let deliver: (String) -> Void
        /// Asks the question, and skips this number of answers.
        let ask: (Int) -> Void
    }

    /// A way to compute the answer about a board, as the text of a recording.
    private struct Working {
        let board: AnyHashable
        let text: () -> (_ question: String) -> String
    }

    /// Receives each answer that is available without waiting.
    package var note: (String) -> Void
    /// The immediate answers that a replay reads from the recording, by question; nil in a run that
    /// asks the questions.
    private var remembered: [String: [String]]?
    /// The format of the recording that is replayed.
    private let format: Int
    /// The number of times that each question was asked, by name.
    private var askedCounts: [String: Int] = [:]
    /// The questions of a replay. A question without a listener is kept for `areCorrect`.
    private var questions: [String: Question] = [:]

    /// Creates answers for a run that asks the questions. Calls `note` with each answer that is
    /// available without waiting.
    package init(note: @escaping (String) -> Void = { _ in }) {
        (self.note, remembered, format) = (note, nil, RecordingHeader.format)
    }

    init(remembering atOnce: [String], format: Int = RecordingHeader.format) {
        (note, self.format) = ({ _ in }, format)
        remembered = Dictionary(grouping: atOnce) { RecordedAnswer<Never>.question(of: $0) ?? "" }
    }

    /// Stops reading answers from the recording. Questions without a complete answer are asked
    /// again.
    package func askAgain() {
        remembered = nil
        let open = questions.filter { !$0.value.isComplete }
        for (name, question) in open.sorted(by: { $0.key < $1.key }) {
            questions[name]?.isComplete = true
            question.listener?.ask(question.answers)
        }
    }

    /// The elements of `source`, as recordable answers to a question. Each subscription asks a new
    /// question. `again` computes an answer that depends only on the question. Recordings of a
    /// format before `atOnce.before` lack the answer, because the game then computed it at once.
    func answer<Value: Codable>(
        _ name: String, with source: Observable<Value>, _ console: Console,
        again: (board: AnyHashable, make: () -> Value)? = nil,
        atOnce: (before: Int, make: () -> Value)? = nil
    ) -> Observable<Value> {
        .create { [self] observer in
            askedCounts[name, default: 0] += 1
            let number = askedCounts[name, default: 1]
            let question = number == 1 ? name : "\(name) (\(number))"
            guard let remembered else { return ask(source, question, console, observer) }
            if let atOnce, format < atOnce.before {
                observer.onNext(atOnce.make())
                return Disposables.create()
            }
            let late = SerialDisposable()
            questions[question] = Question(
                firstAnswer: remembered[question]?.first,
                listener: Listener(
                    deliver: { text in
                        guard let answer = RecordedAnswer<Value>(text) else { return }
                        self.count(answer)
                        console.admit(text) { answer.send(to: observer) }
                    },
                    ask: { answers in
                        late.disposable = self.ask(
                            source.skip(answers), question, console, observer, isLate: true)
                    }),
                working: again.map { again in
                    Working(board: again.board) {
                        let value = again.make()
                        return { RecordedAnswer($0, .next(value)).text }
                    }
                })
            for text in remembered[question] ?? [] {
                note(text)
                guard let answer = RecordedAnswer<Value>(text) else { continue }
                count(answer)
                answer.send(to: observer)
            }
            return Disposables.create {
                self.questions[question]?.listener = nil
                late.dispose()
            }
        }
    }

    /// Delivers an answer from the recording.
    package func receive(_ text: String) {
        guard let name = RecordedAnswer<Never>.question(of: text), let question = questions[name]
        else { return }
        questions[name]?.firstAnswer = question.firstAnswer ?? text
        question.listener?.deliver(text)
    }

    /// Indicates whether the recorded answers that can be computed again are right. The answer
    /// about each board is computed once.
    package var areCorrect: Bool {
        var texts: [AnyHashable: (String) -> String] = [:]
        return questions.allSatisfy { name, question in
            guard let working = question.working, let first = question.firstAnswer else {
                return true
            }
            let text = texts[working.board] ?? working.text()
            texts[working.board] = text
            return first == text(name)
        }
    }

    private func count<Value>(_ answer: RecordedAnswer<Value>) {
        questions[answer.question]?.answers += 1
        if answer.value.isEmpty { questions[answer.question]?.isComplete = true }
    }

    private func ask<Value: Codable>(
        _ source: Observable<Value>, _ question: String, _ console: Console,
        _ observer: AnyObserver<Value>, isLate: Bool = false
    ) -> any Disposable {
        var isAtOnce = !isLate
        defer { isAtOnce = false }
        return source.subscribe { [note] event in
            let text = RecordedAnswer(question, event).text
            guard isAtOnce else { return console.admit(text) { observer.on(event) } }
            note(text)
            observer.on(event)
        }
    }
}
