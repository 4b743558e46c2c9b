import Reactive

/// An answer in a form that can be recorded: a value, or the end of the values.
struct RecordedAnswer<Value> {
    let question: String
    let value: [Value]
    var problem: String?

    func send(to observer: AnyObserver<Value>) {
        if let problem { return observer.onError(RememberedError(description: problem)) }
        if value.isEmpty { observer.onCompleted() } else { observer.onNext(value[0]) }
    }
}

/// An error in a recorded answer.
struct RememberedError: Error, Equatable { let description: String }

extension RecordedAnswer: Codable where Value: Codable {
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

extension RecordedAnswer where Value == Never {
    private struct Question: Decodable { let of: String }

    /// The question that a text answers.
    static func question(of text: String) -> String? {
        CheckedJSON(Array(text.utf8))?.decoded(as: Question.self)?.of
    }
}
