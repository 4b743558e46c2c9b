import Reactive
import TUI

/// Looks through the titles in a thread of its own, and leaves off when something else is asked.
Terminal.run { console in
    searchScreen(console) { query in
        .task { try query.answer(among: SearchState.count) }
    }
}
.leave()
