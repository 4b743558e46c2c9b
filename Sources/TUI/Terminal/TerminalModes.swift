/// The modes of the terminal during a run, and how to undo them.
struct TerminalModes: Equatable {
    /// The flags for `CSI > flags u` of the kitty keyboard protocol: unambiguous keys, and the
    /// characters of other levels.
    private static let keyboardFlags = 1 | 4
    private static let releases = 2

    var mouse: TerminalOptions.MouseUse
    var title: String?
    var reportsReleases: Bool
    var isTolerant: Bool
    var hasTwoScreens: Bool

    /// The number of rows below the prompt, if the program does not use the whole screen.
    var inlineRows: Int?

    /// Indicates whether grapheme clusters are on (mode 2027). Not every terminal has them.
    var clusters = false

    /// Indicates whether the terminal reports sizes as input (mode 2048). Not every terminal can.
    var sizes = false

    /// The earlier shape of the cursor, as the terminal reported it.
    var cursorShape: Int?

    init(_ options: TerminalOptions, isTolerant: Bool = true, hasTwoScreens: Bool = true) {
        inlineRows = options.inlineRows
        // A program that does not know its position on the screen has no use for mouse positions.
        mouse = inlineRows == nil ? options.mouse : .off
        // A terminal without an alternate screen is too old to have titles.
        title = hasTwoScreens ? options.title.map(TerminalModes.plain) : nil
        self.hasTwoScreens = hasTwoScreens
        reportsReleases = options.reportsReleases
        self.isTolerant = isTolerant
    }

    /// The sequence that enters the modes. It first changes the screen, because each screen has its
    /// own stack of keyboard modes.
    var on: String {
        var text = ""
        if title != nil { text += "\u{1b}[22;2t" }
        if inlineRows == nil { text += "\u{1b}7" + (hasTwoScreens ? "\u{1b}[?1049h" : "") }
        text += "\u{1b}[?25l\u{1b}[?7l"
        // A terminal that supports only the first of these modes still reports presses.
        switch mouse {
        case .off: break
        case .buttons: text += "\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h"
        case .buttonsAndMotion: text += "\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1003h\u{1b}[?1006h"
        }
        text += "\u{1b}[?2004h\u{1b}[?1004h\u{1b}[?2031h"
        if isTolerant {
            let flags = TerminalModes.keyboardFlags | (reportsReleases ? TerminalModes.releases : 0)
            text += "\u{1b}[>\(flags)u"
        }
        if clusters { text += "\u{1b}[?2027h" }
        if sizes { text += "\u{1b}[?2048h" }
        text += cursorOn
        if let title { text += "\u{1b}]2;\(title)\u{1b}\\" }
        return text
    }

    /// The sequence that changes a block cursor to an underline, because a block or a bar covers
    /// part of the focused cell. It leaves other shapes unchanged.
    var cursorOn: String { hasBlock ? "\u{1b}[4 q" : "" }
    private var cursorOff: String {
        hasBlock ? cursorShape.map { "\u{1b}[\($0) q" } ?? "" : ""
    }
    private var hasBlock: Bool { cursorShape.map((0...2).contains) ?? false }

    /// The sequence that leaves the modes. It first switches off the modes that make the terminal
    /// send bytes, then resets the style, and finally returns to the earlier screen. Its first byte
    /// ends a sequence that an incomplete frame may have left open. It restores the shape of the
    /// cursor, if the terminal has reported it.
    var off: String {
        var text = "\u{18}\u{1b}[?2026l"
        if mouse != .off { text += "\u{1b}[?1003l\u{1b}[?1002l\u{1b}[?1000l\u{1b}[?1006l" }
        text += "\u{1b}[?2004l\u{1b}[?1004l"
        if sizes { text += "\u{1b}[?2048l" }
        text += "\u{1b}[?2031l"
        if clusters { text += "\u{1b}[?2027l" }
        if isTolerant { text += "\u{1b}[<u" }
        // Ends a link that an incomplete frame may have left open.
        if isTolerant { text += "\u{1b}]8;;\u{1b}\\" }
        if let inlineRows {
            // Moves from the first row, where the cursor is, to the line below the last row. Does
            // not reset the scroll region, which would move the cursor.
            let rows = inlineRows > 1 ? "\u{1b}[\(inlineRows - 1)B" : ""
            text += "\u{1b}[m\u{1b}[?7h\(rows)\r\n"
        } else {
            // Without an alternate screen (mosh, some versions of GNU screen, the Linux console),
            // erases the last picture, and returns the cursor to its old position. With one, the
            // return to the normal screen moves the cursor last, because GNU screen with
            // `altscreen` forgets the saved position.
            text += "\u{1b}[r\u{1b}[m\u{1b}[H\u{1b}[J\u{1b}8"
            text += (hasTwoScreens ? "\u{1b}[?1049l" : "") + "\u{1b}[?7h"
        }
        text += cursorOff + "\u{1b}[?25h"
        if title != nil { text += "\u{1b}[23;2t" }
        return text
    }

    /// Returns the title without characters that would end it early or do something else.
    private static func plain(_ title: String) -> String {
        String(
            title.unicodeScalars.filter { $0.properties.generalCategory != .control }.prefix(200))
    }
}
