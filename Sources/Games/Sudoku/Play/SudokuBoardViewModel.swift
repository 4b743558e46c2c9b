import Reactive

/// The view model of the board: the chosen cell, the entries, and the highlights.
public struct SudokuBoardViewModel: PartViewModel {
    public struct Input {
        public let cellButtonTapped: Observable<Int>
        public let moved: Observable<SudokuSheet.Direction>
        public let numberButtonTapped: Observable<Int>

        public init(
            cellButtonTapped: Observable<Int>, moved: Observable<SudokuSheet.Direction>,
            numberButtonTapped: Observable<Int>
        ) {
            (self.cellButtonTapped, self.moved) = (cellButtonTapped, moved)
            self.numberButtonTapped = numberButtonTapped
        }
    }

    public struct Seen: Equatable, Sendable {
        /// The 81 cells, row by row.
        public internal(set) var faces: [SudokuFace]
        public internal(set) var cursor: Int?
        public let board: SudokuBoard
        /// The digit to write in tapped cells.
        public let armed: Int?
        /// The digit whose places are highlighted.
        public let lit: Int?
        /// The number of times that each digit is on the board, starting with the digit 1.
        public var counts: [Int] { board.counts }
    }

    public typealias Output = PlayOutput<Seen, SudokuSheet.News>

    public let start: SudokuSheet

    public init(_ start: SudokuSheet = SudokuSheet()) { self.start = start }

    public func commands(
        from input: Input, to sheet: Driver<SudokuSheet>
    ) -> Observable<SudokuSheet.Command> {
        .merge(
            input.cellButtonTapped.map { .play(.tap($0)) },
            input.moved.map { .play(.move($0)) },
            input.numberButtonTapped.map { .play(.number($0)) })
    }

    public func seen(of sheet: SudokuSheet) -> Seen {
        Seen(
            faces: sheet.faces, cursor: sheet.cursor, board: sheet.board, armed: sheet.armed,
            lit: sheet.lit)
    }
}

extension SudokuBoardViewModel.Seen {
    /// The highlighted digit.
    public var digit: Int? { board.digit(lit: lit, armed: armed, cursor: cursor) }

    /// Marks the cells that a hint is about. While the reason of a step is shown, notes that a
    /// digit excludes are hidden, because the reason does not use them.
    mutating func show(_ hint: SudokuHint) {
        let possible = hint.stage == .reason && hint.step != nil ? PencilMarks(board.grid) : nil
        for cell in faces.indices {
            hint.mark(&faces[cell], cell)
            if let possible { faces[cell].notes = faces[cell].notes & possible[cell] }
        }
    }

    /// Marks the digits that differ from a solution, and removes all other marks.
    mutating func show(mistakes answer: SudokuGrid) {
        showNothing()
        for cell in faces.indices where faces[cell].digit != 0 {
            faces[cell].isWrong = faces[cell].digit != answer[cell]
        }
    }

    /// Marks the mistakes, shows the wrong digit of each, and keeps the marks of digits that
    /// repeat. Removes all other marks.
    mutating func show(mistakes: [SudokuMistake]) {
        let conflicts = faces.map(\.isConflict)
        showNothing()
        for cell in faces.indices { faces[cell].isConflict = conflicts[cell] }
        for mistake in mistakes {
            (faces[mistake.cell].digit, faces[mistake.cell].isWrong) = (mistake.digit, true)
        }
    }

    /// Marks the cells that a step changed. If the player took back a wrong digit before the step,
    /// shows this digit in its cell, unless the cell has a digit now.
    mutating func show(_ step: SudokuPastStep) {
        for cell in step.change.cells { faces[cell].isEvidence = true }
        guard case .wrote(let digit, isWrong: true)? = step.replaced?.kind else { return }
        for cell in step.replaced?.cells ?? [] where faces[cell].digit == 0 {
            (faces[cell].digit, faces[cell].isWrong) = (digit, true)
        }
    }

    private mutating func showNothing() {
        for cell in faces.indices {
            (faces[cell].isCursor, faces[cell].isPeer, faces[cell].isSame) = (false, false, false)
            (faces[cell].isConflict, faces[cell].isWrong) = (false, false)
            (faces[cell].isChosen, faces[cell].isOpen) = (false, false)
        }
        cursor = nil
    }

    /// Makes all cells blank.
    mutating func cover() {
        faces = Array(repeating: SudokuFace(), count: 81)
        cursor = nil
    }
}

extension SudokuBoardViewModel.Seen: CustomStringConvertible {
    /// The faces row by row, followed by the cursor, the armed digit and the lit digit.
    public var description: String {
        var text: [UInt8] = []
        text.reserveCapacity(500)
        for cell in faces.indices {
            if cell > 0 { text.append(UInt8(ascii: cell.isMultiple(of: 9) ? "\n" : " ")) }
            faces[cell].write(to: &text)
        }
        let cursor = cursor.map { "\($0)" } ?? "nowhere"
        return String(decoding: text, as: UTF8.self)
            + "\ncursor: \(cursor), armed: \(armed ?? 0), lit: \(lit ?? 0)"
    }
}
