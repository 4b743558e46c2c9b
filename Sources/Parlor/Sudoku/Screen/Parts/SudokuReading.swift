import TUI

/// The text of a step. If it does not fit, it is split into parts. A part ends between two
/// paragraphs, or within one that has more rows than a part. A conclusion that takes at most half
/// of the room follows each part. A longer one comes last. Proofs of single lines come after the
/// argument, and need not be read. If there is room beside the board, the
/// whole reason may be there.
struct SudokuReading {
    private let body, end: [SudokuSentence]
    private let room: SudokuTextRoom
    /// Whether the reason is beside the board, and only the conclusion below it.
    private let isBeside: Bool
    /// Whether the conclusion follows each part, even a single one.
    private let hasEnd: Bool
    /// The rows of the reason, and of a conclusion that comes last, in each of their parts.
    private let bodyParts, endParts: [Range<Int>]
    /// The number of parts.
    var parts: Int { max(1, bodyParts.count + endParts.count) }
    /// The number of parts before those that contain only proofs. The step may be made after them.
    let argumentParts: Int

    init(
        _ argument: [SudokuSentence], proof: [SudokuSentence] = [], end: [SudokuSentence] = [],
        in room: SudokuTextRoom
    ) {
        let body = argument + proof
        (self.body, self.end, self.room) = (body, end, room)
        let (columns, rows) = (room.text.columns, room.text.rows)
        let (bodyRows, endRows) = (body.rows(in: columns), end.rows(in: columns))
        isBeside = room.beside.map { body.fit(in: $0) && endRows <= rows } ?? false
        hasEnd = !isBeside && endRows <= max(rows / 2, rows - bodyRows)
        let partRows = max(1, rows - (hasEnd ? endRows : 0))
        bodyParts = isBeside ? [] : body.parts(ofRows: partRows, in: columns)
        endParts = hasEnd ? [] : end.parts(ofRows: partRows, in: columns)
        let argumentRows = argument.rows(in: columns)
        argumentParts = max(
            1,
            bodyParts.count { $0.lowerBound < argumentRows } + (proof.isEmpty ? endParts.count : 0))
    }

    /// The text of a part. If the conclusion follows each part, the text includes it.
    func text(_ part: Int) -> some View {
        let part = min(max(part, 0), parts - 1)
        let isBody = part < bodyParts.count
        let (texts, rows) =
            isBody
            ? (body, bodyParts[part])
            : (end, endParts.isEmpty ? 0..<0 : endParts[part - bodyParts.count])
        return Column {
            Scrolled(offset: rows.lowerBound, content: column(texts)).frame(rows: rows.count)
            if hasEnd { column(end) }
        }
        .frame(columns: room.text.columns, rows: room.text.rows)
    }

    /// Whether the text is below a board that also has room beside it.
    var isBelow: Bool { room.beside != nil }

    @ViewBuilder var textBeside: ViewGroup { if isBeside { column(body) } }

    private func column(_ sentences: [SudokuSentence]) -> Column {
        Column { for sentence in sentences { sentence.view } }
    }
}

/// The room for text near a board.
struct SudokuTextRoom: Equatable {
    var text: Size
    /// The room beside the board; nil if `text` is that room.
    var beside: Size?
}

extension SudokuLayout {
    /// The room for text if the window shows only its head, the board and a row of keys. If the
    /// keys have no row, `keys` rows are reserved for them.
    func textRoom(in window: Size, head: Int, keys: Int = 0) -> SudokuTextRoom {
        let rest = window.rows - head - shape.size.rows
        guard isBeside else {
            return SudokuTextRoom(text: Size(columns: columns, rows: max(1, rest - 1)))
        }
        let foot = foot(rest)
        let beside = Size(columns: side, rows: shape.size.rows)
        if side < 18, foot > 2 {
            return SudokuTextRoom(text: Size(columns: columns, rows: foot), beside: beside)
        }
        return SudokuTextRoom(
            text: Size(columns: side, rows: beside.rows + foot - (rest > 0 ? 0 : keys)))
    }

    /// Whether the room beside the board holds only one column of tools.
    var isNarrow: Bool { side < 22 }

    /// Whether the board has few rows, so that there is little room beside it.
    var isLow: Bool { shape.size.rows < 20 }

    /// The rows below a board that has text beside it.
    func foot(_ rest: Int) -> Int { isLow ? max(0, min(rest - 1, 5)) : 0 }
}
