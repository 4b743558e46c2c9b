/// A cell as the player sees it. It is blank while the board is hidden, such as during a pause.
public struct SudokuFace: Hashable, Sendable {
    /// The digit; 0 if there is none.
    public internal(set) var digit = 0
    public internal(set) var notes = DigitSet()
    public internal(set) var isGiven = false

    /// The colors that the player gave to the cell and to its notes.
    public internal(set) var color: SudokuColor?
    public internal(set) var noteColors: [Int: SudokuColor] = [:]

    public internal(set) var isCursor = false
    /// Indicates whether the cell is chosen in addition to the cell with the cursor.
    public internal(set) var isChosen = false
    /// Indicates whether the cell shares a house with the cell of the cursor, while no digit is
    /// lit.
    public internal(set) var isPeer = false
    /// Indicates whether the cell has the highlighted digit, and is not the cell of the cursor.
    public internal(set) var isSame = false
    /// Indicates whether the lit digit may be placed in the cell.
    public internal(set) var isOpen = false
    /// Indicates whether a house of the cell contains its digit twice, and the options mark such
    /// digits.
    public internal(set) var isConflict = false
    /// Indicates whether the digit is marked as wrong. During a game, the options decide which
    /// digits are marked. After the end, the mistakes are marked.
    public internal(set) var isWrong = false

    /// Indicates whether the cell is in the area of the hint.
    public internal(set) var isInArea = false
    /// Indicates whether the cell is evidence of the hint.
    public internal(set) var isEvidence = false
    /// The digits of this cell that are evidence of the hint.
    public internal(set) var evidence = DigitSet()
    /// The digits that the hint removes from the cell.
    public internal(set) var eliminations = DigitSet()
    /// The digit that the hint places in the cell.
    public internal(set) var placement: Int?

    public init() {}
}

extension SudokuSheet {
    /// The 81 cells, row by row. They are computed from the sheet alone, so no mark is outdated.
    var faces: [SudokuFace] {
        let (board, marking) = (board, sudoku.options.marking)
        let clashes = marking == .off ? CellSet() : board.grid.clashes
        let peers = lit == nil ? cursor.map { CellHouses.peers[$0] } ?? CellSet() : CellSet()
        let open = lit.map(board.openCells(for:)) ?? CellSet()
        let (sudoku, others, cursor) = (sudoku, others, cursor)
        let wanted = board.digit(lit: lit, armed: armed, cursor: cursor)
        return (0..<81).map { cell in
            var face = SudokuFace()
            let digit = board[cell]
            face.digit = digit
            face.notes = board.notes[cell]
            face.isGiven = sudoku.isGiven(cell)
            face.color = board.colors[cell]
            face.isCursor = cursor == cell
            face.isChosen = others.contains(cell)
            face.isOpen = open.contains(cell)
            face.isPeer = peers.contains(cell)
            face.isSame = digit == wanted && cursor != cell
            face.isConflict = clashes.contains(cell)
            face.isWrong = marking == .solution && sudoku.isWrong(cell)
            face.noteColors = board.noteColors(at: cell)
            return face
        }
    }

}

extension SudokuBoard {
    /// The highlighted digit: the lit digit, or else the armed digit, or else the digit of the cell
    /// with the cursor.
    func digit(lit: Int?, armed: Int?, cursor: Int?) -> Int? {
        lit ?? armed ?? cursor.map { self[$0] }.flatMap { $0 == 0 ? nil : $0 }
    }
}

extension SudokuHint {
    /// Marks a face according to the stage of the hint.
    func mark(_ face: inout SudokuFace, _ cell: Int) {
        face.isInArea = area.contains(cell)
        guard stage == .reason else { return }
        face.isEvidence = cells.contains(cell)
        face.evidence = evidence(at: cell)
        face.eliminations = eliminations(at: cell)
        face.placement = placement(at: cell)
    }
}

extension SudokuFace: CustomStringConvertible {
    /// The cell as text: the digit, or the notes in parentheses, then the color, then a letter for
    /// each property: `g` given, `c` cursor, `m` one of several chosen cells, `p` peer, `s` same,
    /// `o` open, `x` conflict, `w` wrong. For a hint, `a` stands for the area and `e` for evidence,
    /// `-` precedes the digits that the hint removes, and `+` the digit that it places.
    public var description: String {
        var text: [UInt8] = []
        write(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Adds the text of the cell to a longer one. A board has many cells, and adding bytes takes
    /// less time than adding strings.
    func write(to text: inout [UInt8]) {
        func mark(_ letter: Unicode.Scalar, if holds: Bool) {
            if holds { text.append(UInt8(ascii: letter)) }
        }
        if digit > 0 || notes.isEmpty {
            text.append(digit > 0 ? UInt8(ascii: "0") + UInt8(digit) : UInt8(ascii: "."))
        } else {
            text += "(\(noted))".utf8
        }
        if let color { text += color.rawValue.utf8 }
        mark("g", if: isGiven)
        mark("c", if: isCursor)
        mark("m", if: isChosen)
        mark("p", if: isPeer)
        mark("s", if: isSame)
        mark("o", if: isOpen)
        mark("x", if: isConflict)
        mark("w", if: isWrong)
        mark("a", if: isInArea)
        mark("e", if: isEvidence)
        if !evidence.isEmpty { text += "e(\(evidence))".utf8 }
        if !eliminations.isEmpty { text += "-(\(eliminations))".utf8 }
        if let placement { text += "+\(placement)".utf8 }
    }

    private var noted: String {
        notes.map { "\($0)\(noteColors[$0]?.rawValue ?? "")" }.joined()
    }
}
