import TUI

/// The text of a step. If it does not fit, it is split into pages. A page ends after a paragraph,
/// or after a sentence of a paragraph that is longer than a page. The conclusion follows the
/// argument. If the text is split, the proofs of single lines of a net come last, and the player
/// may skip them. If there is space beside the board, the whole reason may be there.
struct SudokuTextPages {
    /// The reason, if it is beside the board and only the conclusion is below the board; empty
    /// otherwise.
    let beside: [SudokuSentence]
    /// The text that is split into pages.
    private let text: [SudokuSentence]
    private let room: SudokuTextSize
    /// The rows of each page.
    let rows: [Range<Int>]
    /// The number of pages.
    var count: Int { max(1, rows.count) }
    /// The number of pages before those that contain only proofs. The step may be made after them.
    let argumentCount: Int

    init(
        _ argument: [SudokuSentence], proof: [SudokuSentence] = [], end: [SudokuSentence] = [],
        in room: SudokuTextSize
    ) {
        self.room = room
        let (columns, limit) = (room.text.columns, room.text.rows)
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

    /// The text of a page.
    func text(_ page: Int) -> some View {
        let rows = rows.isEmpty ? 0..<0 : rows[min(max(page, 0), rows.count - 1)]
        return Column {
            Scrolled(offset: rows.lowerBound, content: column(text)).frame(rows: rows.count)
        }
        .frame(columns: room.text.columns, rows: room.text.rows)
    }

    /// Indicates whether the text is below a board that also has text beside it.
    var isBelow: Bool { room.beside != nil }

    @ViewBuilder var textBeside: ViewGroup { if !beside.isEmpty { column(beside) } }

    private func column(_ sentences: [SudokuSentence]) -> Column {
        Column { for sentence in sentences { sentence.view } }
    }
}

/// The space for text near a board.
struct SudokuTextSize: Equatable {
    var text: Size
    /// The space beside the board; nil if `text` is that space.
    var beside: Size?
}
