import Games
import Reactive
import ReactiveTesting

/// A game played through the streams of its view model, in virtual time.
final class MinesSession {
    let scheduler = VirtualTimeScheduler(resolution: .milliseconds(100))
    private let actions = PublishRelay<MinesGame.Action>()
    private let bag = DisposeBag()
    let judge: SlowMinesJudge
    private(set) var seen: [MinesSeen] = []
    private(set) var news: [MinesNews] = []
    private(set) var saved: MinesGame?

    /// The judge answers after `delay`. If it is zero, the judge answers at once.
    init(_ game: MinesGame, answersAfter delay: Duration = .zero) {
        judge = SlowMinesJudge(delay: delay, scheduler: scheduler)
        let output = MinesViewModel(
            game, judge: delay > .zero ? judge : ImmediateMinesJudge(), scheduler: scheduler
        ).transform(.init(actions: actions.asObservable()))
        bag.insert(
            output.seen.drive { [unowned self] in seen.append($0) },
            output.news.emit { [unowned self] in news.append($0) },
            output.saved.drive { [unowned self] in saved = $0 })
    }

    func play(_ all: MinesGame.Action...) { for action in all { actions.accept(action) } }
    func wait(_ seconds: Double) { scheduler.advance(by: .seconds(seconds)) }
    var last: MinesSeen { seen[seen.count - 1] }
}

/// A judge that answers after some time. It counts its questions, and those that were canceled.
final class SlowMinesJudge: MinesJudge {
    private let delay: Duration
    private let scheduler: any Scheduler
    private(set) var asked = 0
    private(set) var canceled = 0

    init(delay: Duration, scheduler: any Scheduler) {
        (self.delay, self.scheduler) = (delay, scheduler)
    }

    func answer(to question: MinesQuestion) -> Observable<MinesAnswer> {
        .create { [self] observer in
            asked += 1
            var isAnswered = false
            let timer = Observable<Int>.timer(delay, scheduler: scheduler).subscribe { event in
                guard case .next = event else { return }
                isAnswered = true
                observer.onNext(question.answer)
            }
            return Disposables.create {
                if !isAnswered { self.canceled += 1 }
                timer.dispose()
            }
        }
    }
}
