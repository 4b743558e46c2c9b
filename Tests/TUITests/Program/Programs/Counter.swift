import Reactive

@testable import TUI

/// Counts up and down, with the mouse and with two keys.
func counter(_ console: Console) -> Driver<Sketch> {
    let presses = console.intents(of: CounterButton.self).compactMap(\.pressed)
    let keys = console.keys.compactMap { CounterButton(key: $0.key) }
    return Driver.fold(0) { count, button in
        count += button == .more ? 1 : -1
    } commands: { _ in
        .merge(presses, keys)
    }.map { count in
        Sketch { page in
            page.put("[-]", 0, 0, for: CounterButton.less)
            page.put("\(count)", 5, 0, Style(attributes: .bold))
            page.put("[+]", 10, 0, for: CounterButton.more)
        }
    }
}

enum CounterButton {
    case less, more

    init?(key: Key) {
        switch key {
        case .character("+"): self = .more
        case .character("-"): self = .less
        default: return nil
        }
    }
}
