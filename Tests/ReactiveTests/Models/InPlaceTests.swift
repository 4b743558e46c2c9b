import Reactive
import Testing

/// A list that counts its copies.
private struct CountedList: EmittingModel, Equatable {
    private final class Storage {
        var numbers: [Int]
        init(_ numbers: [Int]) { self.numbers = numbers }
    }

    enum News: Equatable { case sum(Int) }

    private var storage = Storage([0, 0, 0])
    private(set) var copies = 0
    var numbers: [Int] { storage.numbers }

    static func == (lhs: CountedList, rhs: CountedList) -> Bool { lhs.numbers == rhs.numbers }

    mutating func apply(_ number: Int, emit: (News) -> Void) {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(numbers)
            copies += 1
        }
        storage.numbers[number % 3] += number
        if number > 9 { emit(.sum(numbers.reduce(0, +))) }
    }
}

/// The three ways to change a model with commands.
private enum Way: CaseIterable {
    case store, fold, play

    /// Calls `work` with a way to send commands and the state of the model.
    func run(_ work: (_ command: @escaping (Int) -> Void, _ state: Driver<CountedList>) -> Void) {
        let commands = PublishSubject<Int>()
        switch self {
        case .store:
            let store = Store(CountedList())
            work({ store.apply($0) }, store.state)
        case .fold:
            let state = Driver.fold(
                CountedList(), apply: { $0.apply($1) }, commands: { _ in commands })
            work(commands.onNext, state)
        case .play:
            work(commands.onNext, Play(CountedList()) { _ in commands }.state)
        }
    }
}

@Suite struct `A state that is changed by commands` {
    @Test(arguments: Way.allCases)
    fileprivate func `is not copied while nothing else holds it`(_ way: Way) {
        way.run { command, state in
            var sums: [Int] = []
            var copies: [Int] = []
            let bag = DisposeBag()
            state.drive(onNext: { sums.append($0.numbers.reduce(0, +)) }).disposed(by: bag)
            state.map(\.copies).drive(onNext: { copies.append($0) }).disposed(by: bag)
            state.map(\.numbers[0]).distinctUntilChanged().drive().disposed(by: bag)
            for number in 1...20 { command(number) }
            #expect(sums == (0...20).map { $0 * ($0 + 1) / 2 })
            // A fold and a play keep their initial state for later subscribers.
            #expect(copies == [0] + Array(repeating: way == .store ? 0 : 1, count: 20))
        }
    }

    @Test(arguments: Way.allCases)
    fileprivate func `stays as it was for others that hold it`(_ way: Way) {
        way.run { command, state in
            var kept: [CountedList] = []
            let listening = state.drive(onNext: { kept.append($0) })
            for number in 1...3 { command(number) }
            #expect(kept.map(\.numbers) == [[0, 0, 0], [0, 1, 0], [0, 1, 2], [3, 1, 2]])
            listening.dispose()
        }
    }

    @Test(arguments: Way.allCases)
    fileprivate func
        `reaches each listener after each command, even if a listener sends the command`(
            _ way: Way
        )
    {
        way.run { command, state in
            var first: [[Int]] = []
            var second: [[Int]] = []
            var late: [[Int]] = []
            let bag = DisposeBag()
            state.drive(onNext: {
                first.append($0.numbers)
                guard first.count == 2 else { return }
                // Two subscribers at once, and one in the middle.
                command(2)
                state.drive(onNext: { late.append($0.numbers) }).disposed(by: bag)
                command(3)
            }).disposed(by: bag)
            state.drive(onNext: { second.append($0.numbers) }).disposed(by: bag)
            command(1)
            #expect(first == [[0, 0, 0], [0, 1, 0], [0, 1, 2], [3, 1, 2]])
            #expect(second == first)
            #expect(late == Array(first.dropFirst()))
        }
    }

    @Test(arguments: Way.allCases)
    fileprivate func
        `reaches each listener after each command, even if a new listener sends it`(_ way: Way)
    {
        way.run { command, state in
            var heard: [[Int]] = []
            let keeping = state.drive()
            let listening = state.drive(onNext: {
                heard.append($0.numbers)
                if heard.count == 1 { for number in [1, 2] { command(number) } }
            })
            #expect(heard == [[0, 0, 0], [0, 1, 0], [0, 1, 2]])
            listening.dispose()
            keeping.dispose()
        }
    }

    @Test func `is not copied when its commands emit news`() {
        let commands = PublishSubject<Int>()
        let play = Play(CountedList()) { _ in commands }
        var copies = 0
        var news: [CountedList.News] = []
        let bag = DisposeBag()
        play.state.drive(onNext: { copies = $0.copies }).disposed(by: bag)
        play.news.emit(onNext: { news.append($0) }).disposed(by: bag)
        for number in [10, 1, 20, 30] { commands.onNext(number) }
        #expect(news == [.sum(10), .sum(31), .sum(61)])
        #expect(copies == 1)
    }

    @Test func `traps if a command of a fold subscribes to it`() async {
        await #expect(processExitsWith: .failure) {
            let commands = PublishSubject<Int>()
            nonisolated(unsafe) var state: Driver<Int> = .never()
            state = .fold(0) {
                $0 += $1
                _ = state.drive()
            } commands: { _ in
                commands
            }
            let listening = state.drive()
            commands.onNext(1)
            listening.dispose()
        }
    }

    @Test func `traps if a command of a store reads it in another way`() async {
        struct Asking: Model {
            nonisolated(unsafe) static var store: Store<Asking>?
            mutating func apply(_ command: Int) { _ = Asking.store?.now }
        }
        await #expect(processExitsWith: .failure) {
            Asking.store = Store(Asking())
            Asking.store?.apply(1)
        }
    }

    @Test func `is released with its last listener, even without its driver`() {
        let commands = PublishSubject<Int>()
        var heard: [Int] = []
        let folding = Driver.fold(0, apply: { $0 += $1 }, commands: { _ in commands })
            .drive(onNext: { heard.append($0) })
        let playing = Play(CountedList()) { _ in commands }.state.drive()
        commands.onNext(1)
        #expect(heard == [0, 1])
        folding.dispose()
        playing.dispose()
        #expect(!commands.hasObservers)
    }

    @Test func `is kept while its commands switch to another state`() {
        let (commands, others) = (PublishSubject<Int>(), PublishSubject<Int>())
        let other = Driver.fold(0, apply: { $0 += $1 }, commands: { _ in others })
        let state = Driver<Int>.fold(0) {
            $0 += $1
        } commands: { state in
            // The commands subscribe to their own state, and then to the other state.
            .merge(commands, state.asObservable().take(1).concat(other).filter { $0 > 9 })
        }
        var heard: [Int] = []
        let listening = state.drive(onNext: { heard.append($0) })
        other.drive().dispose()
        #expect(others.hasObservers)
        others.onNext(10)
        #expect(heard == [0, 10])
        listening.dispose()
        #expect(!others.hasObservers && !commands.hasObservers)
    }

    @Test func `is released with its last listener, although its own commands listen to it`() {
        let commands = PublishSubject<Int>()
        var begun = 0
        let state = Driver<Int>.fold(0) {
            $0 += $1
        } commands: { state in
            begun += 1
            return .merge(commands, state.asObservable().filter { $0 == 3 }.map { _ in 10 })
        }
        for round in 1...2 {
            var heard: [Int] = []
            let first = state.drive(onNext: { heard.append($0) })
            let second = state.drive()
            commands.onNext(3)
            first.dispose()
            #expect(commands.hasObservers)
            second.dispose()
            #expect(!commands.hasObservers && begun == round && heard == [0, 3, 13])
        }
    }
}
