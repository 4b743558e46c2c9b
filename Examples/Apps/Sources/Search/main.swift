import Reactive
import TUI

/// Searches the titles in another thread. A new search stops the previous one.
Terminal.run { console in
    searchScreen(console) { query in
        .task { try query.answer(among: SearchState.count) }
    }
}
.leave()
