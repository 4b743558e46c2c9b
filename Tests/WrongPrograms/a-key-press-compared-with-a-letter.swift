// expect: Compare the key of the press: press.key == "q".
import Reactive
import TUI

func quits(_ console: Console) -> Observable<KeyPress> {
    console.keys.filter { $0 == "q" }
}
