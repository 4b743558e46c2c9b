import TUI

/// A text on the screen of a game: the argument, the proof and the conclusion of a hint, or any
/// other text. A text that does not fit is split into pages. A page ends after a paragraph, or
/// after a sentence of a paragraph that is longer than a page. If the text is split, the proof
/// follows the conclusion, so that the player may skip the proof. If there is space beside the
/// board, the argument and the proof are there.
struct TextPages: Equatable {
    /// The argument and the proof, if they are beside the board and only the conclusion is below
    /// the board; empty otherwise.
    let beside: [TextSentence]
    /// The text that is split into pages.
    private let text: [TextSentence]
    private let room: TextRoom
    /// The rows of each page.
    let rows: [Range<Int>]
    var count: Int { max(1, rows.count) }
    /// The number of pages before those that contain only the proof. On the last of the counted
    /// pages, the player can make the step.
    let argumentCount: Int

    init(
        _ argument: [TextSentence], proof: [TextSentence] = [], end: [TextSentence] = [],
        in room: TextRoom
    ) {
        self.room = room
        let (columns, limit) = (room.text.columns, max(1, room.text.rows))
        let reason = argument + proof
        let isBeside =
            room.beside.map { reason.fit(in: $0) && end.rows(in: columns) <= limit } ?? false
        let fits = (reason + end).rows(in: columns) <= limit
        beside = isBeside ? reason : []
        let argument = isBeside ? end : fits ? reason + end : argument + end
        let rest = isBeside || fits ? [] : proof
        text = (argument + rest).split(intoRows: limit, in: columns)
        rows = text.pages(ofRows: limit, in: columns)
        let argumentRows = argument.split(intoRows: limit, in: columns).rows(in: columns)
        argumentCount = max(1, rows.count { $0.lowerBound < argumentRows })
    }

    /// The text of a page, in all rows of its space.
    func text(_ page: Int) -> some View {
        lines(page).frame(columns: room.text.columns, rows: room.text.rows)
    }

    /// The lines of a page. In centered text, the lines of a paragraph are about equally long.
    func lines(_ page: Int, isCentered: Bool = false) -> some View {
        let rows = shownRows(page)
        return Column {
            Scrolled(offset: rows.lowerBound, content: column(text, isCentered: isCentered))
                .frame(columns: room.text.columns, rows: rows.count)
        }
    }

    /// The rows of the text that a page shows.
    func shownRows(_ page: Int) -> Range<Int> {
        rows.isEmpty ? 0..<0 : rows[min(max(page, 0), rows.count - 1)]
    }

    /// Indicates whether the text is below a board that also has text beside it.
    var isBelow: Bool { room.beside != nil }

    @ViewBuilder var textBeside: ViewGroup { if !beside.isEmpty { column(beside) } }

    private func column(_ sentences: [TextSentence], isCentered: Bool = false) -> Column {
        Column(alignment: isCentered ? .center : .left) {
            for sentence in sentences { sentence.view(isCentered: isCentered) }
        }
    }
}

/// The space for text near a board.
struct TextRoom: Equatable {
    var text: Size
    /// The space beside the board; nil if `text` is that space.
    var beside: Size?
}
