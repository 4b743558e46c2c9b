import Reactive
import TUI

/// Delivers the answers of background work to the program. A recording contains the answers and the
/// times of their arrival, and a replay reads them from there.
package final class BackgroundAnswers {
    private var note: (String) -> Void
    /// The immediate answers that a replay reads from the recording, by question; nil in a run that
    /// asks the questions.
    private var remembered: [String: [String]]?
    /// The number of times that each question was asked.
    private var asked: [String: Int] = [:]
    private var waiting: [String: (String) -> Void] = [:]
    /// The first answer to each question, and a function that computes it again.
    private var firstAnswers: [String: String] = [:]
    private var workings: [String: (board: AnyHashable, make: () -> (String) -> String)] = [:]
    /// The questions whose recorded answers are incomplete. Each has the number of answers so far,
    /// and a function that asks for the others.
    private var open: [String: (answers: Int, ask: (Int) -> Void)] = [:]

    /// Creates answers. Calls `note` with each answer that is available at once.
    package init(note: @escaping (String) -> Void = { _ in }) {
        (self.note, remembered) = (note, nil)
    }

    init(remembering atOnce: [String]) {
        note = { _ in }
        remembered = Dictionary(grouping: atOnce) { Answer<Never>.question(of: $0) ?? "" }
    }

    /// The same answers, with another closure that is called with each answer that is available at
    /// once.
    func noting(_ note: @escaping (String) -> Void) -> BackgroundAnswers {
        self.note = note
        return self
    }

    /// Stops reading answers from the recording. Questions without a complete answer are asked.
    package func askAgain() {
        remembered = nil
        let open = open
        self.open = [:]
        for (_, question) in open.sorted(by: { $0.key < $1.key }) { question.ask(question.answers) }
    }

    /// The elements of `source`, noted with their question. Each subscription asks a new question.
    /// `again` computes the answer if it depends only on the question.
    func callAsFunction<Value: Codable>(
        _ source: Observable<Value>, to name: String, _ console: Console,
        again: (board: AnyHashable, make: () -> Value)? = nil
    ) -> Observable<Value> {
        .create { [self] observer in
            let number = asked[name, default: 0] + 1
            asked[name] = number
            let question = number == 1 ? name : "\(name) (\(number))"
            guard let remembered else { return ask(source, question, console, observer) }
            workings[question] = again.map { again in
                (
                    again.board,
                    {
                        let value = again.make()
                        return { Answer($0, .next(value)).text }
                    }
                )
            }
            firstAnswers[question] = remembered[question]?.first
            waiting[question] = { text in
                guard let answer = Answer<Value>(text) else { return }
                self.count(answer)
                console.admit(text) { answer.tell(observer) }
            }
            let asking = SerialDisposable()
            open[question] = (
                0,
                { answers in
                    asking.disposable = self.ask(
                        source.skip(answers), question, console, observer, isLate: true)
                }
            )
            for text in remembered[question] ?? [] {
                note(text)
                guard let answer = Answer<Value>(text) else { continue }
                count(answer)
                answer.tell(observer)
            }
            return Disposables.create {
                (self.waiting[question], self.open[question]) = (nil, nil)
                asking.dispose()
            }
        }
    }

    /// Delivers an answer from the recording.
    package func tell(_ text: String) {
        guard let question = Answer<Never>.question(of: text) else { return }
        firstAnswers[question] = firstAnswers[question] ?? text
        waiting[question]?(text)
    }

    /// Whether the recorded answers that can be computed again are right. The answer about each
    /// board is computed once.
    package var areCorrect: Bool {
        var made: [AnyHashable: (String) -> String] = [:]
        return workings.allSatisfy { question, working in
            guard let first = firstAnswers[question] else { return true }
            let text = made[working.board] ?? working.make()
            made[working.board] = text
            return first == text(question)
        }
    }

    private func count<Value>(_ answer: Answer<Value>) {
        open[answer.question]?.answers += 1
        if answer.value.isEmpty { open[answer.question] = nil }
    }

    private func ask<Value: Codable>(
        _ source: Observable<Value>, _ question: String, _ console: Console,
        _ observer: AnyObserver<Value>, isLate: Bool = false
    ) -> any Disposable {
        var isAtOnce = !isLate
        defer { isAtOnce = false }
        return source.subscribe { [note] event in
            let text = Answer(question, event).text
            guard isAtOnce else { return console.admit(text) { observer.on(event) } }
            note(text)
            observer.on(event)
        }
    }
}

/// An answer in a form that can be recorded: a value, or the end of the values.
private struct Answer<Value> {
    let question: String
    let value: [Value]
    var problem: String?

    func tell(_ observer: AnyObserver<Value>) {
        if let problem { return observer.onError(RememberedError(description: problem)) }
        if value.isEmpty { observer.onCompleted() } else { observer.onNext(value[0]) }
    }
}

/// An error in a recorded answer.
struct RememberedError: Error, Equatable { let description: String }

extension Answer: Codable where Value: Codable {
    private enum CodingKeys: String, CodingKey {
        case question = "of"
        case value, problem
    }

    init(_ question: String, _ event: Event<Value>) {
        self.question = question
        switch event {
        case .next(let element): value = [element]
        case .completed: value = []
        case .error(let error): (value, problem) = ([], "\(error)")
        }
    }

    init?(_ text: String) {
        guard let answer: Self = CheckedJSON(Array(text.utf8))?.decoded() else { return nil }
        self = answer
    }

    var text: String { String(decoding: line, as: UTF8.self) }
}

extension Answer where Value == Never {
    private struct Question: Decodable { let of: String }

    /// The question that a text answers.
    static func question(of text: String) -> String? {
        CheckedJSON(Array(text.utf8))?.decoded(as: Question.self)?.of
    }
}
