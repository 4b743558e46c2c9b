import Games
import Reactive
import TUI

/// The program of `parlor --demo`: every view, every event as it comes, and the abilities of the
/// terminal. It is the first thing to look at on a terminal that was not tried yet.
@MainActor func demo(_ console: Console) -> Driver<DemoScreen> {
    let now = { console.scheduler.now }
    return Driver.play(DemoModel(Surroundings(size: Size(columns: 0, rows: 0)))) { _ in
        .merge(
            console.surroundings.asObservable().map { .surroundings($0) },
            console.events.map { .event($0) },
            console.gestures.map { .gesture($0) },
            console.keys.map { .key($0, at: now()) },
            console.intents(of: DemoSpot.self).map { .intent($0, at: now()) },
            console.keys.filter { $0.key == .character("p") }
                .flatMapLatest { _ in Observable<Int>.task { primes(below: 2_000_000) } }
                .map { .primes($0) },
            console.keys.filter { $0.key == .character("c") }
                .do(onNext: { _ in console.copy("This was copied from parlor --demo.") })
                .map { _ in .copied })
    }
    .asObservable().take(while: { !$0.isOver })
    .map { DemoScreen(model: $0) }
    .asDriver(onErrorDriveWith: .empty())
}

/// Work that takes a moment, done elsewhere while the picture goes on moving.
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
