/// A cell as it is seen. Under an alert that is nothing.
public struct SudokuFace: Hashable, Sendable {
    /// 0 if there is none.
    public internal(set) var digit = 0
    public internal(set) var notes = DigitSet()
    public internal(set) var isGiven = false

    /// The colours that the player gave to it and to its notes.
    public internal(set) var color: SudokuColor?
    public internal(set) var noteColors: [Int: SudokuColor] = [:]

    public internal(set) var isCursor = false
    /// It is chosen besides the cell with the cursor.
    public internal(set) var isChosen = false
    /// It shares a house with the chosen cell.
    public internal(set) var isPeer = false
    /// It holds the digit that matters.
    public internal(set) var isSame = false
    /// The digit that is lit may stand there.
    public internal(set) var isOpen = false
    /// Its digit stands twice in a house.
    public internal(set) var isConflict = false
    /// Its digit is not the solution's, and the player wants to know.
    public internal(set) var isWrong = false

    /// The hint says to look here.
    public internal(set) var isInArea = false
    /// The hint rests on this cell.
    public internal(set) var isEvidence = false
    /// The digits of this cell that the hint rests on.
    public internal(set) var evidence = DigitSet()
    /// The digits that the hint takes away here.
    public internal(set) var eliminations = DigitSet()
    /// The digit that the hint finds here.
    public internal(set) var placement: Int?

    public init() {}
}

extension SudokuSheet {
    /// The 81 cells, row by row. They follow from the sheet alone, so nothing stays painted that is
    /// true no longer.
    var faces: [SudokuFace] {
        let (board, marking) = (board, sudoku.options.marking)
        let clashes = marking == .off ? CellSet() : board.grid.clashes
        let peers = lit == nil ? cursor.map { Place.peers[$0] } ?? CellSet() : CellSet()
        let (sudoku, others, cursor, wanted, open) = (sudoku, others, cursor, digit, openCells)
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

    /// The cells where the digit that is lit may stand: by the player's notes of a cell, or else by
    /// the digits that it sees.
    private var openCells: CellSet {
        guard let lit else { return CellSet() }
        let possible = PencilMarks(board.grid)
        return CellSet(
            (0..<81).filter { cell in
                let digits = board.isEmpty(cell) ? possible[cell] : board.notes[cell]
                return board[cell] == 0 && digits.contains(lit)
            })
    }

    /// The digit that matters: the one that is lit, the one to come, or the chosen cell's.
    var digit: Int? { lit ?? armed ?? cursor.map { board[$0] }.flatMap { $0 == 0 ? nil : $0 } }
}

extension SudokuHint {
    /// Marks a face as far as the hint has come.
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
    /// Its digit, or its notes in brackets, its colour, and letters for all that is true of it:
    /// given, cursor, `m` for one of many that are chosen, peer, same, open, `x` for a conflict,
    /// wrong; and of a hint: area, evidence, `-` and `+` for digits that it takes away or finds.
    public var description: String {
        var text = digit > 0 ? String(digit) : notes.isEmpty ? "." : "(\(noted))"
        if let color { text += color.rawValue }
        if isGiven { text += "g" }
        if isCursor { text += "c" }
        if isChosen { text += "m" }
        if isPeer { text += "p" }
        if isSame { text += "s" }
        if isOpen { text += "o" }
        if isConflict { text += "x" }
        if isWrong { text += "w" }
        if isInArea { text += "a" }
        if isEvidence { text += "e" }
        if !evidence.isEmpty { text += "e(\(evidence))" }
        if !eliminations.isEmpty { text += "-(\(eliminations))" }
        if let placement { text += "+\(placement)" }
        return text
    }

    private var noted: String {
        notes.map { "\($0)\(noteColors[$0]?.rawValue ?? "")" }.joined()
    }
}
