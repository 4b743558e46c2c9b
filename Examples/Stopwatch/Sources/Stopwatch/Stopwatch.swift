import Reactive
import TUI

/// A stopwatch: space starts and pauses it, l takes a lap, u undoes a lap, r resets it, and q
/// quits.
func stopwatch(_ console: Console) -> Driver<some View> {
    func presses(of letter: Unicode.Scalar) -> Observable<Void> {
        console.keys.filter { $0.key == .character(letter) }.map { _ in }
    }
    let reset = presses(of: "r")
    let isRunning = presses(of: " ").scan(false) { isRunning, _ in !isRunning }
    let face = StopwatchViewModel(scheduler: console.scheduler)
        .transform(.init(isRunning: isRunning, reset: reset))
    let laps = Driver.play(History<[Int]>([])) { laps in
        .merge(
            presses(of: "l").withLatestFrom(face) { $1.time.total }
                .withLatestFrom(laps) { .commit($1.present + [$0]) },
            presses(of: "u").map { .undo },
            reset.map { .commit([]) })
    }
    return Driver.combineLatest(face, laps).map { face, laps in
        Column {
            Text(clock(face.time), face.isRunning ? .accent : .text)
            Text("laps: " + laps.present.map { clock(.init(seconds: $0)) }.joined(separator: "  "))
            KeyHelp(["space": "start, hold", "l": "lap", "u": "undo", "r": "reset", "q": "quit"])
        }
    }
    .asObservable().take(until: presses(of: "q")).asDriver(onErrorDriveWith: .empty())
}

private func clock(_ time: ClockReading) -> String {
    "\(time.minutes):\(time.seconds < 10 ? "0" : "")\(time.seconds)"
}
