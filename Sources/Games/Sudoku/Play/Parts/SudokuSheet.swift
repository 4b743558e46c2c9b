import Reactive

extension Sudoku {
    /// The sheet in front of the player: the puzzle, what is written on it, and where the pencil is.
    public struct Sheet: Model, Equatable, Sendable {
        public enum Command: Equatable, Sendable {
            /// Another puzzle, with nothing chosen.
            case load(SudokuData)
            /// The board as it is by now: undoing and the like have changed it.
            case lay(Board)
            /// Chooses a cell, given or not. Digit first, the digit is written there as well.
            case tap(Int, asNote: Bool)
            case move(Direction)
            /// Writes a digit, or notes it, in the chosen cell. Digit first, it is the one to come.
            case number(Int, asNote: Bool)
            /// Writes a digit, or notes it, in the chosen cell.
            case write(Int, asNote: Bool)
            /// Empties the chosen cell.
            case erase
            /// Nothing is chosen any more.
            case reform
            case set(Options)
        }

        /// A digit that was entered, and what came of it.
        public struct Entry: Equatable, Sendable {
            /// Which entry it is, from 1.
            public let number: Int
            public let cell: Int
            public let digit: Int
            public let isMistake: Bool
            /// The board is full, and every house holds all nine digits.
            public let isEnd: Bool
        }

        public private(set) var data: SudokuData
        public private(set) var board: Board
        public private(set) var options: Options
        public private(set) var cursor: Int?
        /// The digit that cells get when they are tapped.
        public private(set) var armed: Int?
        /// The last digit that changed a cell.
        public private(set) var entry: Entry?
        /// The only solution, if there is exactly one.
        let answer: SudokuGrid?

        public init(_ data: SudokuData = SudokuData(), options: Options = Options()) {
            (self.data, self.options) = (data, options)
            board = data.start
            answer = data.answer
        }

        public mutating func apply(_ command: Command) {
            switch command {
            case .load(let data): self = Sheet(data, options: options)
            case .lay(let board): self.board = board
            case .tap(let cell, let asNote): tap(cell, asNote: asNote)
            case .move(let direction): cursor = cursor.map { direction.neighbour(of: $0) } ?? 0
            case .number(let digit, let asNote): number(digit, asNote: asNote)
            case .write(let digit, let asNote): write(digit, asNote: asNote)
            case .erase: if let cell = ownCursor { board.erase(cell) }
            case .reform: (cursor, armed) = (nil, nil)
            case .set(let options):
                self.options = options
                if !options.isDigitFirst { armed = nil }
            }
        }

        public func isGiven(_ cell: Int) -> Bool { data.problem[cell] != 0 }

        private mutating func tap(_ cell: Int, asNote: Bool) {
            guard (0..<81).contains(cell) else { return }
            cursor = cell
            if let armed { write(armed, asNote: asNote) }
        }

        private mutating func number(_ digit: Int, asNote: Bool) {
            if options.isDigitFirst, (1...9).contains(digit) {
                armed = armed == digit ? nil : digit
            } else {
                write(digit, asNote: asNote)
            }
        }

        private mutating func write(_ digit: Int, asNote: Bool) {
            guard (1...9).contains(digit), let cell = ownCursor else { return }
            if asNote {
                board.note(digit, at: cell)
            } else if board[cell] != digit {
                let isMistake = isMistake(digit, at: cell)
                board.write(digit, at: cell, cleaning: options.cleansNotes)
                entry = Entry(
                    number: (entry?.number ?? 0) + 1, cell: cell, digit: digit,
                    isMistake: isMistake, isEnd: board.grid.isSolved)
            }
        }

        private func isMistake(_ digit: Int, at cell: Int) -> Bool {
            if options.marking == .solution, let answer {
                return answer[cell] != digit
            }
            return !board.peers(of: cell, holding: digit).isEmpty
        }

        private var ownCursor: Int? { cursor.flatMap { isGiven($0) ? nil : $0 } }
    }
}

extension Sudoku.Sheet {
    /// What the digit of the chosen cell is.
    public enum CursorState: Equatable, Sendable {
        /// It was given, and cannot be changed.
        case given
        /// It stands in a house a second time.
        case mistake
        case own
    }

    public var cursorState: CursorState? {
        cursor.map { cell in
            isGiven(cell) ? .given : board.conflicts(of: cell).isEmpty ? .own : .mistake
        }
    }

    /// The cells that share a house with the chosen one.
    public var peers: CellSet { cursor.map { Place.peers[$0] } ?? CellSet() }

    /// The other cells that hold the digit that matters: the one to come, or the chosen cell's.
    public var same: CellSet {
        guard let digit = armed ?? cursor.map({ board[$0] }), digit != 0 else { return CellSet() }
        return CellSet((0..<81).filter { board[$0] == digit && $0 != cursor })
    }

    /// The peers of the chosen cell that hold its digit.
    public var conflicts: CellSet { cursor.map(board.conflicts(of:)) ?? CellSet() }
}

extension Sudoku.Direction {
    /// The next cell this way; behind the edge, the first one from the other side.
    public func neighbour(of cell: Int) -> Int {
        let (row, column) = (Place.row(cell), Place.column(cell))
        return switch self {
        case .up: (row + 8) % 9 * 9 + column
        case .down: (row + 1) % 9 * 9 + column
        case .left: row * 9 + (column + 8) % 9
        case .right: row * 9 + (column + 1) % 9
        }
    }
}
