/// The board of a game: the digits and notes, the cursor, and the mode of the number keys.
public struct SudokuSheet: EmittingModel, Equatable, Sendable {
    /// An action of the player.
    public enum Action: Hashable, Sendable {
        /// Chooses a cell. If the player chooses digits first, also writes the armed digit there.
        case tap(Int)
        case move(Direction)
        /// Moves the cursor to a cell, and writes nothing there.
        case go(to: Int)
        /// Chooses the next or the previous empty cell, and writes nothing there. The search wraps
        /// around at the ends of the board.
        case seek(isBackwards: Bool)
        /// Writes or notes a digit in the chosen cell. If the player chooses digits first, arms the
        /// digit instead. If several cells are chosen, notes the digit in all of them.
        case number(Int)
        /// Chooses a cell and writes a digit there, whatever number keys do.
        case write(Int, at: Int)
        /// Notes a digit in the chosen cells, even if number keys write digits.
        case note(Int)
        case mark(SudokuMark)
    }

    public enum Command: Equatable, Sendable {
        case play(Action)
        /// Loads another puzzle, with no cell chosen.
        case load(SudokuData)
        /// Puts a board on the sheet, for example after undoing.
        case replaceBoard(SudokuBoard)
        /// Empties the chosen cells. Where a digit was, the notes of the earlier boards come back.
        case erase(earlier: [SudokuBoard] = [])
        /// Takes back a change that is refused. The cursor stays.
        case takeBack(SudokuBoard)
        /// Notes all possible digits in empty cells. In cells with notes, removes the notes that a
        /// digit excludes.
        case fillNotes
        /// Makes the change that a hint suggests.
        case follow(SudokuHint)
        /// Sets whether number keys write notes.
        case writeNotes(Bool)
        case set(SudokuOptions)
    }

    public enum News: Equatable, Sendable {
        /// The player entered a wrong digit.
        case mistake(cell: Int, digit: Int)
        /// The last entry made the board full and right.
        case end
        case refused(SudokuRefusal)
    }

    public enum Direction: CaseIterable, Sendable { case up, down, left, right }

    public internal(set) var sudoku: Sudoku
    public internal(set) var cursor: Int?
    /// The cells that are chosen in addition to the cell with the cursor.
    public internal(set) var others = CellSet()
    /// The digit whose places are highlighted.
    public internal(set) var lit: Int?
    /// The digit to write in tapped cells.
    public internal(set) var armed: Int?
    var writesNotes = false

    public init(_ data: SudokuData = SudokuData(), options: SudokuOptions = SudokuOptions()) {
        sudoku = Sudoku(data, options: options)
    }

    public var board: SudokuBoard { sudoku.board }

    var chosen: CellSet { cursor.map { others | .only($0) } ?? others }

    public mutating func apply(_ command: Command, emit: (News) -> Void) {
        let before = self
        var isTold = false
        carryOut(command) { news in
            isTold = true
            emit(news)
        }
        if !isTold, command.isEntry, self == before { emit(.refused(.changesNothing)) }
    }

    private mutating func carryOut(_ command: Command, _ emit: (News) -> Void) {
        switch command {
        case .play(let action): play(action, emit)
        case .load(let data): self = SudokuSheet(data, options: sudoku.options)
        case .replaceBoard(let board): replace(with: board)
        case .erase(let earlier):
            if canWrite(emit) { for cell in chosen { sudoku.erase(cell, after: earlier) } }
        case .takeBack(let board): sudoku.board = board
        case .fillNotes: sudoku.board.fillNotes()
        case .follow(let hint):
            others = CellSet()
            sudoku.board = sudoku.board(after: hint)
            cursor = hint.target ?? cursor
            if sudoku.isSolved { emit(.end) }
        case .writeNotes(let isOn): writesNotes = isOn
        case .set(let options):
            sudoku.options = options
            if !options.isDigitFirst { armed = nil }
        }
    }

    private mutating func play(_ action: Action, _ emit: (News) -> Void) {
        switch action {
        case .tap, .write, .move, .go: others = CellSet()
        default: break
        }
        switch action {
        case .tap(let cell): tap(cell, emit)
        case .move(let direction): cursor = cursor.map { direction.neighbor(of: $0) } ?? 0
        case .go(let cell): if (0..<81).contains(cell) { cursor = cell }
        case .seek(let isBackwards): seek(isBackwards: isBackwards, emit)
        case .number(let digit): number(digit, emit)
        case .write(let digit, let cell) where (0..<81).contains(cell):
            cursor = cell
            write(digit, asNote: false, emit)
        case .write: break
        case .note(let digit): write(digit, asNote: true, emit)
        case .mark(let mark): self.mark(mark, emit)
        }
    }

    /// Shows another board, such as after an undo. If there is a cursor, moves it to the only cell
    /// whose digit has changed or, if no digit has changed, to the only cell whose notes have.
    private mutating func replace(with board: SudokuBoard) {
        let old = self.board
        sudoku.board = board
        let digits = board.cellsWithOtherDigits(than: old)
        let changed = digits.isEmpty ? board.cellsWithOtherNotes(than: old) : digits
        if cursor != nil, changed.count == 1 { cursor = changed[0] }
    }

    private mutating func tap(_ cell: Int, _ emit: (News) -> Void) {
        guard (0..<81).contains(cell) else { return }
        cursor = cell
        if let armed { write(armed, asNote: writesNotes, emit) }
    }

    private mutating func seek(isBackwards: Bool, _ emit: (News) -> Void) {
        let start = cursor ?? (isBackwards ? 81 : -1)
        let cells = (1...81).lazy.map { (start + (isBackwards ? 81 - $0 : $0)) % 81 }
        guard let cell = cells.first(where: { board[$0] == 0 && $0 != cursor }) else {
            return emit(.refused(.noOtherEmptyCell))
        }
        (cursor, others) = (cell, CellSet())
    }
}

extension SudokuSheet.Command {
    /// Indicates whether the player changes the board, without a hint and without going back.
    var isOfPlayer: Bool {
        switch self {
        case .play, .erase, .fillNotes: true
        default: false
        }
    }

    /// Indicates whether the player enters or erases something.
    fileprivate var isEntry: Bool {
        switch self {
        case .play(.number), .play(.write), .play(.note), .erase, .fillNotes: true
        default: false
        }
    }
}

extension SudokuSheet.Direction {
    /// The next cell in this direction. At the edge, it is the first cell on the opposite side.
    public func neighbor(of cell: Int) -> Int {
        let (row, column) = (CellHouses.row(cell), CellHouses.column(cell))
        return switch self {
        case .up: (row + 8) % 9 * 9 + column
        case .down: (row + 1) % 9 * 9 + column
        case .left: row * 9 + (column + 8) % 9
        case .right: row * 9 + (column + 1) % 9
        }
    }
}
