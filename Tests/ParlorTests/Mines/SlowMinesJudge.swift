import Games
import Reactive

/// A judge that answers after a time.
final class SlowMinesJudge: MinesJudge {
    private let delay: Duration
    var scheduler: (any Scheduler)?

    init(_ delay: Duration) { self.delay = delay }

    func answer(to question: MinesQuestion) -> Observable<MinesAnswer> {
        guard let scheduler else { return .never() }
        return Observable<Int>.timer(delay, scheduler: scheduler).map { _ in question.answer }
    }
}
