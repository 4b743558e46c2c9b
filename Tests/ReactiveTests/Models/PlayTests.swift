import Reactive
import ReactiveTesting
import RxCompatibility
import Testing

/// A sum that reports the added numbers and the tens that it passes.
private struct Sum: EmittingModel, Equatable {
    enum News: Equatable {
        case added(Int)
        case passed(Int)
    }

    private(set) var total = 0

    mutating func apply(_ number: Int, emit: (News) -> Void) {
        let before = total
        total += number
        emit(.added(number))
        for ten in stride(from: (before / 10 + 1) * 10, through: total, by: 10) {
            emit(.passed(ten))
        }
    }
}

/// A model without news.
private struct Quiet: EmittingModel, Equatable {
    private(set) var value = 0

    mutating func apply(_ value: Int, emit: (Never) -> Void) { self.value = value }
}

extension Sum.News {
    fileprivate var text: String {
        switch self {
        case .added(let number): "\(number)"
        case .passed: "!"
        }
    }
}

@Suite struct `A play` {
    @Test func `shows its state, and reports its news`() {
        let scenario = Scenario(
            """
            numbers   -1---9-----2---
            state     01---[10]-----[12]---
            news      -1---(9!)-----2---
            settled   01---[10]-----[12]---
            """)
        let numbers = scenario.hot("numbers") { Int($0)! }
        let play = Play(Sum()) { _ in numbers }
        scenario.hear("state", play.state.total)
        scenario.hear("news", play.news.map(\.text))
        scenario.hear("settled", play.settled.total)
        #expect(scenario.played == scenario.written)
    }

    @Test func `a model reports news in order, and can return it as an array`() {
        var sum = Sum()
        #expect(sum.news(of: 25) == [.added(25), .passed(10), .passed(20)])
        sum.apply(4)
        #expect(sum.total == 29)
    }

    @Test
    func `every listener gets a state, its news and a settled event, whoever subscribes first`() {
        let numbers = PublishSubject<Int>()
        let heard = ["state 12", "news 12", "news !", "settled 12"]
        for order in [[0, 1, 2, 0], [2, 1, 0, 1], [1, 2, 1, 0], [2, 0, 2, 1]] {
            var log: [String] = []
            let play = Play(Sum()) { _ in numbers }
            let bag = DisposeBag()
            for kind in order {
                switch kind {
                case 0: play.state.drive { log.append("state \($0.total)") }.disposed(by: bag)
                case 1: play.news.emit { log.append("news \($0.text)") }.disposed(by: bag)
                default: play.settled.drive { log.append("settled \($0.total)") }.disposed(by: bag)
                }
            }
            log = []
            numbers.onNext(12)
            let ranks = log.map { heard.firstIndex(of: $0) ?? -1 }
            #expect(ranks == ranks.sorted() && Set(log) == Set(heard), "\(order): \(log)")
        }
    }

    @Test func `a state without news is settled at once, and a new listener gets the present one`()
    {
        let play = Play(Quiet()) { _ in .of(1, 2) }
        var log: [Int] = []
        let bag = DisposeBag()
        play.settled.drive { log.append($0.value) }.disposed(by: bag)
        play.settled.drive { log.append($0.value) }.disposed(by: bag)
        #expect(log == [0, 1, 2, 2])
    }

    @Test func `a command caused by news is applied at once, and heard after this news`() {
        let numbers = PublishSubject<Int>()
        var states: [Int] = []
        var news: [Sum.News] = []
        let play = Play(Sum()) { play in
            .merge(
                numbers,
                // The first of three news leads to a command.
                play.news.asObservable().filter { $0 == .added(20) }.map { _ in 5 })
        }
        let bag = DisposeBag {
            play.state.total.drive { states.append($0) }
            play.news.emit { news.append($0) }
        }
        numbers.onNext(20)
        #expect(states == [0, 20, 25])
        #expect(news == [.added(20), .passed(10), .passed(20), .added(5)])
        withExtendedLifetime(bag) {}
    }

    @Test func `a command in the middle of a turn is applied to the newest state`() {
        let numbers = PublishSubject<Int>()
        var totals: [Int] = []
        let play = Play(Sum()) { _ in numbers }
        let bag = DisposeBag {
            play.state.total.drive { total in
                totals.append(total)
                // Both commands are applied before the news of either is delivered.
                if total == 3 { for number in [4, 5] { numbers.onNext(number) } }
            }
        }
        numbers.onNext(3)
        #expect(totals == [0, 3, 7, 12])
        withExtendedLifetime(bag) {}
    }

    @Test func `a listener that ends the play keeps the news of the listeners before it`() {
        let numbers = PublishSubject<Int>()
        var kept: [Sum.News] = []
        let play = Play(Sum()) { _ in numbers }
        let bag = DisposeBag()
        let quit = SerialDisposable()
        play.news.emit { kept.append($0) }.disposed(by: bag)
        quit.disposable = play.news.emit { if $0 == .passed(10) { quit.dispose() } }
        numbers.onNext(25)
        #expect(kept == [.added(25), .passed(10), .passed(20)])
        #expect(numbers.hasObservers)
    }

    @Test func `a late listener gets the state, and no news`() {
        let numbers = PublishSubject<Int>()
        let play = Play(Sum()) { _ in numbers }
        let bag = DisposeBag { play.news.emit { _ in } }
        numbers.onNext(12)
        var log: [String] = []
        play.news.emit { log.append("news \($0.text)") }.disposed(by: bag)
        play.state.drive { log.append("state \($0.total)") }.disposed(by: bag)
        #expect(log == ["state 12"])
        numbers.onNext(1)
        #expect(
            log == ["state 12", "news 1", "state 13"] || log == ["state 12", "state 13", "news 1"])
    }

    @Test func `the beginning is played once, for any number of listeners`() {
        var begun = 0
        let play = Play(Sum()) { _ in
            begun += 1
            return .just(7)
        }
        var totals: [Int] = []
        let bag = DisposeBag {
            play.state.total.drive { totals.append($0) }
            play.news.emit { _ in }
            play.state.drive()
        }
        #expect(begun == 1 && totals.last == 7)
        withExtendedLifetime(bag) {}
    }

    @Test func `a play leaks nothing`() {
        let leaked = Subscriptions.leaked {
            let numbers = PublishRelay<Int>()
            let play = Play(Sum()) { play in
                .merge(
                    numbers.asObservable(),
                    play.news.asObservable().filter { $0 == .passed(10) }.map { _ in 1 })
            }
            let bag = DisposeBag {
                play.state.drive()
                play.news.emit()
            }
            numbers.accept(11)
            withExtendedLifetime(bag) {}
        }
        #expect(leaked == 0)
    }

    // MARK: Parts

    /// A view model of two parts: the sum, and a history of its totals.
    private struct SumViewModel: PartViewModel {
        typealias Input = Observable<Int>
        typealias Output = PlayOutput<Int, Sum.News>
        let start = Sum()

        func commands(from input: Observable<Int>, to sum: Driver<Sum>) -> Observable<Int> {
            // A sum of exactly ten is increased by one automatically.
            .merge(input, sum.total.asObservable().filter { $0 == 10 }.map { _ in 1 })
        }

        func seen(of sum: Sum) -> Int { sum.total / 2 }
    }

    @Test func `a part can be played alone with its functions for the state and the news`() {
        let scenario = Scenario(
            """
            numbers   -3--7------1
            seen      01--5------6
            news      -3--(7!1)------1
            """)
        let output = SumViewModel().transform(scenario.hot("numbers") { Int($0)! })
        scenario.hear("seen", output.seen)
        scenario.hear("news", output.news.map(\.text))
        #expect(scenario.played == scenario.written)
    }

    // MARK: Projections

    private struct Person: Equatable {
        var name: String
        var age: Int
        var isAdult: Bool { age >= 18 }
    }

    @Test func `a driver of a value has its properties, which emit when they change`() {
        let person = BehaviorRelay(value: Person(name: "Ada", age: 17))
        var names: [String] = []
        var adults: [Bool] = []
        let bag = DisposeBag {
            person.asDriver().name.drive { names.append($0) }
            person.asDriver().isAdult.drive { adults.append($0) }
        }
        person.accept(Person(name: "Ada", age: 18))
        person.accept(Person(name: "Ada", age: 19))
        person.accept(Person(name: "Eve", age: 19))
        #expect(names == ["Ada", "Eve"])
        #expect(adults == [false, true])
        withExtendedLifetime(bag) {}
    }
}
