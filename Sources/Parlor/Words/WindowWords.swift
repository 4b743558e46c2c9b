import TUI

/// Words for a window with too little room for anything else: as short as can be.
struct WindowWords: Sendable {
    let tooSmall: String
    let needs: @Sendable (_ columns: Int, _ rows: Int) -> String
    let notice: TooSmall.Words
}

extension Size {
    /// The smallest window in which every screen has room.
    static let leastWindow = Size(columns: 40, rows: 15)

    var isRoomy: Bool {
        columns >= Size.leastWindow.columns && rows >= Size.leastWindow.rows
    }
}

extension View {
    /// Asks for a larger window where it is smaller than any screen needs.
    func inWindow(_ words: Words) -> some View {
        minimumSize(
            columns: Size.leastWindow.columns, rows: Size.leastWindow.rows,
            words: words.window.notice)
    }
}
