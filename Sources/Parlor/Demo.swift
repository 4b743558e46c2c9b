import Reactive
import TUI

/// What `parlor --demo` shows: where it runs, and everything the terminal says.
@MainActor func demo(_ console: Console) -> Driver<DemoScreen> {
    let quit = console.keys.filter { $0.key == .character("q") }
    let counts = console.keys.filter { $0.key == .character("t") }
        .flatMapLatest { _ in Observable<Int>.task { primes(below: 2_000_000) } }
        .map { DemoNews.primes($0) }
    let traps = console.keys.filter { $0.key == .character("!") }
        .compactMap { _ -> DemoNews? in fatalError("Crashed on request.") }
    let moves = console.keys.filter { $0.key == .character("m") }
        .scan(false) { isMoving, _ in !isMoving }
        .flatMapLatest { isMoving -> Observable<Int> in
            isMoving
                ? .interval(.milliseconds(50), scheduler: console.scheduler) : .never()
        }
        .map { DemoNews.step($0) }

    return Observable.merge(
        console.events.map { .event($0) }, console.surroundings.asObservable().map { .place($0) },
        counts, moves, traps
    )
    .scan(DemoScreen()) { screen, news in screen.showing(news) }
    .take(until: quit)
    .asDriver(onErrorDriveWith: .empty())
}

let demoOptions = {
    var options = TerminalOptions()
    options.title = "parlor --demo"
    return options
}()

enum DemoNews {
    case event(TerminalEvent)
    case place(Surroundings)
    case primes(Int)
    case step(Int)
}

/// Work that takes a moment, done elsewhere.
private func primes(below end: Int) -> Int {
    var isComposite = [Bool](repeating: false, count: end)
    var count = 0
    for number in 2..<end where !isComposite[number] {
        count += 1
        for multiple in stride(from: number * number, to: end, by: number) {
            isComposite[multiple] = true
        }
    }
    return count
}
