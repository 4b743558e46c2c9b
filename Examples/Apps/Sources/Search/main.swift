import Reactive
import TUI

/// Searches the titles in another thread, and stops when there is a new search.
Terminal.run { console in
    searchScreen(console) { query in
        .task { try query.answer(among: SearchState.count) }
    }
}
.leave()
