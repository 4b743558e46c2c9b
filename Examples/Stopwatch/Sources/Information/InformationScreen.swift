import Reactive
import TUI

/// A line of information: m makes a mistake, space starts and pauses the clock, l loads a game, and
/// q quits.
func information(_ console: Console) -> Driver<some View> {
    func presses(of letter: Unicode.Scalar) -> Observable<Void> {
        console.keys.filter { $0.key == .character(letter) }.map { _ in }
    }
    let loads = presses(of: "l")
    let output = InformationViewModel(scheduler: console.scheduler).transform(
        .init(
            difficulty: loads.map { .hard }.startWith(.easy), mistake: loads.map { 2 },
            mistakeTrigger: presses(of: "m"), time: loads.map { 100 },
            timerTrigger: presses(of: " ")))
    return Driver.combineLatest(output.difficulty, output.mistake, output.time)
        .map { difficulty, mistake, time in
            Column {
                Row(spacing: 3) {
                    Text(difficulty)
                    Text(mistake)
                    Text(time)
                }
                KeyHelp(["m": "mistake", "space": "clock", "l": "load", "q": "quit"])
            }
        }
        .asObservable().take(until: presses(of: "q")).asDriver(onErrorDriveWith: .empty())
}
