import Reactive
import TUI

/// A timer for intervals of one length. Space starts and pauses it, h pauses it, g continues it, r
/// resets it, and q quits.
func countdown(_ console: Console, seconds: Int) -> Driver<some View> {
    func presses(of letter: Unicode.Scalar) -> Observable<Void> {
        console.keys.filter { $0.key == .character(letter) }.map { _ in }
    }
    let output = CountdownViewModel(
        length: seconds, startsAgain: true, scheduler: console.scheduler
    )
    .transform(
        .init(
            toggle: presses(of: " "), reset: presses(of: "r"),
            pause: .merge(presses(of: "h").map { true }, presses(of: "g").map { false })))
    let rounds = output.news.scan(0) { rounds, _ in rounds + 1 }.startWith(0)
        .asDriver(onErrorDriveWith: .empty())
    return Driver.combineLatest(output.seen, rounds).map { face, rounds in
        Column {
            TimeIndicator(face, label: "\(face.time.total) s")
            Text("rounds: \(rounds)\(face.isRunning ? "" : ", held")", .dim)
            KeyHelp(["space": "start, hold", "h": "hold", "g": "go on", "r": "reset", "q": "quit"])
        }
    }
    .asObservable().take(until: presses(of: "q")).asDriver(onErrorDriveWith: .empty())
}
