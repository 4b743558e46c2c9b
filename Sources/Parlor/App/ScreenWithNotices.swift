import TUI

/// A screen with notices about files below it.
struct ScreenWithNotices: CompositeView {
    let view: AnyView
    let notices: [StorageProblem]
    let words: Words

    var content: some View {
        Reader { window in
            Column {
                view.stretching(columns: 1, rows: 1)
                if !notices.isEmpty {
                    NoticesView(notices: notices, window: window, words: words)
                }
            }
        }
        .inWindow(words)
    }
}
