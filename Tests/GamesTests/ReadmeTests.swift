import Games
import Reactive
import ReactiveTesting
import Testing

// The code about view models in the README, as it stands there.

struct HintViewModel: ViewModel {
    let scheduler: any Scheduler

    func transform(_ moves: Observable<Void>) -> Driver<Bool> {
        let wait = Observable.just(true).delay(.seconds(3), scheduler: scheduler)
        return moves.startWith(()).flatMapLatest { wait.startWith(false) }
            .distinctUntilChanged().asDriver(onErrorJustReturn: false)
    }
}

@Test func `the hint waits for three quiet seconds`() {
    let scenario = Scenario(
        """
        moves   --x----x----
        hint    n----y-n--y-
        """)
    let hint = HintViewModel(scheduler: scenario.scheduler)
    let output = hint.transform(scenario.hot("moves").map { _ in })
    scenario.hear("hint", output.map { $0 ? "y" : "n" })
    #expect(scenario.played == scenario.written)
}
