import Reactive
import TUI

extension Console {
    var pastes: Observable<String> {
        events.compactMap { if case .paste(let text) = $0 { text } else { nil } }
    }
}
