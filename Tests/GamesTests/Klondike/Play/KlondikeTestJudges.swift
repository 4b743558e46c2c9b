import Reactive

@testable import Games

/// A judge that never answers.
struct SilentJudge: KlondikeJudge {
    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> { .never() }
    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .never()
    }
}

/// A judge that answers at once, after searching this many positions.
struct PromptJudge: KlondikeJudge {
    var positions = 2_000
    /// Indicates whether the judge shortens ways to win as for a player, which takes longer.
    var shortens = true

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .deferred {
            .just(
                question.judgement(
                    bytes: 1 << 20, positions: positions,
                    width: shortens ? Klondike.Solver.quickWidth : 0))
        }
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .deferred { .just(search.winnableDeal) }
    }
}

/// A judge that answers after some time with given verdicts. It records the questions, and those
/// that were canceled.
final class SlowJudge: KlondikeJudge {
    let scheduler: any Scheduler
    let delay: Duration
    /// The verdicts by the number of moves to the position. Other positions are not known.
    var verdicts: [Int: Klondike.Solver.Verdict] = [:]
    var deal: Klondike.WinnableDeal?
    private(set) var asked: [Int] = []
    private(set) var left: [Int] = []
    private(set) var searches: [UInt64] = []

    init(_ scheduler: any Scheduler, delay: Duration) {
        (self.scheduler, self.delay) = (scheduler, delay)
    }

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        asked.append(question.step)
        let verdict = verdicts[question.step] ?? .unknown
        return Observable.timer(delay, scheduler: scheduler)
            .map { (_: Int) in Klondike.Judgement(verdict, searched: 200) }
            .do(onDispose: { self.left.append(question.step) })
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        searches.append(search.number)
        guard let deal else { return .never() }
        return Observable.timer(delay, scheduler: scheduler).map { (_: Int) in deal }
    }
}
