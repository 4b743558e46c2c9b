extension Sudoku {
    /// What there is to see of a cell. Under an alert that is nothing.
    public struct Face: Hashable, Sendable {
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

        /// What is painted where several things are true: the later ones in this list cover the
        /// earlier ones.
        public enum Paint: Hashable, CaseIterable, Sendable {
            case plain, peer, same, conflict, cursor
        }

        public var paint: Paint {
            if isCursor { return .cursor }
            if isConflict || isWrong { return .conflict }
            return isSame ? .same : isPeer ? .peer : .plain
        }
    }

    /// The 81 cells, row by row. They follow from the game alone, so nothing stays painted that is
    /// true no longer.
    public var faces: [Face] {
        guard alert == nil else { return Array(repeating: Face(), count: 81) }
        let clashes = options.marking == .off ? CellSet() : board.grid.clashes
        let (peers, same) = (sheet.peers, sheet.same)
        return (0..<81).map { cell in
            var face = Face()
            face.digit = board[cell]
            face.notes = board.notes[cell]
            face.isGiven = sheet.isGiven(cell)
            face.isCursor = sheet.cursor == cell
            face.isPeer = peers.contains(cell)
            face.isSame = same.contains(cell)
            face.isConflict = clashes.contains(cell)
            face.isWrong = options.marking == .solution && sheet.isWrong(cell)
            hint?.show(on: &face, cell)
            return face
        }
    }
}

extension Sudoku.Sheet {
    /// Whether a digit is another than the only solution's.
    func isWrong(_ cell: Int) -> Bool {
        board[cell] != 0 && answer.map { $0[cell] != board[cell] } == true
    }
}

extension Sudoku.Hint {
    fileprivate func show(on face: inout Sudoku.Face, _ cell: Int) {
        face.isInArea = area.contains(cell)
        guard stage == .reason else { return }
        face.isEvidence = cells.contains(cell)
        face.evidence = evidence(at: cell)
        face.eliminations = eliminations(at: cell)
        face.placement = placement(at: cell)
    }
}
