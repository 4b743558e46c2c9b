import TUI

/// The words for a window that is too small for anything else. They are as short as possible.
struct WindowWords: Phrasebook {
    let language: Language

    var tooSmall: String { say("Window too small", "창이 너무 작습니다") }

    func needs(_ columns: Int, _ rows: Int) -> String {
        say("at least \(columns)×\(rows)", "최소 \(columns)×\(rows)")
    }

    var notice: TooSmall.Words {
        switch language {
        case .english: .init()
        case .korean:
            .init(
                title: "창을 키우십시오", needed: "필요", given: "지금", shortTitle: "창이 작음",
                shortNeeded: "필요", shortGiven: "지금")
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
