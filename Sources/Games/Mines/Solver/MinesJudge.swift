/// A source of answers that take time to compute. Each stream emits one answer, at once or later,
/// and does not fail. Disposing the subscription ends the search.
public protocol MinesJudge {
    func answer(to question: MinesQuestion) -> Observable<MinesAnswer>
}

/// A judge that searches in a background task.
@MainActor public struct BackgroundMinesJudge: @MainActor MinesJudge {
    public init() {}

    public func answer(to question: MinesQuestion) -> Observable<MinesAnswer> {
        .task { question.answer }
    }
}

/// A judge that searches on subscription, while the caller waits.
public struct ImmediateMinesJudge: MinesJudge {
    public init() {}

    public func answer(to question: MinesQuestion) -> Observable<MinesAnswer> {
        .deferred { .just(question.answer) }
    }
}

/// A judge for tests. It answers each question when its stream next emits.
public struct ScriptedMinesJudge: MinesJudge {
    private let times: Observable<Void>

    public init(times: Observable<Void>) { self.times = times }

    public func answer(to question: MinesQuestion) -> Observable<MinesAnswer> {
        times.take(1).map { question.answer }
    }
}
