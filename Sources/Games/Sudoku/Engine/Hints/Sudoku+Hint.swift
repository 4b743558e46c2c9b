extension Sudoku {
    /// The next hint for this board, which uses the player's notes if there are any; nil if the
    /// puzzle is solved, has no solution, or has several.
    var hint: SudokuHint? {
        guard let solution, board.grid != solution else { return nil }
        for cell in 0..<81 where board[cell] != 0 && board[cell] != solution[cell] {
            let clash = board.clash(of: board[cell], at: cell)?.house
            return .init(.wrongDigit(cell), in: clash ?? House.boxes[CellHouses.box(cell)])
        }
        for cell in 0..<81 where !board.notes[cell].isEmpty {
            if !board.notes[cell].contains(solution[cell]) {
                let kind = SudokuHint.Kind.wrongNotes(cell, board.notes[cell])
                return .init(kind, in: House.boxes[CellHouses.box(cell)])
            }
        }
        let position = position
        let step = position.hintedStep() ?? .guess(in: position, solution: solution)
        return .init(step)
    }

    /// The position with the remaining candidates: the notes of a cell, or all possible digits if
    /// it has no notes. A note that a digit excludes does not count.
    var position: SudokuPosition {
        var marks = PencilMarks(board.grid)
        for cell in 0..<81 where !board.notes[cell].isEmpty {
            marks[cell] = marks[cell] & board.notes[cell]
        }
        let givens = CellSet((0..<81).filter(isGiven))
        return SudokuPosition(board.grid, marks: marks, givens: givens)
    }

    /// The board after following a hint. If the hint removes candidates, its cells without notes
    /// first get all possible digits as notes, so that the remaining notes have a meaning. After a
    /// step, notes that contradict a digit are removed, because they would contradict the reason of
    /// the next hint.
    func board(after hint: SudokuHint) -> SudokuBoard {
        var board = board
        switch hint.kind {
        case .wrongDigit(let cell): board.erase(cell)
        case .wrongNotes(let cell, _):
            board.write(notes: PencilMarks(board.grid)[cell], at: cell)
        case .step(let step):
            for found in step.placements {
                board.write(found.digit, at: found.cell, cleaning: true)
            }
            board.keepPossibleNotes()
            guard !step.eliminations.isEmpty else { break }
            let marks = position.marks
            for cell in step.cells | CellSet(step.eliminations.map(\.cell))
            where board.isEmpty(cell) {
                board.write(notes: marks[cell], at: cell)
            }
            for gone in step.eliminations where board.notes[gone.cell].contains(gone.digit) {
                board.note(gone.digit, at: gone.cell)
            }
        }
        return board
    }
}

extension SudokuHint {
    /// The first cell that the hint changes.
    var target: Int? {
        switch kind {
        case .wrongDigit(let cell), .wrongNotes(let cell, _): cell
        case .step(let step): step.placements.first?.cell ?? step.eliminations.map(\.cell).min()
        }
    }

    fileprivate init(_ kind: Kind, in house: House) {
        self.kind = kind
        place = .houses([house])
    }

    init(_ step: SudokuStep) {
        kind = .step(step)
        place = step.place
    }
}

extension SudokuStep {
    /// The houses or the cells that the reason is about.
    fileprivate var place: SudokuHint.Region {
        switch pattern {
        // A net extends over the board, so the hint shows only where it starts.
        case .net(let net): .cells([net.assumption.cell])
        case .lookUp: .cells(CellSet(placements.map(\.cell)))
        // These reasons name houses, but begin with cells outside of the houses.
        case .rectangle, .linkedPairs: .cells(cells)
        default: houses.base.isEmpty ? .cells(cells) : .houses(houses.base)
        }
    }
}
