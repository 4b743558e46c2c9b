import TUI

/// The words for a window that is too small for anything else, as short as possible.
struct WindowWords: Phrasebook {
    let language: Language

    var tooSmall: String { say("Please make the window larger", "창을 키우십시오") }

    var notice: TooSmall.Words {
        switch language {
        case .english: .init(title: tooSmall)
        case .korean:
            .init(title: tooSmall, shortTitle: "창이 작음", needed: "필요", given: "지금")
        }
    }
}

extension Size {
    /// The minimum size of a window for all screens.
    static let leastWindow = Size(columns: 40, rows: 15)

    var isRoomy: Bool {
        columns >= Size.leastWindow.columns && rows >= Size.leastWindow.rows
    }
}

extension View {
    /// Shows a request for a larger window instead of the view if the window is too small.
    package func inWindow(_ words: Words) -> some View {
        minimumSize(
            columns: Size.leastWindow.columns, rows: Size.leastWindow.rows,
            words: words.window.notice)
    }
}
