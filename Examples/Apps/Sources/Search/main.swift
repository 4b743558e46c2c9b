import Reactive
import TUI

/// Looks through the titles in a thread of its own.
Terminal.run { console in
    searchScreen(console) { text in
        .just((0..<SearchState.count).filter { Book($0).title.localizedContains(text) })
    }
}
.leave()

extension String {
    fileprivate func localizedContains(_ other: String) -> Bool {
        lowercased().contains(other.lowercased())
    }
}
