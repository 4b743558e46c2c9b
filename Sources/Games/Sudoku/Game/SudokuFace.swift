/// A cell as it is seen. Under an alert that is nothing.
public struct SudokuFace: Hashable, Sendable {
    /// 0 if there is none.
    public internal(set) var digit = 0
    public internal(set) var notes = DigitSet()
    public internal(set) var isGiven = false

    public internal(set) var isCursor = false
    /// It shares a house with the chosen cell.
    public internal(set) var isPeer = false
    /// It holds the digit that matters.
    public internal(set) var isSame = false
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
        let marking = sudoku.options.marking
        let clashes = marking == .off ? CellSet() : board.grid.clashes
        let (peers, digit) = (cursor.map { Place.peers[$0] } ?? CellSet(), digit)
        return (0..<81).map { cell in
            var face = SudokuFace()
            face.digit = board[cell]
            face.notes = board.notes[cell]
            face.isGiven = sudoku.isGiven(cell)
            face.isCursor = cursor == cell
            face.isPeer = peers.contains(cell)
            face.isSame = digit != nil && board[cell] == digit && cursor != cell
            face.isConflict = clashes.contains(cell)
            face.isWrong = marking == .solution && sudoku.isWrong(cell)
            return face
        }
    }

    /// The digit that matters: the one to come, or the chosen cell's.
    var digit: Int? { armed ?? cursor.map { board[$0] }.flatMap { $0 == 0 ? nil : $0 } }
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
    /// Its digit, or its notes in brackets, and letters for all that is true of it: given, cursor,
    /// peer, same, `x` for a conflict, wrong; and of a hint: area, evidence, `-` and `+` for digits
    /// that it takes away or finds.
    public var description: String {
        let content = digit > 0 ? "\(digit)" : notes.isEmpty ? "." : "(\(notes))"
        let signs: [(Bool, String)] = [
            (isGiven, "g"), (isCursor, "c"), (isPeer, "p"), (isSame, "s"), (isConflict, "x"),
            (isWrong, "w"), (isInArea, "a"), (isEvidence, "e"),
        ]
        return content + signs.filter(\.0).map(\.1).joined()
            + (evidence.isEmpty ? "" : "e(\(evidence))")
            + (eliminations.isEmpty ? "" : "-(\(eliminations))")
            + (placement.map { "+\($0)" } ?? "")
    }
}
