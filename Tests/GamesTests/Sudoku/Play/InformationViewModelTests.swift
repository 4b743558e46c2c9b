import Games
import Reactive
import Testing

@Suite struct SudokuInformationTests {
    private typealias Model = SudokuInformationViewModel

    /// An information line that is told things, and what it showed.
    private final class Line {
        let scheduler: VirtualTimeScheduler
        let difficulty = PublishRelay<SudokuLevel?>()
        let mistake = PublishRelay<Int>()
        let trigger = PublishRelay<Void>()
        let time = PublishRelay<Duration>()
        let isRunning = PublishRelay<Bool>()
        private let bag = DisposeBag()
        var levels: [SudokuLevel?] = []
        var mistakes: [Int] = []
        var times: [String] = []

        init(resolution: Duration = .seconds(1)) {
            scheduler = VirtualTimeScheduler(resolution: resolution)
            let output = Model(scheduler: scheduler).transform(
                .init(
                    difficulty: difficulty.asObservable(), mistake: mistake.asObservable(),
                    mistakeTrigger: trigger.asObservable(), time: time.asObservable(),
                    timerTrigger: isRunning.asObservable()))
            bag.insert(
                output.difficulty.drive { [unowned self] in levels.append($0) },
                output.mistake.drive { [unowned self] in mistakes.append($0) },
                output.clock.time.drive { [unowned self] in times.append(text($0)) })
        }

        var shown: String { times.last ?? "" }
        func load(_ seconds: Int) { time.accept(.seconds(seconds)) }
        func run(_ runs: Bool, then seconds: Double = 0) {
            isRunning.accept(runs)
            scheduler.advance(by: .seconds(seconds))
        }
    }

    @Test func `the clock shows what was loaded, counts while it is told to, and else stands`() {
        let line = Line()
        line.scheduler.advance(by: .seconds(5))
        line.load(0)
        #expect(line.shown == "0:00")
        line.run(true, then: 3)
        #expect(line.shown == "0:03")
        line.run(false, then: 10)
        #expect(line.shown == "0:03")
        line.run(true, then: 2)
        #expect(line.shown == "0:05")
        line.run(false, then: 10)
        line.run(true, then: 2)
        #expect(line.shown == "0:07")
        line.run(false, then: 5)
        #expect(line.shown == "0:07")
        line.load(0)
        #expect(line.shown == "0:00")
        line.run(true, then: 3)
        #expect(line.shown == "0:03")
        line.load(42)
        #expect(line.shown == "0:42")
        line.scheduler.advance(by: .seconds(2))
        #expect(line.shown == "0:44")
    }

    @Test func `minutes are not folded into hours`() {
        let line = Line()
        line.load(3600)
        #expect(line.times == ["0:00", "60:00"])
    }

    @Test func `mistakes stop at the limit`() {
        let line = Line()
        for _ in 1...5 { line.trigger.accept(()) }
        #expect(line.mistakes == [0, 1, 2, 3])
        line.mistake.accept(1)
        line.trigger.accept(())
        #expect(line.mistakes == [0, 1, 2, 3, 1, 2])
        line.mistake.accept(0)
        #expect(line.mistakes.last == 0)
    }

    @Test func `without a limit they only count`() {
        let trigger = PublishRelay<Void>()
        var mistakes: [Int] = []
        let output = Model(mistakeLimit: nil, scheduler: VirtualTimeScheduler()).transform(
            .init(mistakeTrigger: trigger.asObservable()))
        let subscription = output.mistake.drive { mistakes.append($0) }
        for _ in 1...5 { trigger.accept(()) }
        #expect(mistakes == [0, 1, 2, 3, 4, 5])
        subscription.dispose()
    }

    @Test func `the level is shown as it is told`() {
        let line = Line()
        line.difficulty.accept(.hard)
        line.difficulty.accept(.hard)
        line.difficulty.accept(nil)
        #expect(line.levels == [nil, .hard, nil])
    }

    @Test func `whoever comes late sees the present`() {
        let trigger = PublishRelay<Void>()
        let output = Model(scheduler: VirtualTimeScheduler()).transform(
            .init(mistakeTrigger: trigger.asObservable()))
        var (first, second): ([Int], [Int]) = ([], [])
        let bag = DisposeBag()
        output.mistake.drive { first.append($0) }.disposed(by: bag)
        trigger.accept(())
        output.mistake.drive { second.append($0) }.disposed(by: bag)
        #expect(first == [0, 1] && second == [1])
    }

    @Test func `short pauses take nothing from what was played`() {
        let line = Line(resolution: .milliseconds(100))
        for _ in 1...10 {
            line.run(true, then: 0.9)
            line.run(false, then: 0.2)
        }
        #expect(line.shown == "0:09")
    }

    @Test func `nothing wakes up while the clock stands`() {
        let line = Line()
        line.run(true, then: 3)
        line.run(false)
        // It would never come to an end.
        line.scheduler.start()
        #expect(line.shown == "0:03")
    }
}
