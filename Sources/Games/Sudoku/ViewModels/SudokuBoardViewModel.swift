import Reactive

/// The board: the chosen cell, what is written, and what that makes visible.
public struct SudokuBoardViewModel: PartViewModel {
    public struct Input {
        public let data: Observable<SudokuData>
        /// The board as it is by now; what this view model itself writes comes back here.
        public let board: Observable<SudokuBoard>
        public let isOnMemo: Observable<Bool>
        public let options: Observable<SudokuOptions>
        public let cellButtonTapped: Observable<Int>
        public let moved: Observable<SudokuSheet.Direction>
        public let numberButtonTapped: Observable<Int>
        /// A digit to be noted, whether numbers are notes or not.
        public let noted: Observable<Int>
        public let eraseTrigger: Observable<Void>
        public let marked: Observable<SudokuMark>
        /// Another game, or the same one from the beginning: nothing is chosen any more.
        public let reformTrigger: Observable<Void>

        public init(
            data: Observable<SudokuData> = .never(), board: Observable<SudokuBoard> = .never(),
            isOnMemo: Observable<Bool> = .never(), options: Observable<SudokuOptions> = .never(),
            cellButtonTapped: Observable<Int> = .never(),
            moved: Observable<SudokuSheet.Direction> = .never(),
            numberButtonTapped: Observable<Int> = .never(), noted: Observable<Int> = .never(),
            eraseTrigger: Observable<Void> = .never(), marked: Observable<SudokuMark> = .never(),
            reformTrigger: Observable<Void> = .never()
        ) {
            (self.data, self.board, self.isOnMemo) = (data, board, isOnMemo)
            (self.options, self.cellButtonTapped, self.moved) = (options, cellButtonTapped, moved)
            (self.numberButtonTapped, self.noted) = (numberButtonTapped, noted)
            (self.eraseTrigger, self.marked) = (eraseTrigger, marked)
            self.reformTrigger = reformTrigger
        }
    }

    public struct Seen: Equatable, Sendable {
        /// The 81 cells, row by row.
        public internal(set) var faces: [SudokuFace]
        public internal(set) var cursor: Int?
        public let board: SudokuBoard
        /// The digit that is written in a cell that is tapped.
        public let armed: Int?
        /// The digit whose places are lit.
        public let lit: Int?
        /// How often each digit stands on the board, the ones first.
        public let counts: [Int]
    }

    public typealias Output = PlayOutput<Seen, SudokuSheet.News>

    public init() {}

    public var start: SudokuSheet { SudokuSheet() }

    /// Whether numbers are notes is told to the sheet instead of being looked up with each number:
    /// of two things that are done at once, the second one then always sees what the first one did.
    public func commands(
        from input: Input, to sheet: Driver<SudokuSheet>
    ) -> Observable<SudokuSheet.Command> {
        .merge(
            input.data.map { .load($0) },
            input.board.map { .lay($0) },
            input.isOnMemo.map { .memo($0) },
            input.options.map { .set($0) },
            input.cellButtonTapped.map { .tap($0) },
            input.moved.map { .move($0) },
            input.numberButtonTapped.map { .number($0) },
            input.noted.map { .note($0) },
            input.eraseTrigger.map { .erase },
            input.marked.map { .mark($0) },
            input.reformTrigger.map { .reform })
    }

    public func seen(of sheet: SudokuSheet) -> Seen {
        Seen(
            faces: sheet.faces, cursor: sheet.cursor, board: sheet.board, armed: sheet.armed,
            lit: sheet.lit, counts: sheet.board.counts)
    }
}

extension SudokuBoardViewModel.Seen {
    /// The digit that matters: the one that is lit, the one to come, or the chosen cell's.
    public var digit: Int? {
        lit ?? armed ?? cursor.map { board[$0] }.flatMap { $0 == 0 ? nil : $0 }
    }

    /// Marks the cells that a hint is about.
    mutating func show(_ hint: SudokuHint) {
        for cell in faces.indices { hint.mark(&faces[cell], cell) }
    }

    /// Marks the mistakes, and nothing else, each with the digit that was one.
    mutating func show(mistakes: [SudokuMistake]) {
        for cell in faces.indices {
            (faces[cell].isCursor, faces[cell].isPeer, faces[cell].isSame) = (false, false, false)
            (faces[cell].isConflict, faces[cell].isWrong) = (false, false)
            (faces[cell].isChosen, faces[cell].isOpen) = (false, false)
        }
        for mistake in mistakes {
            (faces[mistake.cell].digit, faces[mistake.cell].isWrong) = (mistake.digit, true)
        }
        cursor = nil
    }

    /// Leaves nothing to see of the cells.
    mutating func cover() {
        faces = Array(repeating: SudokuFace(), count: 81)
        cursor = nil
    }
}

extension SudokuBoardViewModel.Seen: CustomStringConvertible {
    /// The faces row by row, and below them the cursor, the digit that is armed, and the counts.
    public var description: String {
        let rows = (0..<9).map { row in
            faces[row * 9..<row * 9 + 9].map(\.description).joined(separator: " ")
        }
        let cursor = cursor.map { "\($0)" } ?? "nowhere"
        return rows.joined(separator: "\n")
            + "\ncursor \(cursor), armed \(armed ?? 0), lit \(lit ?? 0), counts \(counts)"
    }
}
