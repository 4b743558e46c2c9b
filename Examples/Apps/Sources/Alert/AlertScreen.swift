import Games
import Reactive
import TUI

/// Shows a dialog of the sudoku alone, with its answer below it. Tab moves the focus, Enter and
/// clicks press a button, and q quits.
func alertScreen(_ console: Console, _ alert: SudokuAlert) -> Driver<some View> {
    let intents = console.intents(of: SudokuAlert.Button.self).share()
    let output = SudokuAlertViewModel(SudokuAlertDialog(alert))
        .transform(.init(alertButtonTapped: intents.compactMap(\.pressed)))
    let focus = intents.compactMap(\.focused).map(Optional.some).startWith(alert.buttons.first)
        .asDriver(onErrorDriveWith: .empty())
    let answer = output.news.asObservable().map { "answer: \($0)" }.startWith("no answer yet")
        .asDriver(onErrorDriveWith: .empty())
    return Driver.combineLatest(output.seen, focus, answer).map { seen, focus, answer in
        Column {
            Layers {
                if let alert = seen.alert {
                    Dialog(
                        "\(alert)", "What next?",
                        buttons: seen.buttons.map { Button("\($0)", $0) }, focused: focus)
                }
            }
            .stretching(columns: 1, rows: 1)
            Text(answer, .dim)
            KeyHelp(["tab": "next button", "enter": "press", "q": "quit"])
        }
    }
    .asObservable().take(until: console.keys.filter { $0.key == .character("q") })
    .asDriver(onErrorDriveWith: .empty())
}
