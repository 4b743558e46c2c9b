import Games
import Reactive
import ReactiveTesting

extension MinesGame {
    /// Plays an action, and answers the question that follows at once. Returns the news.
    @discardableResult mutating func act(
        _ action: Action, at time: Duration = .zero
    ) -> [MinesNews] {
        let told = news(of: .init(action, at: time))
        return told + settle(at: time)
    }

    /// Answers the open question, if there is one.
    @discardableResult mutating func settle(at time: Duration = .zero) -> [MinesNews] {
        question.map { news(of: .init(.judge($0.answer, about: $0), at: time)) } ?? []
    }

    /// Everything that the player sees of the game and, if a step is given, of looking back at it.
    func seen(at step: Int? = nil) -> MinesSeen {
        var game = self
        game.act(.look(at: step))
        return MinesViewModel(
            game, judge: ImmediateMinesJudge(), scheduler: VirtualTimeScheduler()
        ).seen(of: game)
    }
}

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
