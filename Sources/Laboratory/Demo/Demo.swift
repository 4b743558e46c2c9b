import Games
import Reactive
import TUI

/// The screen of `parlor --demo`, which shows every view, all events, and the features of the
/// terminal. Run it first on a terminal that has not been tested yet. `theme` is the initial theme.
@MainActor func demo(
    _ console: Console,
    theme: @escaping (Surroundings) -> Theme = { .fitting($0.scheme, $0.colors) }
) -> Driver<DemoScreen> {
    let now = { console.scheduler.now }
    return Driver.play(DemoModel(Surroundings(size: Size(columns: 0, rows: 0)))) { state in
        .merge(
            console.surroundings.asObservable().map { .surroundings($0) },
            console.events.map { .event($0) },
            console.gestures.map { .gesture($0) },
            console.controls().map { .control($0, at: now()) },
            state.times(\.saves).shown(for: .seconds(3), scheduler: console.scheduler)
                .map { .saved($0 != nil) },
            state.times(\.counts).flatMapLatest { _ in
                Observable<Int>.task { primes(below: 2_000_000) }
            }
            .map { .primes($0) },
            state.times(\.copies).do(onNext: { _ in
                console.copy("This was copied from parlor --demo.")
            })
            .flatMap { _ in Observable.empty() },
            state.map(\.wantedFolders).distinctUntilChanged().asObservable().flatMapLatest {
                Observable.concat(
                    $0.map { folder in
                        Observable<[FolderEntry]?>.task { FolderEntry.all(in: folder) }
                            .map { .entries($0, of: folder) }
                    })
            })
    }
    .asObservable().take(while: { !$0.isOver })
    .map { DemoScreen(model: $0, automatic: theme($0.surroundings)) }
    .asDriver(onErrorDriveWith: .empty())
}

extension Driver<DemoModel> {
    /// Emits each time a count increases.
    fileprivate func times(_ count: @escaping (DemoModel) -> Int) -> Observable<Int> {
        map(count).distinctUntilChanged().asObservable().skip(1)
    }
}

/// Counts the primes below a number. This is an example of slow work, which runs in the background
/// while the picture moves.
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
