// expect: A key is a letter, key != "q" or key != " ", or a case, key != .enter.
import Reactive
import TUI

func others(_ console: Console) -> Observable<KeyPress> {
    console.keys.filter { $0.key != "up" }
}
