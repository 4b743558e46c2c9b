import TUI

/// Text of a step, in the room for it: in parts where that is too small, cut between
/// lines. What follows stands below every part where it takes no more than half of the room, and
/// else comes last. Where there is room beside a small board, the whole reason may stand there.
struct SudokuReading {
    private let body, end: [SudokuSentence]
    private let room: SudokuTextRoom
    /// Whether the reason stands beside the board, and only what follows below it.
    private let isBeside: Bool
    /// Whether what follows stands with every part, even if it is the only one.
    private let hasEnd: Bool
    private let partRows, bodyParts: Int
    /// Those of the reason, and, where what follows is not with each of them, its own.
    let parts: Int

    init(
        _ body: [SudokuSentence], end: [SudokuSentence] = [], in room: SudokuTextRoom
    ) {
        (self.body, self.end, self.room) = (body, end, room)
        let (columns, rows) = (room.text.columns, room.text.rows)
        let (bodyRows, endRows) = (body.rows(in: columns), end.rows(in: columns))
        isBeside = room.beside.map { body.fit(in: $0) && endRows <= rows } ?? false
        hasEnd = !isBeside && endRows <= max(rows / 2, rows - bodyRows)
        let partRows = max(1, rows - (hasEnd ? endRows : 0))
        func parts(of rows: Int) -> Int { (rows + partRows - 1) / partRows }
        self.partRows = partRows
        bodyParts = isBeside ? 0 : max(1, parts(of: bodyRows))
        self.parts = max(1, bodyParts + (hasEnd ? 0 : parts(of: endRows)))
    }

    /// The text below the board or beside it, and, with a room of its own, what follows.
    func text(_ part: Int) -> some View {
        let part = min(max(part, 0), parts - 1)
        let (texts, number) = part < bodyParts ? (body, part) : (end, part - bodyParts)
        let shown = min(partRows, texts.rows(in: room.text.columns) - number * partRows)
        return Column {
            Scrolled(offset: number * partRows, content: column(texts)).frame(rows: max(0, shown))
            if hasEnd { column(end) }
        }
        .frame(columns: room.text.columns, rows: room.text.rows)
    }

    /// Whether text stands below a board that has room beside it.
    var isBelow: Bool { room.beside != nil }

    @ViewBuilder var textBeside: ViewGroup { if isBeside { column(body) } }

    private func column(_ sentences: [SudokuSentence]) -> Column {
        Column { for sentence in sentences { sentence.view } }
    }
}

/// The room for what there is to read besides a board.
struct SudokuTextRoom: Equatable {
    var text: Size
    /// The room beside the board, where the other one is below it.
    var beside: Size?
}

extension SudokuLayout {
    /// The room for text where nothing but the board and a line of keys stands below the head of a
    /// window; where keys have no line, so many rows are theirs.
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

    /// Whether what stands beside the board has room for a column of it alone.
    var isNarrow: Bool { side < 22 }

    /// A low board leaves little room beside it.
    var isLow: Bool { shape.size.rows < 20 }

    /// The rows below a board that has text beside it.
    func foot(_ rest: Int) -> Int { isLow ? max(0, min(rest - 1, 5)) : 0 }
}
